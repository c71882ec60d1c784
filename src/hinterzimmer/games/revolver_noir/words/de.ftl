## The game on the home page

blurb = Ein Duell im Dunkeln: acht Zimmer, zwei Revolver, und niemand sieht den anderen.

## Levels

level-1 = Hausgast
    .about = Schlendert durch die Villa und drückt nur aus Versehen ab.
level-2 = Nachtwächterin
    .about = Hat ein Ohr für Schritte, vergisst aber jede zweite Gelegenheit.
level-3 = Privatdetektiv
    .about = Zieht Schlüsse aus allem, was gesagt wird, und ist ab und zu leichtsinnig.
level-4 = Agentin
    .about = Rechnet mit, täuscht und leistet sich nur selten einen Fehler.
level-5 = Phantom
    .about = Mischt seine Züge so, dass man sie auch nach hundert Spielen nicht vorhersagt.

## Settings

setting-starter = Wer beginnt
    .help = 1 oder 2: dieser Platz. 0: Das Los entscheidet.
setting-roles = Rollen
    .help = Jeder wählt eine von zwei Rollen mit eigenen Fähigkeiten (Texte rekonstruiert).
setting-aid = Denkhilfe
    .help = Der Plan schraffiert, wo der andere noch sein kann.

## Rooms: the name, and where, whereto, wherefrom and beside what. A variable NAME_FORM is one of these forms

room-bedroom = Schlafzimmer
    .in = im Schlafzimmer
    .into = ins Schlafzimmer
    .from = aus dem Schlafzimmer
    .beside = neben dem Schlafzimmer
room-hall = Flur
    .in = im Flur
    .into = in den Flur
    .from = aus dem Flur
    .beside = neben dem Flur
room-library = Lesezimmer
    .in = im Lesezimmer
    .into = ins Lesezimmer
    .from = aus dem Lesezimmer
    .beside = neben dem Lesezimmer
room-balcony = Empore
    .in = auf der Empore
    .into = auf die Empore
    .from = von der Empore
    .beside = neben der Empore
room-kitchen = Küche
    .in = in der Küche
    .into = in die Küche
    .from = aus der Küche
    .beside = neben der Küche
room-dining = Esszimmer
    .in = im Esszimmer
    .into = ins Esszimmer
    .from = aus dem Esszimmer
    .beside = neben dem Esszimmer
room-foyer = Foyer
    .in = im Foyer
    .into = ins Foyer
    .from = aus dem Foyer
    .beside = neben dem Foyer
room-basement = Keller
    .in = im Keller
    .into = in den Keller
    .from = aus dem Keller
    .beside = neben dem Keller
room-vault = Gewölbe
    .in = im Gewölbe
    .into = ins Gewölbe
    .from = aus dem Gewölbe
    .beside = neben dem Gewölbe

## What rooms and roles can do

effect-flood = Flut
effect-trapdoor = Falltür
effect-jump = Sprung
effect-knife = Messerblock
effect-echoes = Echo
effect-auto = Automatische Falle
effect-loot = Beute

role-thief = Diebin
    .the = die Diebin
    .does = trägt Beute hinaus, das zählt wie ein Treffer; keine Fallen
role-sneak = Schleicher
    .the = der Schleicher
    .does = die erste Bewegung im Zug ist umsonst; schießt nur ins eigene Zimmer
role-wrecker = Zerstörer
    .the = der Zerstörer
    .does = drei Fallen, auch zugleich ausgelöst; Lauschen kostet zwei
role-assassin = Attentäterin
    .the = die Attentäterin
    .does = sticht im eigenen Zimmer zu; kein Revolver, keine Fallen

## Questions, and what the others are told meanwhile

ask-RN-010 = Wähle das Zimmer, in dem du beginnst. Niemand erfährt es.
ask-RN-012 = { $ap ->
    [0] { $free ->
        [yes] Keine Punkte mehr. Einiges geht noch umsonst; sonst beende den Zug.
       *[no] Keine Punkte mehr: Beende den Zug.
    }
    [one] Noch 1 Aktionspunkt: Tippe ein Zimmer an oder wähle eine Aktion.
   *[other] Noch { $ap } Aktionspunkte: Tippe ein Zimmer an oder wähle eine Aktion.
}
ask-RN-022 = Du hast dich verraten: Verschwinde in ein anderes Zimmer.
ask-RN-025 = Jemand lauscht: Nenne ein Zimmer neben deinem. Lügen ist verboten.
ask-RN-032 = { $exact ->
    [yes] Das Echo verrät dich: Nenne dein Zimmer.
   *[no] Das Echo reicht nicht bis zu dir: Nenne ein Zimmer neben deinem. Lügen ist verboten.
}
ask-RN-035 = Das Wasser kommt: Flieh in ein verbundenes Zimmer.
ask-RN-040 = Wähle deine Rolle.

