blurb = Eine Karte für jeden, dann erhöhen oder passen alle zugleich: Die höchste gezeigte Karte bringt den Punkt.

setting-rounds = Runden
    .help = Wie viele Karten alle bekommen, bis das Spiel zu Ende ist.

ask-HC-003 = Erhöhst du mit deiner Karte, oder passt du?
wait-HC-003 = Erhöhen oder passen? Das entscheidet jetzt: { $who }.
option-raise = Erhöhen
option-pass = Passen

event-dealt = { $card ->
    [none] { $who } bekommt eine Karte.
   *[other] { $who } bekommt die Karte { $card }.
}
event-raised = { $who } erhöht mit der Karte { $card }.

field-own = Deine Karte
field-open = Gezeigt
field-cards = Ausgeteilt
field-scores = Punkte
