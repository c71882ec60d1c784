## The game on the home page

blurb = Un duello al buio: otto stanze, due rivoltelle, e nessuno vede l’altro.

## Levels

level-1 = Ospite
    .about = Passeggia per la villa e spara quasi sempre per sbaglio.
level-2 = Guardiana notturna
    .about = Ha orecchio per i passi, ma spreca un’occasione su due.
level-3 = Investigatore privato
    .about = Ragiona su ciò che si è detto e ogni tanto è imprudente.
level-4 = Agente
    .about = Tiene il conto, inganna e sbaglia di rado.
level-5 = Fantasma
    .about = Varia le mosse così bene che nemmeno cento partite lo tradiscono.

## Settings

setting-starter = Chi comincia
    .help = 1 o 2: quel posto. 0: decide la sorte.
setting-roles = Ruoli
    .help = Ognuno sceglie uno di due ruoli con capacità proprie (testi ricostruiti).
setting-aid = Aiuto alla deduzione
    .help = La pianta tratteggia dove l’altro può ancora essere.

## Rooms: the name, and where, whereto, wherefrom and beside what. A variable NAME_FORM is one of these forms

room-bedroom = Camera da letto
    .in = nella Camera da letto
    .into = nella Camera da letto
    .from = dalla Camera da letto
    .beside = accanto alla Camera da letto
room-hall = Corridoio
    .in = nel Corridoio
    .into = nel Corridoio
    .from = dal Corridoio
    .beside = accanto al Corridoio
room-library = Biblioteca
    .in = nella Biblioteca
    .into = nella Biblioteca
    .from = dalla Biblioteca
    .beside = accanto alla Biblioteca
room-balcony = Balconata
    .in = sulla Balconata
    .into = sulla Balconata
    .from = dalla Balconata
    .beside = accanto alla Balconata
room-kitchen = Cucina
    .in = nella Cucina
    .into = nella Cucina
    .from = dalla Cucina
    .beside = accanto alla Cucina
room-dining = Sala da pranzo
    .in = nella Sala da pranzo
    .into = nella Sala da pranzo
    .from = dalla Sala da pranzo
    .beside = accanto alla Sala da pranzo
room-foyer = Ingresso
    .in = nell’Ingresso
    .into = nell’Ingresso
    .from = dall’Ingresso
    .beside = accanto all’Ingresso
room-basement = Cantina
    .in = nella Cantina
    .into = nella Cantina
    .from = dalla Cantina
    .beside = accanto alla Cantina
room-vault = Caveau
    .in = nel Caveau
    .into = nel Caveau
    .from = dal Caveau
    .beside = accanto al Caveau

## What rooms and roles can do

effect-flood = Allagamento
effect-trapdoor = Botola
effect-jump = Salto
effect-knife = Ceppo di coltelli
effect-echoes = Eco
effect-auto = Trappola automatica
effect-loot = Bottino

role-thief = Ladra
    .the = la Ladra
    .does = porta fuori il bottino, che vale come un colpo a segno; niente trappole
role-sneak = Ombra
    .the = l’Ombra
    .does = il primo spostamento del turno è gratis; spara solo nella propria stanza
role-wrecker = Sabotatore
    .the = il Sabotatore
    .does = tre trappole, anche insieme; ascoltare costa due
role-assassin = Sicaria
    .the = la Sicaria
    .does = pugnala nella propria stanza; niente rivoltella, niente trappole

## Questions, and what the others are told meanwhile

ask-RN-010 = Scegli la stanza da cui cominci. Nessuno lo saprà.
ask-RN-012 = { $ap ->
    [0] { $free ->
        [yes] Punti finiti: qualche azione è ancora gratis, oppure chiudi il turno.
       *[no] Punti finiti: chiudi il turno.
    }
    [one] Resta 1 punto azione: tocca una stanza o scegli un’azione.
   *[other] Restano { $ap } punti azione: tocca una stanza o scegli un’azione.
}
ask-RN-022 = Ora si sa dove sei: sparisci in un’altra stanza.
ask-RN-025 = Qualcuno ascolta: nomina una stanza accanto alla tua, senza mentire.
ask-RN-032 = { $exact ->
    [yes] L’eco ti tradisce: di’ in che stanza sei.
   *[no] L’eco non arriva fino a te: nomina una stanza accanto alla tua, senza mentire.
}
ask-RN-035 = Arriva l’acqua: fuggi in una stanza collegata.
ask-RN-040 = Scegli il tuo ruolo.

