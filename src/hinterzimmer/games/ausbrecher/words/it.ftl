## The game on the home page

blurb = Sette furfanti, quattro barche e il tuo biglietto segreto: chi scappa quando?

## Levels

level-1 = Borseggiatore
    .about = Sa che cosa c’è sul proprio biglietto, ma spesso muove a caso.
level-2 = Topo d’appartamento
    .about = Spinge avanti i suoi, ma sbaglia ancora molte stime.
level-3 = Scassinatrice
    .about = Calcola quasi sempre bene quanto vale una mossa per il suo biglietto.
level-4 = Esperto di casseforti
    .about = Indovina i vostri biglietti dalle mosse e sbaglia ormai poco.
level-5 = Capobanda
    .about = Scopre presto i vostri biglietti, prova a mente lanci e risposte e si tradisce il meno possibile.

## Settings

setting-sheet = Lenzuolo
    .help = Via più corta: si parte da dove arriva il lenzuolo.

## Jailbirds and dice, by the letter of the notation

bird = { $stone ->
    [R] Rosso
    [B] Blu
    [Y] Giallo
    [N] Marrone
    [O] Arancione
    [G] Verde
    [V] Viola
   *[white] Bianco
}
bird-name = { $stone ->
    [R] il rosso
    [B] il blu
    [Y] il giallo
    [N] il marrone
    [O] l’arancione
    [G] il verde
    [V] il viola
   *[white] il bianco
}
die-name = { $stone ->
    [R] rosso
    [B] blu
    [Y] giallo
    [N] marrone
    [O] arancione
    [G] verde
    [V] viola
   *[white] bianco
}
die-of = Dado { die-name }

## Questions

ask-AU-011 = Chi finirà in quale barca? Disponi tutti e sette e consegna il biglietto.
ask-AU-011-again = Biglietto consegnato. Puoi ancora cambiarlo finché non hanno consegnato tutti.
ask-AU-020 = Scegli tre dadi da lanciare.
ask-AU-020-white = Scegli tre dadi da lanciare. Puoi aggiungere il bianco, che riporta indietro qualcuno.
ask-AU-031 = Scegli due dadi da lanciare.
ask-AU-031-white = Scegli due dadi da lanciare. Uno può essere il bianco, che riporta indietro qualcuno.
ask-AU-023 = Quale dado giochi? Tocca un furfante o il suo dado.
ask-AU-023-white = Quale dado giochi? Tocca un furfante, il suo dado o quello bianco.
ask-AU-026 = Chi riporta indietro il dado bianco?

wait-AU-011 = Ancora a scrivere: { $who }.
wait-AU-020 = { $who } sceglie i dadi.
wait-AU-031 = { wait-AU-020 }
wait-AU-023 = { $who } gioca i dadi.
wait-AU-026 = { wait-AU-023 }

## Choices

hand-in = Consegna il biglietto
hand-in-again = Consegna il biglietto cambiato
option-slip = { $boat1 } nella barca 1, { $boat2 } nella 2, { $boat3 } nella 3, { $boat4 } nella 4
option-throw = Lancia { $dice }
option-move = { bird }: { $end }
option-move-plain = { bird }
option-back = Il bianco riporta indietro { bird-name }: { $end }
option-back-plain = Il bianco riporta indietro { bird-name }

## Where a move ends, and what it does to others

place = { $to ->
    [0] di nuovo alla finestra
   *[other] alla casella { $to }
}
place-boat = nella barca { $boat }
blocks = blocca { bird-name }
frees = libera { bird-name }
loses-die = il suo dado va perso

## The table

board = La prigione, la via del mare e le barche
round = Giro { $round }
boat = Barca { $boat }
throw = Lancia
white-hint = Ora tocca chi riportare indietro con il dado bianco.
die-rolling = { die-of }: rotola
die-state = { die-of }: { $pips }, { $state ->
    [open] da giocare
    [played] giocato
   *[lapsed] perso
}

## The slip

sheet-title = Il mio biglietto
slip-title = Il tuo biglietto
slip-how = Tocca due furfanti per scambiarli, trascinane uno sull’altro o usa le frecce. Ogni furfante nella barca giusta vale tanti punti quanto il numero della barca.
slip-done = Consegnato. Si aspettano gli altri.
slip-place = { bird }, barca { $boat }
safe = { $points } sicuri
at-best = { $points } al massimo
right-now = { $points } al momento
arrived = Arrivati
points = Punti

## What happens

event-written = { $who } ha consegnato un biglietto.
event-begins = La sorte ha scelto: comincia { $who }.
event-turn = Tocca a { $who }.
event-picked = { $who } lancia { $dice }.
event-fallen = { die-of }: { $pips }.
die-shown = { die-name } { $pips }
event-moved = { $who }: { bird-name } avanza di { $pips }, { place }{ $also }.
event-moved-back = { $who }: il bianco riporta { bird-name } indietro di { $pips }, { place }{ $also }.
event-home = Ecco { bird-name } che salta nella barca { $boat }{ $also }.
event-left-behind = { $who }: il bianco riporta { bird-name } dietro il muro; resta solo l’ultima barca.
event-lapsed = Persi: { $dice }.
event-over = Tutti a bordo. Si aprono i biglietti.
also-onto = sopra { bird-name }
also-free = { bird-name } è libero

## Reasons of advice

reason-slip = All’inizio un ordine vale l’altro; il migliore è quello che nessuno indovina.
reason-only = Qui non si può fare altro.
reason-throw = In media { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio, { $more } in più dell’alternativa ({ $other }); probabilità di vittoria { $percent }%.
reason-throw_close = Poco meglio dell’alternativa ({ $other }), ma avanti nelle prove; probabilità di vittoria { $percent }%.
reason-forward = { $stone } alla casella { $field }: { better }; probabilità di vittoria { $percent }%.
reason-block = { $stone } alla casella { $field } blocca { $blocked }: { better }; probabilità di vittoria { $percent }%.
reason-home = { $stone } salta nella barca { $boat }: { better }; probabilità di vittoria { $percent }%.
reason-back = { $stone } indietro con il dado bianco: { better }; probabilità di vittoria { $percent }%.
reason-same = Qui una vale l’altra; probabilità di vittoria { $percent }%.
better = in media { $more ->
    [one] { $more } punto
   *[other] { $more } punti
} in più dell’alternativa ({ $other })
by-white = { $bird } (dado bianco)

## In the terminal

terminal-help = { "  " }Per scrivere i sette: { $birds }
terminal-ask-AU-011 = Scrivi il tuo biglietto, le barche da 1 a 4 in ordine, per esempio: scommessa RB YN OG V
terminal-ask-AU-023 = Quale dado giochi?
terminal-throw = Senza il bianco
terminal-throw-white = Con il bianco
terminal-move = Avanti
terminal-back = Indietro con il bianco
terminal-prison = Prigione
terminal-empty = vuota
terminal-track = Via
terminal-home = barche
terminal-boats = Barche
terminal-dice = Dadi
terminal-slip = Biglietto
terminal-slips = Biglietti
terminal-boat = Barca
terminal-die-now = { $state ->
    [rolling] rotola
    [played] giocato
   *[lapsed] perso
}
