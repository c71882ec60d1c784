### The words of the house: what belongs to no single game

house = Hinterzimmer
description = Giochi da tavolo poco raccomandabili nel retrobottega: con gli amici tramite link, o contro i bot.

## The home page

tagline = Giochi poco raccomandabili. La lampada è accesa, la porta socchiusa.
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

refused-AlreadyChosen = Hai già scelto.
refused-AlreadyChosen-answer-stands = { refused-AlreadyChosen }
refused-BadEdition = Con questa edizione non si può giocare.
refused-BadEdition-own-only = Qui si gioca con l’edizione propria del gioco.
refused-BadEdition-too-big = Un’edizione può avere al massimo { $bytes } byte.
refused-BadGame = Questo gioco è guasto e qui non si può giocare.
refused-BadMessage = La casa non ha capito.
refused-BadMessage-empty = Il messaggio è vuoto.
refused-BadMessage-malformed = { refused-BadMessage }
refused-BadMessage-no-moment = In questa partita non c’è un momento { $moment }. L’ultimo è il { $moments }.
refused-BadMessage-no-name = Un nome ha bisogno di almeno un carattere visibile.
refused-BadMessage-no-round = A questo tavolo non c’è stata una partita numero { $round }.
refused-BadMessage-no-seat = A questo tavolo non c’è un posto { $number }.
refused-BadNotation = Non è tra le scelte possibili.
refused-BadNotation-ambiguous = «{ $text }» può voler dire più cose. Scrivi qualcosa in più.
refused-BadNotation-die-twice = Ogni dado si può lanciare una volta sola per turno.
refused-BadNotation-no-bullet = Non c’è nessun proiettile «{ $text }».
refused-BadNotation-no-bullet-number = I proiettili sono numerati da 1 a { $last }.
refused-BadNotation-no-chamber = «{ $text }» non dice in quale camera. Scrivi per esempio: { $examples }
refused-BadNotation-no-colour = «{ $text }» non è un colore. Le lettere sono { $letters }, e W per il bianco.
refused-BadNotation-no-room = Non c’è nessuna stanza «{ $text }».
refused-BadNotation-no-square = Su questo tavolo non c’è una casella { $text }: vanno da { $first } a { $last }.
refused-BadNotation-slip = Su un biglietto ognuno dei sette colori sta esattamente una volta.
refused-BadNotation-throw = Un lancio è di tre dadi colorati (due alla fine), con o senza il bianco.
refused-BadNotation-unknown = «{ $text }» non è tra le scelte possibili. Scrivi per esempio: { $examples }
refused-BadOptions = Così il server non si può avviare.
refused-BadOrigin = Questa pagina non appartiene a questo server.
refused-BadOrigin-page = { refused-BadOrigin }
refused-BadPosition = Questa posizione non è possibile.
refused-BadRecord = Questo file non è una partita salvata, oppure è stato modificato.
refused-BadRecord-altered = Questa partita salvata è stata modificata: la somma di controllo non torna.
refused-BadRecord-choice = Quello che sta alla riga { $line } della partita salvata non può essere stato giocato.
refused-BadRecord-cut-off = Questa partita salvata si interrompe alla riga { $line }.
refused-BadRecord-header = La riga { $line } della partita salvata non è come dovrebbe.
refused-BadRecord-no-commitment = I dadi di questa partita non erano fissati prima: non si possono controllare.
refused-BadRecord-no-secret = Questa partita salvata si può rivedere, ma non continuare: manca il segreto.
refused-BadRecord-not-a-record = Questo file non è una partita salvata.
refused-BadRecord-not-revealed = I dadi si possono controllare a partita finita.
refused-BadRecord-other-edition = Questa partita è stata giocata con un’altra edizione, che va indicata.
refused-BadRecord-other-game = Questa è la partita salvata di un altro gioco.
refused-BadRecord-other-rules = Questa partita è stata salvata con un’altra versione delle regole.
refused-BadRecord-wrong-draw = La riga { $line } non discende dal segreto: qualcuno ha truccato i dadi.
refused-BadRecord-wrong-secret = Il segreto non è quello fissato prima della partita.
refused-BadSeats = Questi posti non vanno bene per il gioco.
refused-BadSeats-count =
    { $many ->
        [span] A { $game } si gioca da { $low } a { $high }.
       *[exact] A { $game } si gioca in { $low }.
    }