wait-RN-010 = Es fehlt noch das Startzimmer von { $who }.
wait-RN-012 = { $who } handelt im Dunkeln.
wait-RN-022 = { $who } verschwindet in ein anderes Zimmer.
wait-RN-025 = { $who } muss antworten.
wait-RN-032 = { $who } muss antworten.
wait-RN-035 = { $who } flieht vor dem Wasser.
wait-RN-040 = Es fehlt noch die Rolle von { $who }.

## Options; `mode` is what a tap on a room does

option-start = Beginn { $room_in }
option-move = Bewegung { $room_into }
option-shoot = Schuss { $room_into }
option-answer = Antwort: { $room_name }
option-reveal = Antwort: { $room_name }
option-flee = Flucht { $room_into }
option-trap = { $away ->
    [none] Hier Falle stellen (1)
   *[room] Hier Falle stellen (1) und die { $away_in } wegnehmen
}
option-auto = { $away ->
    [none] Automatische Falle { $room_in }
   *[room] Automatische Falle { $room_in }, dafür die { $away_in } wegnehmen
}
option-spring = { $rooms_count ->
    [one] Falle { $rooms_in } auslösen
   *[other] Fallen { $rooms_in } auslösen
}
option-listen = Lauschen ({ $cost })
option-stab = Zustechen ({ $cost })
option-knife = Messerblock: 3 AP
option-echoes = Echo
option-jump = In die Küche springen
option-trapdoor = Falltür öffnen ({ $cost })
option-flood = Keller fluten ({ $cost })
option-loot = Beute nehmen ({ $cost })
option-role = { $role }: { $does }
option-end = Zug beenden

mode-start = Hier beginnen
mode-move = Bewegen
mode-shoot = Schießen
mode-auto = Automatische Falle
mode-answer = Antworten
mode-reveal = Antworten
mode-flee = Fliehen
mode-spring = Auslösen
modes = Auf ein Zimmer tippen heißt:
take-away = und die { $away_in } wegnehmen

## The plan, and the sheet beside it

sheet-title = Spuren
plan = Die Villa
effect-cost = { $effect } ({ $cost })
here = du bist hier
reach = dorthin kannst du
range = im Schussradius
your-trap = deine Falle
your-automatic = deine automatische Falle
heard = Letzte Antwort von { $who }: { $room_name }
flooded = geflutet
possible = vielleicht hier
pencilled = { $mark ->
    [1] Bleistift: vielleicht
   *[2] Bleistift: nein
}
pencil = Bleistift
show-range = Schussradius zeigen
ap = { $ap } AP
hits = { $hits } Treffer kassiert
traps = Fallen
path = Weg
opened = Alles liegt offen

## Events. `$room` is `none` where only the other seat knows it

