## The game on the home page

blurb = Biliardo con quattro dadi: tre bilie, otto direzioni, e ogni numero ha il suo prezzo.

## Levels

level-1 = Toni l’apprendista
    .about = Spolvera le bilie, esulta a ogni contatto e ne vede pochi.
level-2 = Emil il cameriere
    .about = Gioca tra due ordinazioni, e ogni tanto gli riesce un prodigio.
level-3 = Rosa, di casa qui
    .about = Conosce il tavolo da anni, e un Carambo lo riconosce quando lo vede.
level-4 = Il capocameriere
    .about = Fa i conti più in fretta di chi ordina, e al giro dopo non pensa mai.
level-5 = Madame Queue
    .about = Vede ogni tiro, anche quello che non ti lascerà.

## Settings

setting-target = Punti per vincere
    .help = Chi ci arriva vince subito. 300 è breve, 500 è normale, 0 vuol dire senza traguardo.
setting-rounds = Giri
    .help = Dopo questi giri vince chi ha più punti. 0 vuol dire senza limite.
setting-minutes = Minuti
    .help = Durata; il giro si finisce comunque. 0 vuol dire senza limite.

## Balls, by the letter of the notation

ball = { $ball ->
    [B] Nera
    [R] Rossa
   *[W] Bianca
}
ball-name = { $ball ->
    [B] la nera
    [R] la rossa
   *[W] la bianca
}
ball-full = { $ball ->
    [B] la bilia nera
    [R] la bilia rossa
   *[W] la bilia bianca
}
ball-letter = { $ball ->
    [B] N
    [R] R
   *[W] B
}

## Questions

ask-KA-010 = Metti { ball-full } su una casella vuota (solo un punto).
ask-KA-010-ready = Vanno bene così le bilie?
ask-KA-021 = Continua con { $balls }, oppure fermati.
ask-KA-021-begin = Scegli la bilia con cui cominciare.
ask-KA-029 = Il lancio è finito: segna i punti, o annulla una mossa.
ask-KA-029-nothing = Il lancio è finito senza punti. Chiudilo, o annulla una mossa.
ask-KA-029-stuck = Nessuna bilia può muoversi: il lancio è finito.
ask-KA-033 = Carambo! Lanci ancora da qui?
ask-square = Dove si ferma { ball-full }? Tocca una casella: consuma il dado che mostra.
ask-square-plain = Dove si ferma { ball-full }? Tocca una casella.
ask-die = Quale dado usi per { $field }?

wait-KA-010 = { $who } dispone le bilie.
wait-KA-021 = Gioca { $who }.
wait-KA-029 = { wait-KA-021 }
wait-KA-033 = { $who } può lanciare ancora.

## Choices

option-place = { ball } in { $field }
option-ready = Lancia i dadi
option-move = { ball } in { $field } con un { $die }
option-end = Chiudi il lancio (niente punti)
option-end-points = { $points ->
    [one] Segna { $points } punto
   *[other] Segna { $points } punti
}
option-end-early = Fermati qui (niente punti)
option-again = Lancia ancora
option-decline = Basta così
option-back = Annulla la mossa

## The table

board = Il biliardo
pick = Scegli { ball-name }, in { $field }
reach = { $field }, vale { $value }, usa { $dice }
reach-plain = { $field }, vale { $value }
dice = Dadi: { $dice }
die-used = { $die } usato
die-left = { $die } libero
first = Ha cominciato { ball-name }
hit = { ball } colpita
not-hit = { ball } non ancora colpita
carambo = Carambo!
cannot-score = Questo lancio non può più fare punti.
can-score = Per fare punti usa tutti e quattro i dadi e colpisci le altre due bilie.
worth = vale { $points }
round-target = Giro { $round }, fino a { $target } punti
round-rounds = Giro { $round } di { $rounds }
round-minutes = Giro { $round }, durata { $minutes } minuti

## The score sheet

sheet-title = Segnapunti
sheet-move = { ball } { $field } ({ $die })
nothing = niente punti
bonus-straight = { $points } Straight
bonus-compress = { $points } Compress
bonus-pasch = { $points } { $alike ->
    [4] quattro uguali
    [3] tre uguali
   *[2] due coppie
}
bonus-third_carambo = { $points } terzo Carambo
with-carambo = { $worth }, Carambo

## What happens

event-opening-throw = { $who } lancia { $dice } per l’apertura: { $sum }.
event-opens = { $who } ha il lancio più alto e apre.
event-placed = { $who } mette { ball-name } in { $field }.
event-placed-off = { $who } riprende { ball-name }.
event-thrown = { $who } lancia { $dice }.
event-moved = { $who }: { ball-name } da { $from } a { $to } con un { $die }, { $end ->
    [hit] colpisce { $struck }
    [rail] di sponda
   *[none] nessun contatto
}.
event-taken-back = { $who } annulla una mossa.
event-booked = { $who } segna { $worth }.
event-booked-nothing = { $who } non fa punti.
event-over = { $why ->
    [target] Il traguardo è raggiunto.
    [rounds] L’ultimo giro è finito.
    [time] Il tempo è scaduto.
   *[guard] Dopo 200 giri può bastare.
}

## Reasons of advice

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
reason-wins = Vale { points } e vince la partita.
reason-carambo = Vale { points }, e il Carambo dà un altro lancio che da lì rende circa { $next }.
reason-third = Il terzo Carambo: { points }, e chi segue può contare su circa { $left }.
reason-points = Vale { points } e ne lascia circa { $left } a chi segue.
reason-spoils = { points }, e le bilie restano messe male: a chi segue circa { $left }.
reason-nothing = Qui non c’è niente da fare; così a chi segue restano solo circa { $left }.
reason-again = Un altro lancio non costa niente e da qui rende circa { $points }.
reason-place = Da qui il primo lancio rende circa { points }.
reason-ready = Le bilie sono messe bene.

## In the terminal

terminal-help = { "  " }B, R o W  mostrano dove può andare la nera, la rossa o la bianca    back  annulla l’ultima scelta
terminal-other = Altro
terminal-throw = Lancio { $number }:
terminal-moved = { $end ->
    [hit] →
    [rail] di sponda
   *[none] nessun contatto
}
terminal-round = Giro
terminal-player = Chi
terminal-dice = Dadi
terminal-moves = Mosse
terminal-score = Punti
terminal-solved = { $dice }: { $count ->
    [0] non si fa nessun punto.
    [one] { $count } modo di fare punti.
   *[other] { $count } modi di fare punti.
}
terminal-total = Totale
terminal-squares = Caselle
terminal-bonuses = Premi
terminal-carambo = Carambo
terminal-yes = sì