refused-BadSeats-no-bot = Per questo gioco non c’è nessun bot «{ $bot }».
refused-BadSeats-no-levels = Nella casa nessuno ha ancora imparato { $game }.
refused-BadSeats-no-seat = { refused-BadMessage-no-seat }
refused-BadSetting = Una delle impostazioni è fuori dai limiti.
refused-BadSetting-endless = La partita deve avere una fine: un traguardo, un numero di giri o un tempo di gioco.
refused-BadSetting-number = L’impostazione «{ $setting }» vuole un numero intero.
refused-BadSetting-range = L’impostazione «{ $setting }» va da { $low } a { $high }.
refused-BadSetting-switch = L’impostazione «{ $setting }» è attiva oppure no.
refused-BadSetting-unknown = Questo gioco non ha un’impostazione «{ $setting }».
refused-BadWords = In questa lingua manca un testo.
refused-Broken = Non è stato possibile. Non è cambiato nulla.
refused-Broken-analysis = L’analisi non è riuscita. Riprova.
refused-Broken-away = In questo momento la casa non può annotare niente. Riprova tra poco.
refused-Broken-failed = { refused-Broken }
refused-GameOver = La partita è finita.
refused-GameOver-over = { refused-GameOver }
refused-IllegalOption = Non è tra le scelte possibili.
refused-IllegalOption-not-offered = { refused-IllegalOption }
refused-Muted = Chi ospita ti chiede silenzio.
refused-Muted-muted = { refused-Muted }
refused-NoHint = Qui non ci sono suggerimenti.
refused-NoHint-failed = Niente suggerimento, questa volta: ci voleva troppo tempo.
refused-NoHint-no-adviser = Nella casa nessuno conosce { $game } abbastanza bene per dare suggerimenti.
refused-NoHint-no-analyst = Nella casa nessuno conosce { $game } abbastanza bene per analizzare una partita.
refused-NoHint-nothing = In questo momento non c’è niente da scegliere.
refused-NoHint-off = In questa stanza i suggerimenti non sono ammessi.
refused-NoRoom = Non c’è nessuna stanza con questo codice.
refused-NoRoom-unknown = { refused-NoRoom }
refused-NoUndo = Questa scelta non si può annullare.
refused-NoUndo-chance = Troppo tardi: nel frattempo si sono lanciati dei dadi o si è pescato qualcosa.
refused-NoUndo-not-asked = Nessuno ti ha chiesto di annullare una scelta.
refused-NoUndo-nothing-chosen = Non hai ancora scelto niente.
refused-NoUndo-pending = Qualcuno sta già chiedendo di annullare una scelta.
refused-NoUndo-revealed = Troppo tardi: nel frattempo si è scoperto qualcosa di nascosto.
refused-NoUndo-secret-answer = La tua risposta è ancora segreta. Aspetta che abbiano risposto tutti.
refused-NoUndo-too-fast = Nel frattempo il gioco è andato avanti. Chiedi di nuovo.
refused-NotAsked = Non tocca a te.
refused-NotAsked-not-asked = { refused-NotAsked }
refused-NotReady = Prima devono essere occupati tutti i posti.
refused-NotReady-free-seats =
    { $count ->
        [one] Il posto { $numbers } è ancora libero: aspetta, aggiungi un bot, o giocate con meno posti.
       *[other] I posti { $numbers } sono ancora liberi: aspetta, aggiungi dei bot, o giocate con meno posti.
    }
