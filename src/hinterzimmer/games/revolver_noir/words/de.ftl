## The game on the home page

blurb = Ein Duell im Dunkeln: acht Zimmer, zwei Revolver, und niemand sieht den anderen.

## Levels

level-1 = Hausgast
    .about = Schlendert durch die Villa und drückt nur aus Versehen ab.
level-2 = Nachtwächterin
    .about = Hat ein Ohr für Schritte, vergisst aber jede zweite Gelegenheit.
level-3 = Privatdetektiv
    .about = Schließt aus dem, was gesagt wurde, und ist ab und zu leichtsinnig.
level-4 = Agentin
    .about = Rechnet mit, täuscht und leistet sich nur selten einen Fehler.
level-5 = Phantom
    .about = Mischt seine Züge so, dass man sie auch nach hundert Spielen nicht vorhersagt.

## Reasons of advice

reason-shoot = Ein Schuss dorthin trifft mit etwa { $chance } %, öfter als jeder andere; er verrät freilich deinen Raum.
reason-stab = Mit etwa { $chance } % steht jemand neben dir.
reason-spring = In der Falle sitzt mit etwa { $chance } % jemand, und das Auslösen verrät deinen Raum nicht.
reason-trap = Eine Falle hier kann später für einen einzigen Punkt treffen, ohne dich zu verraten.
reason-auto = Zu Beginn deines nächsten Zugs geht sie von selbst los; jetzt ist dort mit etwa { $chance } % jemand.
reason-listen = Am wahrscheinlichsten ist noch ein Raum mit nur { $chance } %: zuhören grenzt es ein.
reason-move = In deinem Raum vermutet man dich mit { $known } %; von dort bist du schwerer zu finden oder näher am Ziel.
reason-flee = Dorthin flieht man am unauffälligsten.
reason-answer = Diese Antwort stimmt und verrät am wenigsten; bisher vermutet man dich hier mit { $known } %.
reason-end = Was noch möglich wäre, verrät mehr, als es bringt.
reason-start = Gute Wege und ein guter Effekt; wer nicht berechenbar sein will, beginnt nicht immer gleich.
reason-role = Diese Rolle passt eher zu dem, was man selbst in der Hand hat.
reason-effect = Der Raum hilft hier mehr als alles andere; am wahrscheinlichsten ist ein Raum mit { $chance } %.
reason-only = Es gibt nur diese Möglichkeit.

## Settings

setting-starter = Wer beginnt
    .help = 1 oder 2: dieser Platz. 0: das Los entscheidet.
setting-roles = Rollen
    .help = Jeder wählt eine von zwei Rollen mit eigenen Fähigkeiten (Texte rekonstruiert).
setting-aid = Denkhilfe
    .help = Der Plan schraffiert, wo der andere noch sein kann.

## The sheet beside the board

sheet-title = Spuren
