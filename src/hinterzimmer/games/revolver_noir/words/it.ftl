## The game on the home page

blurb = Un duello al buio: otto stanze, due rivoltelle, e nessuno vede l’altro.

## Levels

level-1 = Ospite
    .about = Passeggia per la villa e spara quasi sempre per sbaglio.
level-2 = Guardiana notturna
    .about = Ha orecchio per i passi, ma spreca un'occasione su due.
level-3 = Investigatore privato
    .about = Ragiona su ciò che si è detto e ogni tanto è imprudente.
level-4 = Agente
    .about = Tiene il conto, inganna e sbaglia di rado.
level-5 = Fantasma
    .about = Mescola le sue mosse così bene che nemmeno cento partite lo tradiscono.

## Reasons of advice

reason-shoot = Un colpo lì va a segno circa nel { $chance } % dei casi, più di ogni altro, anche se rivela la tua stanza.
reason-stab = Con circa il { $chance } % qualcuno è accanto a te.
reason-spring = Con circa il { $chance } % c'è qualcuno nella trappola, e farla scattare non rivela la tua stanza.
reason-trap = Una trappola qui può colpire più tardi per un solo punto senza tradirti.
reason-auto = Scatta da sola all'inizio del tuo prossimo turno; ora lì c'è qualcuno con circa il { $chance } %.
reason-listen = La stanza più probabile ha solo il { $chance } %: ascoltare restringe il campo.
reason-move = Ti si aspetta nella tua stanza con il { $known } %; da lì è più difficile trovarti o sei più vicino al bersaglio.
reason-flee = È la via di fuga meno attesa.
reason-answer = Questa risposta è vera e rivela il meno possibile; finora ti si aspetta qui con il { $known } %.
reason-end = Ciò che resta da fare rivela più di quanto porti.
reason-start = Buone vie d'uscita e un buon effetto; per restare imprevedibili non si comincia sempre allo stesso modo.
reason-role = Questo ruolo lascia di più nelle tue mani.
reason-effect = Qui la stanza aiuta più di tutto il resto; il luogo più probabile ha il { $chance } %.
reason-only = Non c'è altra possibilità.

## Settings

setting-starter = Chi comincia
    .help = 1 o 2: quel posto. 0: decide la sorte.
setting-roles = Ruoli
    .help = Ognuno sceglie uno di due ruoli con capacità proprie (testi ricostruiti).
setting-aid = Aiuto
    .help = La pianta tratteggia dove l’altro può ancora essere.

## The sheet beside the board

sheet-title = Tracce