wait-RN-010 = Manca ancora la stanza di partenza di { $who }.
wait-RN-012 = { $who } agisce nel buio.
wait-RN-022 = { $who } sparisce in un’altra stanza.
wait-RN-025 = { $who } deve rispondere.
wait-RN-032 = { $who } deve rispondere.
wait-RN-035 = { $who } fugge dall’acqua.
wait-RN-040 = Manca ancora il ruolo di { $who }.

## Options; `mode` is what a tap on a room does

option-start = Comincia { $room_in }
option-move = Spostati { $room_into }
option-shoot = Spara { $room_into }
option-answer = Risposta: { $room_name }
option-reveal = Risposta: { $room_name }
option-flee = Fuggi { $room_into }
option-trap = { $away ->
    [none] Metti una trappola qui (1)
   *[room] Metti una trappola qui (1) e togli quella { $away_in }
}
option-auto = { $away ->
    [none] Trappola automatica { $room_in }
   *[room] Trappola automatica { $room_in }, e togli quella { $away_in }
}
option-spring = { $rooms_count ->
    [one] Fai scattare la trappola { $rooms_in }
   *[other] Fai scattare le trappole { $rooms_in }
}
option-listen = Ascolta ({ $cost })
option-stab = Pugnala ({ $cost })
option-knife = Ceppo di coltelli: 3 PA
option-echoes = Eco
option-jump = Salta in Cucina
option-trapdoor = Apri la botola ({ $cost })
option-flood = Allaga la Cantina ({ $cost })
option-loot = Prendi il bottino ({ $cost })
option-role = { $role }: { $does }
option-end = Chiudi il turno

mode-start = Comincia qui
mode-move = Spostati
mode-shoot = Spara
mode-auto = Trappola automatica
mode-answer = Rispondi
mode-reveal = Rispondi
mode-flee = Fuggi
mode-spring = Fai scattare
modes = Toccare una stanza vuol dire:
take-away = e togli quella { $away_in }

## The plan, and the sheet beside it

sheet-title = Tracce
plan = La villa
effect-cost = { $effect } ({ $cost })
here = sei qui
reach = puoi andarci
range = a tiro
your-trap = la tua trappola
your-automatic = la tua trappola automatica
heard = Ultima risposta di { $who }: { $room_name }
flooded = allagata
possible = forse è qui
pencilled = { $mark ->
    [1] matita: forse
   *[2] matita: no
}
pencil = Matita
show-range = Mostra la gittata
ap = { $ap } PA
hits = { $hits ->
    [one] 1 colpo subito
   *[other] { $hits } colpi subiti
}
traps = Trappole
path = Percorso
opened = Tutto allo scoperto

## Events. `$room` is `none` where only the other seat knows it

