## The game on the home page

blurb = Russisches Roulette als Gedächtnisspiel: laden, wandern lassen, dazwischenfunken, abdrücken.

## Levels

level-1 = Die Nichte
    .about = Lädt und zielt meist aufs Geratewohl und vergisst schnell, was wo steckt.
level-2 = Der Kellner
    .about = Kennt die Kugeln, verschläft aber manche Gelegenheit und vergisst nach ein paar Runden.
level-3 = Die Stammspielerin
    .about = Hält Kablamos zurück, schiebt sie anderen unter und merkt sich das meiste.
level-4 = Der Buchhalter
    .about = Vergisst nichts und rechnet damit, was andere zurückhalten.
level-5 = Die Patronin
    .about = Vergisst nichts, liest aus jedem Zug der anderen und spielt jede Möglichkeit gründlich durch.

## Settings

setting-mulliganovski = Mulliganovski
    .help = Gefallen dir deine Kugeln nicht, leg sie zurück und zieh eine weniger, höchstens zweimal.
setting-hardcore = Eiserner Stratege
    .help = Keine roten Kugeln, und jeder bekommt vorweg ein Kablamo.
setting-social = Gesellschaftsspieler
    .help = Jede geladene Kugel zeigt, wer sie geladen hat.
setting-memory_aid = Gedächtnisstütze
    .help = Der Tisch merkt sich für dich, was du je gesehen hast.

## Bullets, by the name that the server gives. `narrow` is a long name that says where it may be broken

bullet-Kablamo = Kablamo
    .help = Auf wen dieser Revolver zielt, der ist raus.
bullet-Click = Klick
    .help = Es macht Klick. Mehr nicht.
bullet-Act-of-Cowardice = Akt der Feigheit
    .help = Beim nächsten Schuss dieses Revolvers fällt die erste Kugel harmlos heraus, und die nächste feuert.
bullet-Backfire = Fehlzündung
    .help = Antwort: Du übernimmst eine eben gespielte rote oder eine offen liegende Kugel.
bullet-Bolshevik-Rules = Regeln der Bolschewiki
    .help = In der nächsten Runde trifft jedes Kablamo den linken Nachbarn dessen, auf den es zielt.
bullet-Full-Metal-Jacket = Vollmantelgeschoss
    .help = Bis zum Ende der Runde trifft jedes Kablamo auch den linken Nachbarn seines Opfers.
    .narrow = Vollmantel{"\u00AD"}geschoss
bullet-Lack-of-Etiquette = Mangel an Umgangsformen
    .help = Sieh dir nacheinander drei geladene Kugeln an.
    .narrow = Mangel an Umgangs{"\u00AD"}formen
bullet-Lights-Out = Licht aus
    .help = Zwei tauschen ihre Revolver mit allem darin; beide dürfen danach drehen.
bullet-Marquis-of-Queensbury-Rules = Regeln des Marquis of Queensbury
    .help = Bis zum Ende der Runde tun Kablamos niemandem etwas.
bullet-Misfire = Fehlschuss
    .help = Antwort: Eine eben gespielte rote oder eine offen liegende Kugel entfällt.
bullet-Moment-of-Truth = Stunde der Wahrheit
    .help = Alle tauschen die Kugel in ihrer sicheren Kammer gegen eine Ersatzkugel.
bullet-Overhaul = Wartung
    .help = Alle Fehlfunktionen verschwinden von allen Revolvern.
bullet-Ricochet = Querschläger
    .help = Antwort: Kopiert eine eben gespielte rote oder eine offen liegende Kugel.
bullet-Somebody-Is-Cheating = Irgendjemand betrügt
    .help = Bis zum Ende der Runde verpufft jede offen liegende Kugel, nur scharfe nicht.
bullet-Trigger-Happy = Schießwütig
    .help = In dieser Runde noch ein Schuss.
bullet-Double-Cross = Doppelspiel
    .help = Tausche eine Kugel deines Revolvers mit einer aus einem anderen; wem der gehört, der darf ihn um eins drehen.
