blurb = Una carta a testa, poi tutti rilanciano o passano insieme: fa punto la carta più alta fra quelle scoperte.

setting-rounds = Turni
    .help = Quante carte ricevono tutti prima che la partita finisca.

ask-HC-003 = Rilanci con la tua carta o passi?
wait-HC-003 = Rilanciare o passare? Tocca a { $who }.
option-raise = Rilancia
option-pass = Passa

event-dealt = { $card ->
    [none] { $who } riceve una carta.
   *[other] { $who } riceve la carta { $card }.
}
event-raised = { $who } rilancia con la carta { $card }.

field-own = La tua carta
field-open = Scoperte
field-cards = Carte distribuite
field-scores = Punti