event-dealt = { $who } wählt zwischen { $roles }, { $other } zwischen { $others }.
event-roles = { $who } ist { $role }, { $other } ist { $against }.
event-start = { $room ->
    [none] { $who } ist im Haus.
   *[known] { $who } ist im Haus, { $room_in }.
}
event-first = { $who } beginnt.
event-turn = Zug { $turn }: { $who }.
move-price = { $cost ->
    [0] {" "}umsonst
   *[paid] {""}
}
event-move = { $room ->
    [none] { $who } bewegt sich{ move-price }. Irgendwo schließt sich eine Tür.
   *[known] { $who } geht{ move-price } { $room_into }.
}
event-move-on = { $room ->
    [none] { $who } verschwindet.
   *[known] { $who } verschwindet { $room_into }.
}
event-flight = { $room ->
    [none] { $who } flieht vor dem Wasser.
   *[known] { $who } flieht vor dem Wasser { $room_into }.
}
shot-at = { $same ->
    [yes] { $room_in } ins Dunkle
   *[no] { $room_from } { $target_into }
}
event-shot = { $who } schießt { shot-at }: { $hit ->
    [yes] Treffer!
   *[no] nichts.
}
event-stab = { $who } sticht { $room_in } zu: { $hit ->
    [yes] Treffer!
   *[no] nur Luft.
}
event-trap = { $room ->
    [none] { $who } stellt eine Falle.
   *[known] { $who } stellt { $room_in } eine Falle.
}
auto-from = { $room ->
    [basement] vom Keller aus
   *[other] { $room_from }
}
event-auto = { $in ->
    [none] { $who } stellt { auto-from } eine automatische Falle.
   *[known] { $who } stellt { auto-from } eine automatische Falle { $in_into }.
}
somebody = { $hit ->
    [yes] Treffer!
   *[no] niemand da.
}
event-automatic = Eine automatische Falle von { $who } geht { $room_in } los: { somebody }
event-spring = { $rooms_count ->
    [one] { $who } löst die Falle { $rooms_in } aus: { somebody }
   *[other] { $who } löst die Fallen { $rooms_in } aus: { somebody }
}
event-listen = { $who } lauscht.
event-answer = { $exact ->
    [yes] { $who } ist { $room_in }!
   *[no] { $who } ist { $room_beside }.
}
event-knife = { $who } zieht { $room_in } ein Messer aus dem Block und hat nun { $ap } AP.
event-echoes = { $who } nutzt { $room_in } das Echo.
event-jump = { $who } springt { $room_from } { $to_into }.
event-trapdoor = { $who } öffnet { $room_in } die Falltür: { $fell ->
    [no] niemand stürzt.
   *[yes] { $hit ->
        [yes] { $other } stürzt ins Wasser. Treffer!
       *[no] { $other } stürzt hinab.
    }
}
event-flood = { $who } flutet { $room_from } den Keller: { somebody }
event-loot = { $who } nimmt die Beute.
event-counted = { $who } bringt die Beute hinaus. Das zählt wie ein Treffer.
event-end = { $who } beendet den Zug.
event-over = { $winner ->
    [none] Es wird hell. Niemand gewinnt.
   *[seat] Das Licht geht an.
}

## Reasons of advice

reason-shoot = Ein Schuss dorthin trifft mit etwa { $chance } % Wahrscheinlichkeit, öfter als jeder andere; er verrät freilich dein Zimmer.
reason-stab = Mit etwa { $chance } % Wahrscheinlichkeit steht jemand neben dir.
reason-spring = In der Falle sitzt mit etwa { $chance } % Wahrscheinlichkeit jemand, und das Auslösen verrät dein Zimmer nicht.
reason-trap = Eine Falle hier kann später für 1 AP treffen, ohne dich zu verraten.
reason-auto = Zu Beginn deines nächsten Zugs geht sie von selbst los; im Moment ist dort mit etwa { $chance } % jemand.
reason-listen = Am ehesten ist der andere { $likeliest }, aber nur mit { $chance } %: Lauschen grenzt es ein.
reason-move = { $known ->
    [100] Man weiß schon, wo du bist; dort drüben bist du schwerer zu finden oder näher am Ziel.
   *[other] Mit { $known } % vermutet man dich, wo du bist; dort drüben bist du schwerer zu finden oder näher am Ziel.
}
reason-flee = Dorthin flieht man am unauffälligsten.
reason-answer = Diese Antwort stimmt und verrät am wenigsten; bisher vermutet man dich hier mit { $known } %.
reason-end = Was noch möglich wäre, verrät mehr, als es bringt.
reason-start = Gute Wege und ein guter Effekt; wer nicht berechenbar sein will, beginnt nicht immer gleich.
reason-role = Mit dieser Rolle hast du mehr selbst in der Hand.
reason-effect = Der Effekt dieses Zimmers hilft hier am meisten; am ehesten ist der andere { $likeliest }, mit { $chance } %.
reason-only = Es gibt nur diese Möglichkeit.

## In the terminal

terminal-help = Zimmernamen dürfen abgekürzt oder auf Deutsch oder Italienisch geschrieben sein: move lib, shoot Küche, answer cantina
terminal-ask = { $who }: { $question }
terminal-ask-RN-012 = { $ap ->
    [0] Keine Punkte mehr. Was tust du noch?
   *[other] Noch { $ap } AP. Was tust du?
}
terminal-traps = Fallen: { $traps }
terminal-role = { $role } (rekonstruiert)
terminal-you = du
terminal-trap = Falle
terminal-automatic = automatisch { $number }
terminal-heard = genannt
terminal-reach = Bewegen
terminal-range = Schuss
terminal-else = Sonstiges
terminal-hits = Kassierte Treffer
terminal-player = Spieler
terminal-hit-count = Treffer
terminal-dark = im Dunkeln