bullet-Gentlemen-s-Agreement = Einigung unter Gentlemen
    .help = Zwei wählen heimlich je eine eigene Kugel, und die beiden tauschen den Platz.
bullet-Cylinder-Malfunction = Trommelfehlfunktion
    .help = Beim nächsten Schuss dreht sich die Trommel verkehrt herum.
    .narrow = Trommel{"\u00AD"}fehlfunktion
bullet-Greased-Cylinder = Gut geschmierte Trommel
    .help = Ein Revolver deiner Wahl macht eine halbe Drehung.
bullet-Hammer-Malfunction = Abschussfehlfunktion
    .help = Beim nächsten Schuss dieses Revolvers wird nichts aufgedeckt.
    .narrow = Abschuss{"\u00AD"}fehlfunktion
bullet-Ratchet-Malfunction = Sperrradfehlfunktion
    .help = Beim nächsten Schuss dreht sich dieser Revolver nicht.
    .narrow = Sperrrad{"\u00AD"}fehlfunktion
bullet-Sleight-of-Hand = Taschenspielertrick
    .help = Tausche eine deiner geladenen Kugeln mit einer zufälligen Ersatzkugel von jemand anderem.
    .narrow = Taschenspieler{"\u00AD"}trick
bullet-Speed-Load = Schnelles Nachladen
    .help = Leg alle Kugeln deines Revolvers ab, zieh sechs neue und lade sie.
bullet-Stockpiling = Auf Vorrat
    .help = Zieh eine Kugel und lade sie, dann noch eine als Ersatz.
bullet-Test-of-Honor = Frage der Ehre
    .help = Vor dem Nachladen füllst du die leeren Kammern eines anderen mit deinen Ersatzkugeln.
bullet-Trigger-Malfunction = Abzugsfehlfunktion
    .help = Nach dem nächsten Schuss schuldet dieser Revolver noch einen.
    .narrow = Abzugs{"\u00AD"}fehlfunktion
bullet-Triple-Action = Dreifachaktion
    .help = Drei Kugeln aus mindestens zwei Revolvern tauschen reihum die Plätze.
bullet-Wet-Powder = Nasses Pulver
    .help = Leg alle Ersatzkugeln ab und zieh ebenso viele.

group-live = scharf
group-fast = rot
group-action = weiß

## Places: a chamber by its number, clockwise from the hammer, and whose revolver it is in

chamber = { $chamber ->
    [0] unter dem Hahn
    [5] sichere Kammer
   *[other] Kammer { $chamber }
}
place = { $owner }, { chamber }
place-of = { $chamber ->
    [0] die Kammer unter dem Hahn
    [5] die sichere Kammer
   *[other] Kammer { $chamber }
}{ $whose ->
    [own] {""}
   *[other] {" "}bei { $owner }
}
place-in = { $whose ->
    [own] bei sich
   *[other] bei { $owner }
} { $chamber ->
    [0] unter dem Hahn
    [5] in der sicheren Kammer
   *[other] in Kammer { $chamber }
}

## Questions

