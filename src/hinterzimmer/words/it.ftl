### The words of the house: what belongs to no single game

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
refused-IllegalOption = Qui non è possibile.
refused-IllegalOption-not-offered = { refused-IllegalOption }
refused-Muted = Chi ospita ti ha silenziato.
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
refused-TooFast = Un po’ troppo in fretta. Riprova tra un attimo.
refused-TooFast-address = { refused-TooFast }
refused-TooFast-analyses = La casa sta analizzando altre partite. Riprova tra un minuto.
refused-TooFast-connections = Questa stanza è sovraffollata. Riprova più tardi.
refused-TooFast-frames = { refused-TooFast }
refused-TooFast-hint-pending = Un suggerimento alla volta: si sta ancora pensando all’ultimo.
refused-TooFast-room-busy = In questa stanza succede molto. Riprova tra un attimo.
refused-UnknownGame = Non conosciamo questo gioco.
refused-UnknownGame-unknown = { refused-UnknownGame }
refused-UnknownRule = Non c’è nessuna regola con questo numero.
refused-WrongPhase = Ora non è possibile.
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

## Look-back

swing-mistake = { $name } ha regalato { $points } centesimi di vittoria con «{ $option }».
swing-lucky = La fortuna ha dato a { $name } { $points } centesimi di vittoria con «{ $option }».
swing-unlucky = La sfortuna ha tolto a { $name } { $points } centesimi di vittoria con «{ $option }».

## Seats

seat = Posto { $number }
