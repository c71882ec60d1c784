## The game on the home page

blurb = Russisches Roulette als Gedächtnisspiel: laden, wandern lassen, dazwischenfunken, abdrücken.

## Levels

level-1 = Die Nichte
    .about = Lädt und zielt meist aufs Geratewohl und vergisst schnell, was wo steckt.
level-2 = Der Kellner
    .about = Kennt die Patronen, verschläft aber manche Gelegenheit und vergisst nach ein paar Runden.
level-3 = Die Stammspielerin
    .about = Hält Kablamos zurück, schiebt sie anderen unter und merkt sich das meiste.
level-4 = Der Buchhalter
    .about = Vergisst nichts und rechnet damit, was andere zurückhalten.
level-5 = Die Patronin
    .about = Vergisst nichts, schließt aus dem, was andere tun, und spielt jede Möglichkeit gründlich durch.

## Reasons of advice

reason-wait = Deine nächste Kammer ist mit etwa { $risk } % scharf: Das ist nicht der Moment, heb dir die Patrone auf.
reason-escape = Deine nächste Kammer ist mit etwa { $risk } % scharf: { $bullet } rettet dich, und du gewinnst etwa { $chance } %.
reason-spend = { $bullet } bringt jetzt mehr als später: Damit gewinnst du etwa { $chance } %, sonst etwa { $other } %.
reason-answer = { $bullet } gegen { $target }: Damit gewinnst du etwa { $chance } %, sonst etwa { $other } %.
reason-load = Was du behältst, ist mehr wert: { $bullet } kann hinein; so gewinnst du etwa { $chance } %.
reason-load_late = Irgendwo muss der Kablamo hin: Hier feuert er erst als { $number }. Schuss, und bis dahin kannst du ihn loswerden.
reason-plant = Ein Kablamo in einem fremden Revolver: Er feuert dort als { $number }. Schuss.
reason-rid = Deine Kammer, die als { $number }. feuert, ist mit etwa { $risk } % scharf: Werde sie los.
reason-there = Dort feuert, was du tauschst, als { $number }. Schuss; so gewinnst du etwa { $chance } %.
reason-turn = So gedreht ist deine nächste Kammer mit etwa { $risk } % scharf, so wenig wie möglich.
reason-self = { $bullet } nützt dir am meisten, wenn du selbst entscheidest: etwa { $chance } %, sonst etwa { $other } %.
reason-hurt = { $bullet } schadet Platz { $seat } am meisten: Dessen nächste Kammer ist mit etwa { $risk } % scharf.
reason-look = Diese Kammer kennst du nicht, und sie feuert als { $number }. Schuss: Sie ist mit etwa { $risk } % scharf.
reason-again = Unter deinen { $bullets } Patronen sind { $live } Kablamos: Neue sind besser.
reason-keep = Unter deinen { $bullets } Patronen sind { $live } Kablamos: Damit lässt sich leben.
reason-best = Durchgespielt gewinnt das etwa { $chance } %, das nächstbeste etwa { $other } %.
reason-only = Etwas anderes geht hier nicht.

## Settings

setting-mulliganovski = Mulliganovski
    .help = Wem die Kugeln nicht gefallen, der legt sie für eine weniger zurück, höchstens zweimal.
setting-hardcore = Hardcore
    .help = Keine roten Kugeln, und jeder bekommt vorweg ein Kablamo.
setting-social = Gesellig
    .help = Jede geladene Kugel zeigt, von wem sie stammt.
setting-memory_aid = Gedächtnisstütze
    .help = Der Tisch merkt sich für dich, was du je gesehen hast.

## The sheet beside the board

sheet-title = Abgelegt
