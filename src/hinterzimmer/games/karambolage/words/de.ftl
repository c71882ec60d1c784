## The game on the home page

blurb = Billard mit vier Würfeln: drei Kugeln, acht Richtungen, und jede Zahl hat ihren Preis.

## Levels

level-1 = Lehrling Toni
    .about = Staubt die Kugeln ab, freut sich über jeden Treffer und übersieht das meiste.
level-2 = Kellner Emil
    .about = Spielt zwischen zwei Bestellungen; ab und zu gelingt ihm ein Wunder.
level-3 = Stammgast Rosa
    .about = Kennt den Tisch seit Jahren und erkennt ein Carambo, wenn sie eins sieht.
level-4 = Der Oberkellner
    .about = Rechnet schneller zusammen, als man bestellt, denkt aber nie an die nächste Runde.
level-5 = Madame Queue
    .about = Sieht jeden Stoß, und auch den, den sie dir nicht übrig lässt.

## Settings

setting-target = Punkte zum Sieg
    .help = Wer sie erreicht, gewinnt sofort. 300 ist kurz, 500 üblich, 0 heißt ohne Ziel.
setting-rounds = Runden
    .help = Nach so vielen Runden gewinnt, wer die meisten Punkte hat. 0 heißt ohne Grenze.
setting-minutes = Minuten
    .help = Spielzeit; die Runde wird zu Ende gespielt. 0 heißt ohne Grenze.

## Balls, by the letter of the notation

ball = { $ball ->
    [B] Schwarz
    [R] Rot
   *[W] Weiß
}
ball-name = { ball }
ball-full = { $ball ->
    [B] die schwarze Kugel
    [R] die rote Kugel
   *[W] die weiße Kugel
}
ball-letter = { $ball ->
    [B] S
    [R] R
   *[W] W
}

## Questions

ask-KA-010 = Setze { ball-full } auf ein Nullfeld (nur ein Punkt).
ask-KA-010-ready = Liegen die Kugeln richtig?
ask-KA-021 = Spiel mit { $balls } weiter oder hör auf.
ask-KA-021-begin = Wähle eine Kugel für den Anfang.
ask-KA-029 = Der Wurf ist zu Ende: Schreib ihn an oder nimm einen Zug zurück.
ask-KA-029-nothing = Der Wurf ist zu Ende und bringt nichts. Beende ihn oder nimm einen Zug zurück.
ask-KA-029-stuck = Keine Kugel kann ziehen: Der Wurf ist zu Ende.
ask-KA-033 = Carambo! Von hier noch einmal werfen?
ask-square = Wo soll { ball-full } liegen bleiben? Tippe ein Feld an; es kostet den Würfel, der darauf steht.
ask-square-plain = Wo soll { ball-full } liegen bleiben? Tippe ein Feld an.
ask-die = Welchen Würfel gibst du für { $field } aus?

wait-KA-010 = { $who } setzt die Kugeln auf.
wait-KA-021 = { $who } spielt.
wait-KA-029 = { wait-KA-021 }
wait-KA-033 = { $who } darf noch einmal werfen.

## Choices

option-place = { ball } auf { $field }
option-ready = Würfeln
option-move = { ball } nach { $field } mit einer { $die }
option-end = Wurf beenden (keine Punkte)
option-end-points = { $points ->
    [one] { $points } Punkt anschreiben
   *[other] { $points } Punkte anschreiben
}
option-end-early = Hier aufhören (keine Punkte)
option-again = Noch einmal werfen
option-decline = Dabei belassen
option-back = Zurücknehmen

## The table

board = Der Billardtisch
pick = { ball } wählen, liegt auf { $field }
reach = { $field }, Wert { $value }, kostet { $dice }
reach-plain = { $field }, Wert { $value }
dice = Würfel: { $dice }
die-used = { $die } verbraucht
die-left = { $die } übrig
first = { ball } hat begonnen
hit = { ball } getroffen
not-hit = { ball } noch nicht getroffen
carambo = Carambo!
cannot-score = Dieser Wurf kann nicht mehr punkten.
can-score = Alle vier Würfel nutzen und beide anderen Kugeln treffen: Dann zählt es.
worth = bringt { $points }
round-target = Runde { $round }, bis { $target } Punkte
round-rounds = Runde { $round } von { $rounds }
round-minutes = Runde { $round }, Spielzeit { $minutes } Minuten

## The score sheet

sheet-title = Punktezettel
sheet-move = { ball } { $field } ({ $die })
nothing = keine Punkte
bonus-straight = { $points } Straight
bonus-compress = { $points } Compress
bonus-pasch = { $points } { $alike ->
    [4] Viererpasch
    [3] Dreierpasch
   *[2] Doppelpasch
}
bonus-third_carambo = { $points } drittes Carambo
with-carambo = { $worth }, Carambo

## What happens

event-opening-throw = { $who } wirft { $dice } um den Anstoß: { $sum }.
event-opens = { $who } hat den höchsten Wurf und beginnt.
event-placed = { $who } setzt { ball } auf { $field }.
event-placed-off = { $who } nimmt { ball } wieder auf.
event-thrown = { $who } wirft { $dice }.
event-moved = { $who }: { ball } von { $from } nach { $to } mit einer { $die }, { $end ->
    [hit] trifft { $struck }
    [rail] über die Bande
   *[none] kein Treffer
}.
event-taken-back = { $who } nimmt einen Zug zurück.
event-booked = { $who } schreibt an: { $worth }.
event-booked-nothing = { $who } bekommt keine Punkte.
event-over = { $why ->
    [target] Das Ziel ist erreicht.
    [rounds] Die letzte Runde ist vorbei.
    [time] Die Zeit ist um.
   *[guard] 200 Runden sind genug.
}

## Reasons of advice

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-wins = Das bringt { points } und gewinnt das Spiel.
reason-carambo = Das bringt { points } und dank Carambo noch einen Wurf, der von dort etwa { $next } bringt.
reason-third = Das dritte Carambo: { points }, und wer folgt, kann mit etwa { $left } rechnen.
reason-points = Das bringt { points } und lässt dem Nächsten etwa { $left }.
reason-spoils = { points }, und die Kugeln liegen danach schlecht: Dem Nächsten bleiben etwa { $left }.
reason-nothing = Hier ist nichts zu holen; so bleiben dem Nächsten nur etwa { $left }.
reason-again = Noch ein Wurf kostet nichts und bringt von hier etwa { $points }.
reason-place = Von hier bringt der erste Wurf etwa { points }.
reason-ready = Die Kugeln liegen, wie sie sollen.

## In the terminal

terminal-help = { "  " }B, R oder W  zeigen, wohin Schwarz, Rot oder Weiß kann    back  nimmt das Letzte zurück
terminal-other = Sonst
terminal-throw = Wurf { $number }:
terminal-moved = { $end ->
    [hit] trifft
    [rail] über die Bande
   *[none] kein Treffer
}
terminal-round = Runde
terminal-player = Wer
terminal-dice = Würfel
terminal-moves = Züge
terminal-score = Punkte
terminal-solved = { $dice }: { $count ->
    [0] So ist nichts zu holen.
    [one] { $count } Weg zu Punkten.
   *[other] { $count } Wege zu Punkten.
}
terminal-total = Summe
terminal-squares = Felder
terminal-bonuses = Prämien
terminal-carambo = Carambo
terminal-yes = ja
