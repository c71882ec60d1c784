## The game on the home page

blurb = Sieben Ganoven, vier Boote und dein geheimer Zettel: Wer flieht wann?

## Levels

level-1 = Taschendieb
    .about = Weiß, was auf dem Zettel steht, zieht aber oft aufs Geratewohl.
level-2 = Fassadenkletterer
    .about = Treibt die eigenen Vögel an und verschätzt sich dabei noch gern.
level-3 = Schlossknackerin
    .about = Rechnet meist richtig, was ein Zug dem eigenen Zettel bringt.
level-4 = Tresorkenner
    .about = Errät aus euren Zügen eure Zettel und verschätzt sich nur noch wenig.
level-5 = Kopf der Bande
    .about = Kennt bald eure Zettel, spielt Würfe und eure Antworten im Kopf durch und verrät sich selbst so wenig wie möglich.

## Reasons of advice

reason-slip = Am Anfang ist jede Reihenfolge gleich gut; am besten ist eine, die niemand errät.
reason-only = Etwas anderes geht hier nicht.
reason-throw = { $dice }: das bringt im Schnitt { $points } Punkte Vorsprung, { $more } mehr als { $other }; Gewinnaussicht { $percent } %.
reason-throw_close = { $dice }: kaum besser als { $other }, aber nach durchgespielten Runden vorn; Gewinnaussicht { $percent } %.
reason-forward = { $stone } auf Feld { $field }: im Schnitt { $more } Punkte mehr als { $other }; Gewinnaussicht { $percent } %.
reason-block = { $stone } auf Feld { $field } setzt { $blocked } fest: im Schnitt { $more } Punkte mehr als { $other }; Gewinnaussicht { $percent } %.
reason-home = { $stone } kommt in Boot { $boat }: im Schnitt { $more } Punkte mehr als { $other }; Gewinnaussicht { $percent } %.
reason-back = { $stone } mit dem weißen Würfel zurück: im Schnitt { $more } Punkte mehr als { $other }; Gewinnaussicht { $percent } %.
reason-same = Hier ist eins so gut wie das andere; Gewinnaussicht { $percent } %.

## Dice and stones

colour-R = Rot
colour-B = Blau
colour-Y = Gelb
colour-N = Braun
colour-O = Orange
colour-G = Grün
colour-V = Violett
colour-white = Weiß
by-white = { $stone } (Weiß)

## Settings

setting-sheet = Bettlaken
    .help = Kürzerer Weg: Die Flucht beginnt dort, wo das Laken hinunterhängt.

## The sheet beside the board

sheet-title = Mein Zettel