ask-KB-021 = Lade sechs: erst eine Kugel antippen, dann eine Kammer. Die sichere feuert zuerst, dann die anderen der Reihe nach.
ask-KB-021-ready = Alle sechs sind drin. Die anderen laden noch.
ask-KB-023 = Diese { $bullets } Kugeln behalten oder zurücklegen und eine weniger ziehen?
ask-KB-035 = Nachladen: Tippe eine Ersatzkugel für die markierte Kammer an.
ask-KB-050 = { $bullet }: Wer bekommt den Effekt?
ask-KB-073 = { $bullet }: Auf welche Kugel?
ask-KB-077 = Eine rote Kugel spielen oder passen?
ask-KB-078 = { $bullet } liegt auf dem Tisch. Antworten oder passen?
ask-ordered = Du passt bis zur nächsten Runde. Doch anders?
ask-KB-105 = Heute ohne Manieren: Tippe eine Kammer an und sieh nach.
ask-KB-105-done = Genug gesehen?
ask-KB-106 = Licht aus: Welche zwei tauschen die Revolver?
ask-KB-106-turn = Ein neuer Revolver. Um wie viele Kammern drehst du?
ask-KB-109 = Welche Ersatzkugel kommt in deine sichere Kammer?
ask-KB-121 = Tippe eine Kugel im eigenen Revolver an.
ask-KB-121-other = Nun eine in einem anderen Revolver.
ask-KB-121-turn = Jemand hat eine Kugel in deinen Revolver getauscht. Um eins drehen?
ask-KB-122 = Welche zwei geben sich die Hand?
ask-KB-122-place = Tippe die Kugel an, die du hergibst.
ask-KB-124 = Wessen Trommel macht eine halbe Drehung?
ask-KB-127 = Tippe die Kugel an, die du loswerden willst.
ask-KB-127-to = In wessen Ersatzkugeln greifst du?
ask-KB-128 = Lade, was du gezogen hast.
ask-KB-130 = Eine Frage der Ehre: Wessen Revolver füllst du?
ask-KB-130-load = Welche deiner Ersatzkugeln kommt hinein?
ask-KB-132 = Tippe drei Kugeln nacheinander an: Sie tauschen reihum die Plätze.

wait = Am Zug: { $who }.
wait-KB-021 = Noch beim Laden: { $who }.
wait-KB-023 = Beim Abwägen: { $who }.
wait-KB-035 = { wait-KB-021 }
wait-KB-050 = Wer bekommt den Effekt? Es entscheidet { $who }.
wait-KB-077 = Jetzt reagieren: { $who }.
wait-KB-078 = { wait-KB-077 }
wait-KB-128 = { wait-KB-021 }

## Options

option-keep = Behalten
option-again = Zurücklegen, eine weniger
option-ready = Alle drin
option-back = Die letzte wieder heraus
option-load = { $bullet } → { chamber }
option-pass = Passen
option-pass-round = Passen bis zur nächsten Runde
option-play = { $target ->
    [none] { $bullet } spielen
   *[aimed] { $bullet } gegen { $target } spielen
}
option-at = { $bullet }
option-let-go = Verfallen lassen
option-to = { $seat }
option-place = { place }
option-pair = { $seats }
option-turn = { $by ->
    [0] Nicht drehen
    [1] Um eins drehen
    [-1] Um eins zurück
   *[other] Um { $by } drehen
}
option-swap = { $bullet } eintauschen
option-done = Genug gesehen

## The board

table = Der Tisch
yours = deiner
enlarge = Revolver von { $who } vergrößern
locked = sicher: für alle anderen tabu
empty = leer
face-down = verdeckt
known = du weißt: { $bullet }
loaded-by = geladen von { $who }
looking = du siehst sie dir an
choosable = wählbar
spares = { $count ->
    [one] 1 Ersatzkugel
   *[other] { $count } Ersatzkugeln
}
my-spares = Deine Ersatzkugeln
drawn = Gezogen, zu laden
no-spares = keine Ersatzkugeln
bag = Beutel
discarded = Abgelegt
start-marker = Startmarke
owed = schuldet einen Schuss
controlled = unter der Kontrolle von { $who }
aimed-at = zielt auf { $target }
round = Runde { $round }
for-round = Runde { $round }
phase-set-up = Laden
phase-before = Vor dem Schuss
phase-rotate = Weiterdrehen und Aufdecken
phase-resolve = Ausführen
phase-repeat = Wiederholen
phase-replace = Ersetzen
phase-reload = Nachladen
out = raus
out-since = raus in Runde { $round }
out-stamp = RAUS
alive = steht noch
show-again = Noch mal zeigen
loading-full = Alle sechs sind drin. Bestätige, danach siehst du sie nicht mehr.
loading-going = Sie gehen hinein, eine nach der anderen.
loading-bullet = Kugel antippen, dann die Kammer; oder hineinziehen.
loading-bullet-keys = { loading-bullet } Die Tasten 1 bis 6 folgen der Schussfolge.
loading-chamber = Nun die Kugel für diese Kammer.
commit = Diese sechs laden
change = Halt, ich ändere das
clear = Alle wieder heraus
ordered = Du passt bis zur nächsten Runde.