event-dealt = { $who } sceglie tra { $roles }, { $other } tra { $others }.
event-roles = { $who } è { $role }, { $other } è { $against }.
event-start = { $room ->
    [none] { $who } è in casa.
   *[known] { $who } è in casa, { $room_in }.
}
event-first = Comincia { $who }.
event-turn = Turno { $turn }: { $who }.
move-price = { $cost ->
    [0] {" "}gratis
   *[paid] {""}
}
event-move = { $room ->
    [none] { $who } si sposta{ move-price }. Da qualche parte si chiude una porta.
   *[known] { $who } va{ move-price } { $room_into }.
}
event-move-on = { $room ->
    [none] { $who } sparisce.
   *[known] { $who } sparisce { $room_into }.
}
event-flight = { $room ->
    [none] { $who } fugge dall’acqua.
   *[known] { $who } fugge dall’acqua { $room_into }.
}
shot-at = { $same ->
    [yes] nel buio { $room_in }
   *[no] { $room_from } { $target_into }
}
event-shot = { $who } spara { shot-at }: { $hit ->
    [yes] colpo a segno!
   *[no] niente.
}
event-stab = { $who } pugnala { $room_in }: { $hit ->
    [yes] a segno!
   *[no] solo aria.
}
event-trap = { $room ->
    [none] { $who } mette una trappola.
   *[known] { $who } mette una trappola { $room_in }.
}
auto-from = { $room_from }
event-auto = { $in ->
    [none] { $who } mette una trappola automatica { auto-from }.
   *[known] { $who } mette { auto-from } una trappola automatica { $in_in }.
}
somebody = { $hit ->
    [yes] a segno!
   *[no] non c’è nessuno.
}
event-automatic = La trappola automatica di { $who } scatta { $room_in }: { somebody }
event-spring = { $rooms_count ->
    [one] { $who } fa scattare la trappola { $rooms_in }: { somebody }
   *[other] { $who } fa scattare le trappole { $rooms_in }: { somebody }
}
event-listen = { $who } ascolta.
event-answer = { $exact ->
    [yes] { $who } è { $room_in }!
   *[no] { $who } è { $room_beside }.
}
event-knife = { $who } prende un coltello dal ceppo { $room_in } e ora ha { $ap } PA.
event-echoes = { $who } usa l’eco { $room_in }.
event-jump = { $who } salta { $room_from } { $to_into }.
event-trapdoor = { $who } apre la botola { $room_in }: { $fell ->
    [no] non cade nessuno.
   *[yes] { $hit ->
        [yes] { $other } cade nell’acqua. A segno!
       *[no] { $other } cade di sotto.
    }
}
event-flood = { $who } allaga la Cantina { $room_from }: { somebody }
event-loot = { $who } prende il bottino.
event-counted = { $who } porta fuori il bottino. Vale come un colpo a segno.
event-end = { $who } chiude il turno.
event-over = { $winner ->
    [none] Si fa giorno. Non vince nessuno.
   *[seat] Si accendono le luci.
}

## Reasons of advice

reason-shoot = Uno sparo lì va a segno circa { $chance } volte su 100, più di ogni altro, anche se rivela la tua stanza.
reason-stab = Probabilità che qualcuno sia accanto a te: circa { $chance }%.
reason-spring = Probabilità che qualcuno sia nella trappola: circa { $chance }%. E farla scattare non rivela la tua stanza.
reason-trap = Una trappola qui può colpire più tardi per 1 PA senza tradirti.
reason-auto = Scatta da sola all’inizio del tuo prossimo turno; probabilità che ora lì ci sia qualcuno: circa { $chance }%.
reason-listen = L’altro è più probabilmente { $likeliest }, ma solo { $chance } volte su 100: ascoltare restringe il campo.
reason-move = { $known ->
    [100] Si sa già dove sei; di là è più difficile trovarti, o il bersaglio è più vicino.
   *[other] Indovinerebbero dove sei { $known } volte su 100; di là è più difficile trovarti, o il bersaglio è più vicino.
}
reason-flee = È la via di fuga meno attesa.
reason-answer = Questa risposta è vera e rivela il meno possibile; finora indovinerebbero dove sei { $known } volte su 100.
reason-end = Tutto il resto rivelerebbe più di quanto rende.
reason-start = Buone vie d’uscita e un buon effetto; per restare imprevedibili non si comincia sempre allo stesso modo.
reason-role = Questo ruolo lascia di più nelle tue mani.
reason-effect = Qui l’effetto della stanza aiuta più di tutto; l’altro è più probabilmente { $likeliest } ({ $chance }%).
reason-only = Non c’è altra possibilità.

## In the terminal

terminal-help = i nomi delle stanze si possono abbreviare, o scrivere in tedesco o in italiano: move lib, shoot Küche, answer cantina
terminal-ask = { $who }: { $question }
terminal-ask-RN-012 = { $ap ->
    [0] Punti finiti. Che altro fai?
   *[other] Ancora { $ap } PA. Che cosa fai?
}
terminal-traps = trappole: { $traps }
terminal-role = { $role } (testo ricostruito)
terminal-you = tu
terminal-trap = trappola
terminal-automatic = automatica { $number }
terminal-heard = nominata
terminal-reach = spostati
terminal-range = spara
terminal-else = altro
terminal-hits = Colpi subiti
terminal-player = chi gioca
terminal-hit-count = colpi
terminal-dark = nel buio
