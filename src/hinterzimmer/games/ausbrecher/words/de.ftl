## The game on the home page

blurb = Sieben Ganoven, vier Boote und dein geheimer Zettel: Wer flieht wann?

## Levels

level-1 = Taschendieb
    .about = Weiß, was auf dem eigenen Zettel steht, zieht aber oft aufs Geratewohl.
level-2 = Fassadenkletterer
    .about = Treibt die eigenen Ganoven an und verschätzt sich dabei noch oft.
level-3 = Schlossknackerin
    .about = Rechnet meist richtig, was ein Zug dem eigenen Zettel bringt.
level-4 = Tresorkenner
    .about = Errät aus euren Zügen eure Zettel und verschätzt sich nur noch wenig.
level-5 = Kopf der Bande
    .about = Kennt bald eure Zettel, spielt Würfe und eure Antworten im Kopf durch und verrät sich selbst so wenig wie möglich.

## Settings

setting-sheet = Bettlaken
    .help = Kürzerer Weg: Die Flucht beginnt dort, wo das Laken hinunterhängt.

## Jailbirds and dice, by the letter of the notation

bird = { $stone ->
    [R] Rot
    [B] Blau
    [Y] Gelb
    [N] Braun
    [O] Orange
    [G] Grün
    [V] Violett
   *[white] Weiß
}
bird-name = { bird }
die-name = { bird }
die-of = { $stone ->
    [white] Weißer Würfel
   *[other] Würfel { bird }
}

## Questions

ask-AU-011 = Wer landet in welchem Boot? Ordne die sieben und gib deinen Zettel ab.
ask-AU-011-again = Dein Zettel ist abgegeben. Bis alle so weit sind, kannst du ihn noch ändern.
ask-AU-020 = Wähle drei Würfel.
ask-AU-020-white = Wähle drei Würfel. Der weiße darf dazu, er holt jemanden zurück.
ask-AU-031 = Wähle zwei Würfel.
ask-AU-031-white = Wähle zwei Würfel. Einer darf der weiße sein, er holt jemanden zurück.
ask-AU-023 = Welchen Würfel spielst du? Tippe auf einen Ganoven oder seinen Würfel.
ask-AU-023-white = Welchen Würfel spielst du? Tippe auf einen Ganoven, seinen Würfel oder den weißen.
ask-AU-026 = Wen holt der weiße Würfel zurück?

wait-AU-011 = Noch am Zettel: { $who }.
wait-AU-020 = { $who } wählt Würfel.
wait-AU-031 = { wait-AU-020 }
wait-AU-023 = { $who } spielt die Würfel.
wait-AU-026 = { wait-AU-023 }

## Choices

hand-in = Zettel abgeben
hand-in-again = Geänderten Zettel abgeben
option-slip = { $boat1 } in Boot 1, { $boat2 } in Boot 2, { $boat3 } in Boot 3, { $boat4 } in Boot 4
option-throw = Wirf { $dice }
option-move = { bird }: { $end }
option-move-plain = { bird }
option-back = Weiß holt { bird } zurück: { $end }
option-back-plain = Weiß holt { bird } zurück

## Where a move ends, and what it does to others

place = { $to ->
    [0] ans Fenster
   *[other] auf Feld { $to }
}
place-boat = in Boot { $boat }
blocks = blockiert { bird-name }
frees = befreit { bird-name }
loses-die = der eigene Würfel verfällt

## The table

board = Das Gefängnis, der Weg zum Meer und die Boote
round = Runde { $round }
boat = Boot { $boat }
throw = Werfen
white-hint = Tippe jetzt an, wen der weiße Würfel zurückholt.
die-rolling = { die-of }: rollt
die-state = { die-of }: { $pips }, { $state ->
    [open] noch zu spielen
    [played] gespielt
   *[lapsed] verfallen
}

## The slip

sheet-title = Mein Zettel
slip-title = Dein Zettel
slip-how = Tippe zwei Ganoven an, um sie zu tauschen, zieh einen auf den anderen oder nimm die Pfeiltasten. Wer im richtigen Boot sitzt, bringt so viele Punkte, wie dessen Nummer sagt.
slip-done = Abgegeben. Warten auf die anderen.
slip-place = { bird }, Boot { $boat }
safe = { $points } sicher
at-best = höchstens { $points }
right-now = im Moment { $points }
arrived = Angekommen
points = Punkte

## What happens

event-written = { $who } hat einen Zettel abgegeben.
event-begins = { $who } beginnt, so will es das Los.
event-turn = { $who } ist am Zug.
event-picked = { $who } wirft { $dice }.
event-fallen = { bird } zeigt { $pips }.
die-shown = { die-name } { $pips }
event-moved = { $who }: { bird-name } geht { $pips } vor, { place }{ $also }.
event-moved-back = { $who }: Weiß holt { bird-name } um { $pips } zurück, { place }{ $also }.
event-home = { bird } springt in Boot { $boat }{ $also }.
event-left-behind = { $who }: Weiß holt { bird-name } hinter die Mauer zurück; es wartet nur noch das letzte Boot.
event-lapsed = Verfallen: { $dice }.
event-over = Alle an Bord. Die Zettel werden geöffnet.
also-onto = klettert auf { bird-name }
also-free = { bird } ist frei

## Reasons of advice

reason-slip = Am Anfang ist jede Reihenfolge gleich gut; am besten ist eine, die niemand errät.
reason-only = Etwas anderes geht hier nicht.
reason-throw = Das bringt im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Vorsprung, { $more } mehr als { $other }; Gewinnchance { $percent } %.
reason-throw_close = Kaum besser als { $other }, aber im Probespiel vorn; Gewinnchance { $percent } %.
reason-forward = { $stone } auf Feld { $field }: { better }; Gewinnchance { $percent } %.
reason-block = { $stone } auf Feld { $field } blockiert { $blocked }: { better }; Gewinnchance { $percent } %.
reason-home = { $stone } springt in Boot { $boat }: { better }; Gewinnchance { $percent } %.
reason-back = { $stone } mit dem weißen Würfel zurück: { better }; Gewinnchance { $percent } %.
reason-same = Hier ist eins so gut wie das andere; Gewinnchance { $percent } %.
better = im Schnitt { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} mehr als { $other }
by-white = { $bird } (weißer Würfel)

## In the terminal

terminal-help = { "  " }So tippst du die sieben: { $birds }
terminal-ask-AU-011 = Schreib deinen Zettel, Boot 1 bis 4 der Reihe nach, zum Beispiel: zettel RB YN OG V
terminal-ask-AU-023 = Welchen Würfel spielst du?
terminal-throw = Ohne den weißen
terminal-throw-white = Mit dem weißen
terminal-move = Vor
terminal-back = Zurück mit dem weißen
terminal-prison = Gefängnis
terminal-empty = leer
terminal-track = Weg
terminal-home = Boote
terminal-boats = Boote
terminal-dice = Würfel
terminal-slip = Zettel
terminal-slips = Zettel
terminal-boat = Boot
terminal-die-now = { $state ->
    [rolling] rollt
    [played] gespielt
   *[lapsed] verfallen
}