## The sheet beside the board

sheet-title = Abgelegt
opened = Alles liegt offen
still-loaded = steckte noch im Revolver
nothing-there = noch nichts
lost = { $bullet }: zuletzt bei den Ersatzkugeln von { $who }

## Events. A bullet that is not seen is called “unseen”

with-bullet = { $bullet ->
    [unseen] {""}
   *[seen] : { $bullet }
}
as-kind = { $as ->
    [itself] {""}
   *[other] {" "}als { $as }
}
event-bag = { $bullets ->
    [one] 1 Kugel kommt in den Beutel.
   *[other] { $bullets } Kugeln kommen in den Beutel.
}
event-start-marker = { $who } hat die Startmarke.
event-given = { $who } bekommt ein Kablamo. Glückwunsch.
event-drawn = { $bullet ->
    [unseen] { $who } zieht eine Kugel.
   *[seen] { $who } zieht { $bullet }.
}
event-drawn-to-load = { event-drawn }
event-dealt = { $bullets ->
    [unseen] { $who } zieht { $count ->
        [one] eine Kugel
       *[other] { $count } Kugeln
    }.
   *[seen] { $who } zieht { $bullets }.
}
event-put-back = { $bullets ->
    [one] { $who } legt eine Kugel zurück.
   *[other] { $who } legt { $bullets } Kugeln zurück.
}
event-loaded = { $who } lädt { place-of }{ with-bullet }.
event-loaded-all = { $who } lädt { $count } Kammern.
event-cleared = { $who } hinterlässt: { $bullets }.
event-taken-up = { $who } nimmt auf, was { place-in } lag{ with-bullet }.
event-turned = { $by ->
    [1] Die Trommel von { $who } dreht sich um eins.
    [3] Die Trommel von { $who } macht eine halbe Drehung.
    [4] Die Trommel von { $who } dreht sich um zwei zurück.
    [5] Die Trommel von { $who } dreht sich um eins zurück.
   *[other] Die Trommel von { $who } dreht sich um { $by }.
}
event-moved = Eine Kugel wandert: { $from } → { $to }.
event-revolvers-swapped = { $seats } tauschen die Revolver.
event-looked = { $who } sieht { place-in } nach{ with-bullet }.
event-revealed = { $who }: { $bullet }.
event-empty = { $who }: nichts unter dem Hahn.
event-taken-out = { $bullet } verlässt { place-of }.
event-taken-out-spares = { $bullet } verlässt die Ersatzkugeln von { $who }.
event-resolving = Jetzt gilt: { $bullet } von { $who }.
event-assigned = { $who } gibt { $bullet } an { $to }.
event-assigned-self = { $who } behält { $bullet } für sich.
event-announced = { $target ->
    [none] { $who } spielt { $bullet }.
   *[aimed] { $who } spielt { $bullet } gegen { $target }.
}
event-takes-effect = Jetzt gilt: { $bullet }.
event-struck = { $bullet }{ as-kind } trifft { $target }.
event-cancelled = { $bullet } verpufft.
event-taken = { $who } übernimmt { $bullet }.
event-dud = { $bullet } ist ein Blindgänger.
event-laid = { $on ->
    [revolver] Auf dem Revolver von { $who }
    [player] Vor { $who }
   *[table] Auf dem Tisch
} liegt: { $bullet }{ as-kind }.
event-used = { $who }: { $as } ist verbraucht.
event-owes = Der Revolver von { $who } schuldet einen Schuss.
event-discarded = { $into ->
    [bag] { $bullet } kommt zurück in den Beutel.
    [aside] { $bullet } wartet neben dem Beutel.
   *[pile] { $bullet } ist abgelegt.
}
event-returned = { $bullets ->
    [one] Eine scharfe Kugel kommt zurück in den Beutel.
   *[other] { $bullets } scharfe Kugeln kommen zurück in den Beutel.
}
event-round = Runde { $round }. Finger an den Abzug.
event-eliminated = { $who } ist raus. Die Kugel meinte es nicht persönlich.
event-over = Der Rauch verzieht sich: { $who } steht noch.
event-over-nobody = Der Rauch verzieht sich. Niemand ist übrig, um zu zahlen.

