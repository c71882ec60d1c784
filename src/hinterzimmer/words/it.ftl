### The words of the house: what belongs to no single game

house = Hinterzimmer
description = Quattro giochi da tavolo poco raccomandabili nel retrobottega: con gli amici tramite link, o contro i bot.

## The home page

tagline = Quattro giochi poco raccomandabili. La lampada è accesa, la porta socchiusa.
play-now = Gioca subito
play-now-why = contro i bot, senza cerimonie
invite = Invita gli amici
shared-device = Stesso dispositivo
join = Entra
join-code = Codice della stanza
join-why = Dieci lettere e cifre, oppure il link intero
continue-rooms = Continua
with-names = con { $names }
phase-waiting = non ancora iniziata
phase-playing = in corso
phase-over = finita
forget = Togli { $game } dall’elenco
open-rooms = Stanze aperte
opponents = Avversario
players = da { $low } a { $high } giocatori
players-exactly = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
minutes = { $minutes } minuti
your-name = Il tuo nome
guest = Ospite
guest-number = Ospite { $number }
guest-why = Come vuoi farti chiamare?
watch-replay = Rivedi una partita
watch-replay-why = Trascina qui una partita salvata, o scegli il file
choose-file = Scegli un file
nothing-here = Qui non c’è niente. La porta era dipinta.

## The head of every page

home = Pagina iniziale
to-home = { house }: { home }
language = Lingua
lamp-on = Alza la lampada (chiaro)
lamp-off = Abbassa la lampada (scuro)
sound-on = Audio attivo
sound-off = Audio disattivato
back = Indietro
close = Chiudi
loading = Un momento…

## Opening a room

options = Opzioni di gioco
open-room = Apri la stanza
seat-name = Nome al posto { $number }
clock = Tempo per pensare
clock-why = A tempo scaduto, per quella volta sceglie un bot.
clock-none = senza limite
clock-seconds = { $seconds ->
    [one] Un secondo per decisione
   *[other] { $seconds } secondi per decisione
}
clock-bank = { $minutes ->
    [one] Un minuto a testa
   *[other] { $minutes } minuti a testa
}, più { $more ->
    [one] un secondo
   *[other] { $more } secondi
} per decisione
window = Tempo per reagire
window-seconds = { $seconds ->
    [one] Un secondo
   *[other] { $seconds } secondi
}
window-why = Tutti hanno lo stesso tempo per reagire, qualunque cosa abbiano in mano.
previews = Anteprime
previews-why = Il tavolo mostra che cosa farebbe una mossa. Senza anteprime ognuno fa i conti da sé.
previews-not = Senza anteprime.
hints = Suggerimenti ammessi
hints-why = Chi deve scegliere può chiedere che cosa farebbe il bot più forte. La risposta la vede solo chi l’ha chiesta.
hints-allowed = I suggerimenti sono ammessi.
spectators = Gli altri possono guardare
spectators-why = Chi ha il link può guardare; i segreti restano segreti.
spectators-allowed = Altri possono guardare.
spectators-not = Nessuno può guardare.
listed = Mostra questa stanza a tutti
listed-why = Compare nella pagina iniziale; altrimenti solo il link porta qui.

## The waiting room

room-of = Una stanza per { $game }
share-link = Manda questo link. Chi lo apre può sedersi.
copy = Copia il link
copied = Copiato
share = Condividi
qr = Codice QR del link
second-device = Il mio posto su un altro dispositivo
private-link = Link privato: il tuo posto su un altro dispositivo. Non condividerlo.
copy-private = Copia il mio link privato
private-qr = Codice QR del tuo link privato
seats = Posti
seat = Posto { $number }
seat-open = libero
host = chi ospita
you = tu
bot = bot
level = Livello { $number }
bot-random = gioca a caso
away = gioca un bot, per ora
present = presente
absent = assente
ready = al suo posto
level-at = Livello al posto { $number }
add-bot = Aggiungi un bot
remove-seat = Libera il posto di { $name }
more-seats = Un posto in più
fewer-seats = Un posto in meno
start = Comincia
start-waits = Ogni posto deve essere occupato: aspetta, o aggiungi un bot.
all-ready = Tutti seduti. Si può cominciare.
wait-host = Si aspetta che { $name } cominci.
sit-down = Siediti
watch = Guarda soltanto
no-seat = I posti sono tutti occupati.
can-watch = Puoi guardare.
yes = sì
no = no

## The table

table = Tavolo
log = Cronaca
log-empty = Non è ancora successo niente.
rules = Regole
rule = Regola
rule-here = Regola per questa domanda
contents = Indice
reconstructed = Parti di questa edizione sono ricostruite: l’originale è fuori commercio.
skip = Vai alla domanda
your-turn = Tocca a te
asked = Tocca a te. { $question }
settling = Si prepara il tavolo.
chance = Decide il caso.
chosen = Scelto. Si aspettano gli altri.
choices-list = Tutte le scelte in elenco ({ $count })
watching = Stai guardando.
menu = Altro
leave = Lascia il tavolo
hand-over = Fai giocare un bot per me
come-back = Torno a giocare io
ask-undo = Chiedi di annullare l’ultima scelta
undo-asked = { $name } chiede di annullare l’ultima scelta.
undo-yours = Hai chiesto di annullare la tua ultima scelta.
agree = D’accordo
decline = Rifiuta
lost = Connessione persa. Nuovo tentativo…
connecting = Si bussa alla porta…

