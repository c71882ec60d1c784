## The game on the home page

blurb = Biliardo con quattro dadi: tre bilie, otto direzioni, e ogni numero va pagato.

## Levels

level-1 = Toni l'apprendista
    .about = Spolvera le biglie, esulta a ogni tocco e ne vede pochi.
level-2 = Emil il cameriere
    .about = Gioca tra due ordinazioni, e ogni tanto gli riesce un prodigio.
level-3 = Rosa l'habituée
    .about = Conosce il tavolo da anni, e un Carambo quando lo vede.
level-4 = Il capocameriere
    .about = Fa i conti più in fretta di chi ordina, e al giro dopo non pensa mai.
level-5 = Madame Queue
    .about = Vede ogni tiro, anche quello che non ti lascerà.

## Reasons of advice

reason-wins = Vale { $points } punti e vince la partita.
reason-carambo = Vale { $points } punti, e il Carambo dà un altro lancio che da lì rende circa { $next }.
reason-third = Il terzo Carambo: { $points } punti, e a chi segue ne restano circa { $left }.
reason-points = Vale { $points } punti e ne lascia circa { $left } a chi segue.
reason-spoils = { $points } punti, e poi le biglie stanno male: a chi segue restano circa { $left }.
reason-nothing = Qui non c'è niente da prendere; così a chi segue restano solo circa { $left }.
reason-again = Un altro lancio non costa niente e da qui rende circa { $points }.
reason-place = Da qui il primo lancio rende circa { $points } punti.
reason-ready = Le biglie stanno come devono.

## Settings

setting-target = Punti per vincere
    .help = Chi ci arriva vince subito. 300 è breve, 500 è normale, 0 gioca senza.
setting-rounds = Giri
    .help = Dopo tanti giri vince chi ha più punti. 0 gioca senza.
setting-minutes = Minuti
    .help = Durata; il giro si finisce comunque. 0 gioca senza.

## The sheet beside the board

sheet-title = Segnapunti
