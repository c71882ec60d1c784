## The game on the home page

blurb = Sette furfanti, quattro barche e il tuo biglietto segreto: chi scappa quando?

## Levels

level-1 = Borseggiatore
    .about = Sa che cosa c'è sul foglietto, ma spesso muove a caso.
level-2 = Scalatore
    .about = Spinge avanti i suoi, ma sbaglia ancora molte stime.
level-3 = Scassinatrice
    .about = Calcola quasi sempre bene che cosa porta una mossa al suo foglietto.
level-4 = Esperto di casseforti
    .about = Indovina i vostri foglietti dalle mosse e sbaglia ormai poco.
level-5 = Capobanda
    .about = Conosce presto i vostri foglietti, prova nella testa i lanci e le vostre risposte e si tradisce il meno possibile.

## Reasons of advice

reason-slip = All'inizio ogni ordine vale quanto un altro; il migliore è quello che nessuno indovina.
reason-only = Qui non si può fare altro.
reason-throw = { $dice }: in media porta { $points } punti di vantaggio, { $more } più di { $other }; probabilità di vittoria { $percent } %.
reason-throw_close = { $dice }: poco meglio di { $other }, ma avanti nei giri provati; probabilità di vittoria { $percent } %.
reason-forward = { $stone } sul campo { $field }: in media { $more } punti più di { $other }; probabilità di vittoria { $percent } %.
reason-block = { $stone } sul campo { $field } blocca { $blocked }: in media { $more } punti più di { $other }; probabilità di vittoria { $percent } %.
reason-home = { $stone } sale sulla barca { $boat }: in media { $more } punti più di { $other }; probabilità di vittoria { $percent } %.
reason-back = { $stone } indietro con il dado bianco: in media { $more } punti più di { $other }; probabilità di vittoria { $percent } %.
reason-same = Qui una vale l'altra; probabilità di vittoria { $percent } %.

## Dice and stones

colour-R = rosso
colour-B = blu
colour-Y = giallo
colour-N = marrone
colour-O = arancione
colour-G = verde
colour-V = viola
colour-white = bianco
by-white = { $stone } (bianco)

## Settings

setting-sheet = Lenzuolo
    .help = Via più corta: si parte da dove arriva il lenzuolo.

## The sheet beside the board

sheet-title = Il mio biglietto