## Reasons of advice

reason-wait = In deiner nächsten Kammer steckt nur mit etwa { $risk } % Wahrscheinlichkeit ein Kablamo: Das ist nicht der Moment, heb dir die Kugel auf.
reason-escape = In deiner nächsten Kammer steckt mit etwa { $risk } % Wahrscheinlichkeit ein Kablamo: „{ $bullet }“ rettet dich, Gewinnchance etwa { $chance } %.
reason-spend = „{ $bullet }“ bringt jetzt mehr als später: Gewinnchance etwa { $chance } %, sonst etwa { $other } %.
reason-answer = „{ $bullet }“ gegen „{ $target }“: Gewinnchance etwa { $chance } %, sonst etwa { $other } %.
reason-load = Was du behältst, ist mehr wert: „{ $bullet }“ kann hinein, Gewinnchance etwa { $chance } %.
reason-load_late = Irgendwo muss das Kablamo hin: Hier feuert es erst als { $number }. Schuss, und bis dahin kannst du es loswerden.
reason-plant = Ein Kablamo in einem fremden Revolver: Es feuert dort als { $number }. Schuss.
reason-rid = In deiner Kammer, die als { $number }. Schuss feuert, steckt mit etwa { $risk } % Wahrscheinlichkeit ein Kablamo: Werde die Kugel los.
reason-there = Dort feuert, was du tauschst, als { $number }. Schuss: Gewinnchance etwa { $chance } %.
reason-turn = So gedreht steckt in deiner nächsten Kammer nur mit etwa { $risk } % Wahrscheinlichkeit ein Kablamo.
reason-self = „{ $bullet }“ nützt dir selbst am meisten: Gewinnchance etwa { $chance } %, sonst etwa { $other } %.
reason-hurt = „{ $bullet }“ schadet { $whom } am meisten: In der nächsten Kammer dort steckt mit etwa { $risk } % Wahrscheinlichkeit ein Kablamo.
reason-look = Diese Kammer kennst du nicht, und sie feuert als { $number }. Schuss: Mit etwa { $risk } % Wahrscheinlichkeit steckt ein Kablamo darin.
reason-again = { kablamos-held }: Neue sind besser.
reason-keep = { kablamos-held }: Damit lässt sich leben.
kablamos-held = { $live ->
    [0] Kein Kablamo
    [1] Ein Kablamo
   *[other] { $live } Kablamos
} unter deinen { $bullets } Kugeln
reason-best = Durchgespielt: Gewinnchance etwa { $chance } %, mit der nächstbesten Wahl etwa { $other } %.
reason-only = Etwas anderes geht hier nicht.

## The terminal

terminal-help =
    Die Kammern zählen im Uhrzeigersinn vom Hahn (0) bis zur sicheren (5): 2.5 ist die sichere Kammer von Platz 2.
    Kugeln haben Nummern, K ist ein Kablamo, C ein Klick; „pass round“ passt bis zur nächsten Runde; „back“ nimmt eine heraus.
terminal-options = Du darfst
terminal-middle = In der Mitte
terminal-chosen = Bisher gewählt: { $loads }
terminal-hammer = Hahn
terminal-safe = sicher
terminal-ask-KB-021 = Lade eine Kugel in die nächste Kammer, in der Folge, in der sie feuern.
terminal-ask-KB-035 = Nachladen: Welche Ersatzkugel kommt in welche Kammer?
terminal-ask-KB-105 = Heute ohne Manieren: In welche Kammer siehst du?
terminal-ask-KB-121 = Wähle eine Kugel im eigenen Revolver.
terminal-ask-KB-121-other = Nun eine in einem anderen Revolver.
terminal-ask-KB-122-place = Wähle die Kugel, die du hergibst.
terminal-ask-KB-127 = Wähle die Kugel, die du loswerden willst.
terminal-ask-KB-132 = Wähle drei Kugeln nacheinander: Sie tauschen reihum die Plätze.