## Talking

chat = Chat
chat-empty = Nessuno ha ancora detto niente.
say = Di’ qualcosa
send = Invia
people = Chi può parlare
mute = Silenzia { $name }
unmute = Ridai la parola a { $name }
muted = in silenzio

## Hints

hint-ask = Tu che faresti?
hint-thinking = Ci sto pensando…
hint-would = Io sceglierei: { $option }.
hint-follow = Fai così
hint-worth = Secondo i miei conti si vince al { $best }%; con la scelta più debole che ho guardato, al { $worst }%.

## One device

curtain = Passa il dispositivo a { $name }
curtain-why = Tutti gli altri guardano il soffitto.
curtain-open = Sono { $name }

## The end

over = La partita è finita
wins = Vince { $name }
win-many = { $names } si dividono la vittoria
nobody-wins = Non vince nessuno
you-win = Hai vinto!
rematch = Un’altra partita
look-around = Guarda il tavolo
back-to-result = Torna al risultato
save-game = Salva la partita
to-replay = Rivedi la partita
verify = Controlla i dadi
verify-why = I dadi erano fissati prima della prima mossa; questo browser li ricalcola.
verifying = Si controlla…
verified = { $count ->
    [one] Un lancio ricalcolato in questo browser: corrisponde al segreto fissato prima della partita.
   *[other] { $count } lanci ricalcolati in questo browser: corrispondono tutti al segreto fissato prima della partita.
}
verify-failed = I dadi non corrispondono al segreto!
verify-none = In questa partita il caso non c’entra.
commitment = Fissato prima della partita
secret = Rivelato dopo

## Look-back

look-back = Analizza la partita
look-back-why = Che cosa avrebbe fatto il bot più forte, e quanto ha contato la fortuna.
look-back-working = Analizzo la partita: { $part }%
look-back-best = Scelte migliori
look-back-cost = Sprecato
look-back-luck = Fortuna
look-back-swings = Che cosa ha contato di più
look-back-worst = Gli errori più costosi
look-back-better = Meglio: { $option }.
look-back-chart = Le probabilità di vittoria nel corso della partita
look-back-left-out = { $count ->
    [one] Una decisione è rimasta fuori per mancanza di tempo.
   *[other] { $count } decisioni sono rimaste fuori per mancanza di tempo.
}
swing-mistake = { $name } ha sprecato con «{ $option }»: −{ $points }% di probabilità di vittoria.
swing-lucky = Fortuna per { $name }: +{ $points }% di probabilità di vittoria.
swing-unlucky = Sfortuna per { $name }: −{ $points }% di probabilità di vittoria.

## Replays

replay = Partita salvata
step = Avanti
step-back = Indietro
play = Avvia
pause = Pausa
speed = Velocità
moment = Momento { $number } di { $of }
seen-from = Vista
spectator = Spettatore
everything = Tutto scoperto
moment-link = Copia il link a questo momento

## The plain board, for games without a page of their own

plain-blurb = Un gioco venuto da fuori, sul tavolo semplice.
plain-ask = Che cosa fai?
plain-wait = Tocca a { $who }.
plain-seats = Al tavolo
plain-turn = decide
plain-nothing = niente
plain-hidden = coperta
plain-write = La tua risposta ({ $form })
plain-send = Rispondi

## Refusals

refused = Non è stato possibile. Non è cambiato nulla.
refused-NoRoom = Non c’è nessuna stanza con questo codice.
refused-NotYours = Da questo posto non puoi farlo.
refused-WrongPhase = Adesso non si può.
refused-SeatTaken = Non c’è più nessun posto libero.
refused-NotReady = Prima devono essere occupati tutti i posti.
refused-NoUndo = Questa scelta non si può annullare: nel frattempo si sono lanciati dei dadi o si è scoperto qualcosa di nascosto.
refused-Muted = Chi ospita ti chiede silenzio.
refused-TooFast = Un po’ troppo in fretta. Riprova tra un momento.
refused-TooBig = È troppo lungo.
refused-IllegalOption = Non è tra le scelte possibili.
refused-NotAsked = Non tocca a te.
refused-GameOver = La partita è finita.
refused-BadSeats = Questo numero di posti non va bene per il gioco.
refused-BadSetting = Una delle impostazioni è fuori dai limiti.
refused-BadRecord = Questo file non è una partita salvata, oppure è stato modificato.
refused-UnknownGame = Questo file è di un gioco che non conosciamo.