refused-NotYours = Da questo posto non puoi farlo.
refused-NotYours-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
refused-NotYours-host-only = Può farlo solo chi ospita.
refused-NotYours-host-stays = Chi ospita non si può allontanare: può solo andarsene.
refused-NotYours-no-spectators = In questa stanza nessuno può guardare.
refused-NotYours-not-over = Gli altri posti si possono vedere a partita finita.
refused-NotYours-other-seat = Quel posto non è tuo.
refused-NotYours-token = Questo link non appartiene a nessun posto di questa stanza.
refused-RoomError = In questa stanza non è possibile.
refused-SeatTaken = Quel posto è occupato.
refused-SeatTaken-full = I posti sono tutti occupati.
refused-SeatTaken-occupied = Quei posti sono occupati. Prima libera gli ultimi.
refused-SeatTaken-taken = Il posto { $number } è occupato.
refused-StaleAsk = Troppo tardi: la domanda è già chiusa.
refused-StaleAsk-closed = { refused-StaleAsk }
refused-TooBig = È troppo lungo.
refused-TooBig-message = { refused-TooBig }
refused-TooFast = Un po’ troppo in fretta. Riprova tra un momento.
refused-TooFast-address = { refused-TooFast }
refused-TooFast-analyses = La casa sta analizzando altre partite. Riprova tra un minuto.
refused-TooFast-connections = Questa stanza è sovraffollata. Riprova più tardi.
refused-TooFast-frames = { refused-TooFast }
refused-TooFast-hint-pending = Un suggerimento alla volta: si sta ancora pensando all’ultimo.
refused-TooFast-room-busy = In questa stanza succede molto. Riprova tra un attimo.
refused-UnknownGame = Non conosciamo questo gioco.
refused-UnknownGame-unknown = { refused-UnknownGame }
refused-UnknownRule = Non c’è nessuna regola con questo numero.
refused-WrongPhase = Adesso non si può.
refused-WrongPhase-no-game = Non c’è ancora nessuna partita.
refused-WrongPhase-not-over = Sarà possibile a partita finita.
refused-WrongPhase-phase =
    { $phase ->
        [waiting] Sarà possibile quando la partita sarà cominciata.
        [over] Non è più possibile: la partita è finita.
       *[playing] Non è possibile mentre si gioca.
    }
refused-WrongPhase-record-only = Questa stanza mostra soltanto una partita salvata.
refused-WrongPhase-started = La partita è già cominciata. Puoi guardare, o aspettare la prossima.

## The terminal

terminal-help = Scrivi una scelta come sta nell’elenco, oppure il suo numero. Se è una sola, basta Invio.
terminal-word-sheet = punti
    .about = il tabellone dei punti
terminal-word-board = tavolo
    .about = di nuovo il tavolo
terminal-word-rule = regola
    .about = la regola che vale qui
terminal-word-hint = consiglio
    .about = che cosa farebbe un giocatore forte
terminal-word-leave = esci
    .about = lascia il tavolo (la partita viene salvata)
terminal-word-help = aiuto
    .about = questo elenco
terminal-try-help = (scrivi «{ $word }» per vedere che cosa si può fare)
terminal-commitment = Impegno sui dadi (SHA-256): { $commitment }
terminal-saved = Salvata in { $path }
terminal-resume = Si riprende con: { $command }
terminal-check = I dadi si controllano con: { $command }
terminal-your-turn = { $name }, tocca a te. Premi Invio quando nessun altro guarda.
terminal-options = Puoi
terminal-score = { $points ->
    [one] { $name }: un punto
   *[other] { $name }: { $points } punti
}
terminal-no-rule = Su questo le regole per chi gioca non dicono niente.
terminal-seat = Posto
terminal-decisions = Decisioni
terminal-choice = Scelta
terminal-played = Giocato
terminal-better = Meglio
terminal-cost = Costo
terminal-why = Perché
terminal-moment = Scelta { $choice }: { $text }
terminal-look-back-note = In percentuale di probabilità di vittoria. Un momento si rivede con: { $command }
terminal-look-back-title = { $game }: l’analisi
terminal-look-back-page = In percentuale di probabilità di vittoria: che cosa si è sprecato, e che cosa hanno portato dadi e pescate.
terminal-look-back-chances = Le probabilità di vittoria
terminal-looking-back = analisi
