## The game on the home page

blurb = La roulette russa come gioco di memoria: carica, fai girare i proiettili, mettiti in mezzo, premi il grilletto.

## Levels

level-1 = La nipote
    .about = Carica e mira quasi sempre a caso e dimentica presto che cosa sta dove.
level-2 = Il cameriere
    .about = Conosce i proiettili, ma si lascia sfuggire occasioni e dopo qualche turno dimentica.
level-3 = La cliente abituale
    .about = Trattiene i Kablamo, li rifila agli altri e ricorda quasi tutto.
level-4 = Il contabile
    .about = Non dimentica nulla e tiene conto di ciò che gli altri trattengono.
level-5 = La padrona
    .about = Non dimentica nulla, legge le mosse degli altri e prova a fondo ogni possibilità.

## Settings

setting-mulliganovski = Mulliganowski
    .help = Se i proiettili non ti piacciono, rimettili e pescane uno in meno, al massimo due volte.
setting-hardcore = Stratega hardcore
    .help = Niente proiettili rossi, e un Kablamo a testa per cominciare.
setting-social = Gioco sociale
    .help = Ogni proiettile caricato mostra chi l’ha caricato.
setting-memory_aid = Aiuto memoria
    .help = Il tavolo ricorda per te tutto ciò che hai visto.

## Bullets, by the name that the server gives. `narrow` is a long name that says where it may be broken

bullet-Kablamo = Kablamo
    .help = Chi è nel mirino di questa rivoltella è fuori.
bullet-Click = Clic
    .help = Fa clic. Nient’altro.
bullet-Act-of-Cowardice = Atto di codardia
    .help = Al prossimo sparo di questa rivoltella il primo proiettile cade innocuo e parte il seguente.
bullet-Backfire = Ritorno di fiamma
    .help = Risposta: prendi il controllo di un proiettile rosso appena giocato o di uno scoperto.
bullet-Bolshevik-Rules = Regole bolsceviche
    .help = Nel prossimo turno ogni Kablamo colpisce chi sta alla sinistra del suo bersaglio.
bullet-Full-Metal-Jacket = Proiettile blindato
    .help = Fino a fine turno ogni Kablamo colpisce anche chi sta alla sinistra della sua vittima.
    .narrow = { bullet-Full-Metal-Jacket }
bullet-Lack-of-Etiquette = Mancanza di etichetta
    .help = Guarda tre proiettili caricati, uno dopo l’altro.
    .narrow = { bullet-Lack-of-Etiquette }
bullet-Lights-Out = Luci spente
    .help = Due si scambiano le rivoltelle con tutto il contenuto; poi possono girarle.
bullet-Marquis-of-Queensbury-Rules = Regole di Queensbury
    .help = Fino a fine turno i Kablamo non fanno male a nessuno.
bullet-Misfire = Colpo a vuoto
    .help = Risposta: annulla un proiettile rosso appena giocato o uno scoperto.
bullet-Moment-of-Truth = Momento della verità
    .help = Tutti scambiano il proiettile della camera sicura con uno di scorta.
bullet-Overhaul = Revisione
    .help = Spariscono i guasti da tutte le rivoltelle.
bullet-Ricochet = Rimbalzo
    .help = Risposta: copia un proiettile rosso appena giocato o uno scoperto.
bullet-Somebody-Is-Cheating = Qualcuno bara
    .help = Fino a fine turno svanisce ogni proiettile scoperto, tranne quelli veri.
bullet-Trigger-Happy = Grilletto facile
    .help = Un altro sparo in questo turno.
bullet-Double-Cross = Doppio gioco
    .help = Scambia un tuo proiettile con uno di un’altra rivoltella; il proprietario può poi girarla di uno.
bullet-Gentlemen-s-Agreement = Patto tra signori
    .help = Due scelgono in segreto un proprio proiettile, e i due si scambiano di posto.
bullet-Cylinder-Malfunction = Guasto al tamburo
    .help = Al prossimo sparo il tamburo gira al contrario.
    .narrow = { bullet-Cylinder-Malfunction }
bullet-Greased-Cylinder = Tamburo oliato
    .help = Una rivoltella a scelta fa mezzo giro.
bullet-Hammer-Malfunction = Guasto al cane
    .help = Il prossimo sparo di questa rivoltella non scopre nulla.
    .narrow = { bullet-Hammer-Malfunction }
bullet-Ratchet-Malfunction = Guasto all’arresto
    .help = Al prossimo sparo questa rivoltella non gira.
    .narrow = { bullet-Ratchet-Malfunction }
bullet-Sleight-of-Hand = Gioco di prestigio
    .help = Scambia un tuo proiettile caricato con uno di scorta, a caso, di un altro.
    .narrow = { bullet-Sleight-of-Hand }
bullet-Speed-Load = Carica rapida
    .help = Scarta tutto ciò che hai nella rivoltella, pesca sei proiettili e caricali.
bullet-Stockpiling = Accumulare
    .help = Pesca un proiettile e caricalo, poi un altro di scorta.
bullet-Test-of-Honor = Prova d’onore
    .help = Prima di ricaricare riempi le camere vuote di un altro con le tue scorte.
bullet-Trigger-Malfunction = Guasto al grilletto
    .help = Dopo il prossimo sparo questa rivoltella ne deve un altro.
    .narrow = { bullet-Trigger-Malfunction }
bullet-Triple-Action = Tripla azione
    .help = Tre proiettili in almeno due rivoltelle si scambiano di posto in cerchio.
bullet-Wet-Powder = Polvere bagnata
    .help = Scarta tutte le tue scorte e pescane altrettante.

group-live = vero
group-fast = rosso
group-action = bianco

## Places: a chamber by its number, clockwise from the hammer, and whose revolver it is in

chamber = { $chamber ->
    [0] sotto il cane
    [5] camera sicura
   *[other] camera { $chamber }
}
place = { $owner }, { chamber }
place-of = la camera { $chamber ->
    [0] sotto il cane
    [5] sicura
   *[other] { $chamber }
}{ $whose ->
    [own] {""}
   *[other] {" "}di { $owner }
}
place-in = { $chamber ->
    [0] sotto il cane
    [5] nella camera sicura
   *[other] nella camera { $chamber }
} { $whose ->
    [own] della propria rivoltella
   *[other] di { $owner }
}

## Questions

ask-KB-021 = Carica sei proiettili: tocca un proiettile, poi una camera. Spara prima quella sicura, poi le altre in ordine.
ask-KB-021-ready = Tutti e sei dentro. Gli altri stanno ancora caricando.
ask-KB-023 = Tieni questi { $bullets } proiettili, o li rimetti e ne peschi uno in meno?
ask-KB-035 = Ricarica: tocca un proiettile di scorta per la camera segnata.
ask-KB-050 = { $bullet }: a chi va?
ask-KB-073 = { $bullet }: contro quale proiettile?
ask-KB-077 = Giochi un proiettile rosso, o passi?
ask-KB-078 = { $bullet } è sul tavolo. Rispondi o passi?
ask-ordered = Passi fino al prossimo turno. Ci hai ripensato?
ask-KB-105 = Oggi niente buone maniere: tocca una camera e guarda.
ask-KB-105-done = Visto abbastanza?
ask-KB-106 = Luci spente: quali due giocatori si scambiano la rivoltella?
ask-KB-106-turn = Una rivoltella nuova. Di quante camere la giri?
ask-KB-109 = Quale proiettile di scorta va nella tua camera sicura?
ask-KB-121 = Tocca un proiettile nella tua rivoltella.
ask-KB-121-other = Ora uno in un’altra rivoltella.
ask-KB-121-turn = Qualcuno ha scambiato un proiettile nella tua rivoltella. La giri di uno?
ask-KB-122 = Quali due si stringono la mano?
ask-KB-122-place = Tocca il proiettile che cedi.
ask-KB-124 = Quale tamburo fa mezzo giro?
ask-KB-127 = Tocca il proiettile di cui vuoi liberarti.
ask-KB-127-to = Nelle scorte di chi peschi?
ask-KB-128 = Carica ciò che hai pescato.
ask-KB-130 = Questione d’onore: quale rivoltella riempi?
ask-KB-130-load = Quale dei tuoi proiettili di scorta ci va?
ask-KB-132 = Tocca tre proiettili uno dopo l’altro: si scambiano di posto in cerchio.

wait = Decide: { $who }.
wait-KB-021 = Ancora a caricare: { $who }.
wait-KB-023 = A soppesare i proiettili: { $who }.
wait-KB-035 = { wait-KB-021 }
wait-KB-050 = Decide a chi va: { $who }.
wait-KB-077 = Ora può reagire chi vuole: { $who }.
wait-KB-078 = { wait-KB-077 }
wait-KB-128 = { wait-KB-021 }

## Options

option-keep = Li tengo
option-again = Li rimetto, uno in meno
option-ready = Tutti dentro
option-back = Tiro fuori l’ultimo
option-load = { $bullet } → { chamber }
option-pass = Passo
option-pass-round = Passo fino al prossimo turno
option-play = { $target ->
    [none] Gioca { $bullet }
   *[aimed] Gioca { $bullet } contro { $target }
}
option-at = { $bullet }
option-let-go = Rinuncia
option-to = { $seat }
option-place = { place }
option-pair = { $seats }
option-turn = { $by ->
    [0] Non girare
    [1] Gira di uno
    [-1] Indietro di uno
   *[other] Gira di { $by }
}
option-swap = Metti { $bullet }
option-done = Visto abbastanza

## The board

table = Il tavolo
yours = la tua
enlarge = Mostra in grande la rivoltella di { $who }
locked = sicura, chiusa a tutti gli altri
empty = vuota
face-down = coperto
known = lo sai: { $bullet }
loaded-by = caricato da { $who }
looking = lo stai guardando
choosable = si può scegliere
spares = { $count ->
    [one] 1 di scorta
   *[other] { $count } di scorta
}
my-spares = I tuoi proiettili di scorta
drawn = Pescati, da caricare
no-spares = niente di scorta
bag = Sacchetto
discarded = Scartati
start-marker = segnalino iniziale
owed = deve uno sparo
controlled = controllato da { $who }
aimed-at = punta a { $target }
round = Turno { $round }
for-round = turno { $round }
phase-set-up = Caricare
phase-before = Prima dello sparo
phase-rotate = Ruotare e rivelare
phase-resolve = Risolvere
phase-repeat = Ripetere
phase-replace = Rimpiazzare
phase-reload = Ricaricare
out = fuori
out-since = fuori al turno { $round }
out-stamp = FUORI
alive = ancora in piedi
show-again = Rivedi
loading-full = Sono tutti e sei al loro posto. Conferma: poi non li vedrai più.
loading-going = Entrano, uno dopo l’altro.
loading-bullet = Tocca un proiettile, poi la camera; oppure trascinalo.
loading-bullet-keys = { loading-bullet } I tasti 1–6 seguono l’ordine di sparo.
loading-chamber = Ora il proiettile per questa camera.
commit = Carica questi sei
change = Aspetta, cambio
clear = Tira fuori tutto
ordered = Passi fino al prossimo turno.

## The sheet beside the board

sheet-title = Scartati
opened = Tutto allo scoperto
still-loaded = era ancora nella rivoltella
nothing-there = ancora niente
lost = { $bullet }: visto per ultimo tra le scorte di { $who }

## Events. A bullet that is not seen is called “unseen”

with-bullet = { $bullet ->
    [unseen] {""}
   *[seen] : { $bullet }
}
as-kind = { $as ->
    [itself] {""}
   *[other] {" "}come { $as }
}
event-bag = { $bullets ->
    [one] 1 proiettile va nel sacchetto.
   *[other] { $bullets } proiettili vanno nel sacchetto.
}
event-start-marker = { $who } ha il segnalino iniziale.
event-given = { $who } riceve un Kablamo. Congratulazioni.
event-drawn = { $bullet ->
    [unseen] { $who } pesca un proiettile.
   *[seen] { $who } pesca { $bullet }.
}
event-drawn-to-load = { event-drawn }
event-dealt = { $bullets ->
    [unseen] { $who } pesca { $count ->
        [one] un proiettile
       *[other] { $count } proiettili
    }.
   *[seen] { $who } pesca { $bullets }.
}
event-put-back = { $bullets ->
    [one] { $who } rimette un proiettile nel sacchetto.
   *[other] { $who } rimette { $bullets } proiettili nel sacchetto.
}
event-loaded = { $who } carica { place-of }{ with-bullet }.
event-loaded-all = { $who } carica { $count } camere.
event-cleared = { $who } lascia: { $bullets }.
event-taken-up = { $who } prende ciò che stava { place-in }{ with-bullet }.
event-turned = { $by ->
    [1] Il tamburo di { $who } gira di uno.
    [3] Il tamburo di { $who } fa mezzo giro.
    [4] Il tamburo di { $who } torna indietro di due.
    [5] Il tamburo di { $who } torna indietro di uno.
   *[other] Il tamburo di { $who } gira di { $by }.
}
event-moved = Un proiettile passa: { $from } → { $to }.
event-revolvers-swapped = { $seats } si scambiano le rivoltelle.
event-looked = { $who } guarda { place-in }{ with-bullet }.
event-revealed = { $who }: { $bullet }.
event-empty = { $who }: niente sotto il cane.
event-taken-out = { $bullet } lascia { place-of }.
event-taken-out-spares = { $bullet } lascia le scorte di { $who }.
event-resolving = Ora vale: { $bullet } di { $who }.
event-assigned = { $who } assegna { $bullet } a { $to }.
event-assigned-self = { $who } tiene { $bullet } per sé.
event-announced = { $target ->
    [none] { $who } gioca { $bullet }.
   *[aimed] { $who } gioca { $bullet } contro { $target }.
}
event-takes-effect = Ora vale: { $bullet }.
event-struck = { $bullet }{ as-kind } colpisce { $target }.
event-cancelled = { $bullet } svanisce.
event-taken = { $who } prende il controllo di { $bullet }.
event-dud = { $bullet } fa cilecca.
event-laid = { $on ->
    [revolver] Sulla rivoltella di { $who }
    [player] Davanti a { $who }
   *[table] Sul tavolo
} sta: { $bullet }{ as-kind }.
event-used = { $who } consuma { $as }.
event-owes = La rivoltella di { $who } deve uno sparo.
event-discarded = { $into ->
    [bag] { $bullet } torna nel sacchetto.
    [aside] { $bullet } aspetta accanto al sacchetto.
   *[pile] { $bullet } finisce fra gli scarti.
}
event-returned = { $bullets ->
    [one] Un proiettile vero torna nel sacchetto.
   *[other] { $bullets } proiettili veri tornano nel sacchetto.
}
event-round = Turno { $round }. Dita sul grilletto.
event-eliminated = { $who } è fuori. Niente di personale.
event-over = Il fumo si dirada: { $who } è ancora in piedi.
event-over-nobody = Il fumo si dirada. Non è rimasto nessuno a pagare il conto.

## Reasons of advice

reason-wait = La tua prossima camera ha un Kablamo solo al { $risk }% circa: non è il momento, tieni il proiettile.
reason-escape = La tua prossima camera ha un Kablamo al { $risk }% circa: «{ $bullet }» ti salva, probabilità di vittoria { $chance }% circa.
reason-spend = «{ $bullet }» rende più adesso che dopo: probabilità di vittoria { $chance }% circa, altrimenti { $other }%.
reason-answer = «{ $bullet }» contro «{ $target }»: probabilità di vittoria { $chance }% circa, altrimenti { $other }%.
reason-load = Ciò che tieni vale di più: carica «{ $bullet }»; probabilità di vittoria { $chance }% circa.
reason-load_late = Il Kablamo deve pur andare da qualche parte: qui spara solo al { $number }º sparo, e fino ad allora puoi liberartene.
reason-plant = Un Kablamo nella rivoltella di un altro: lì spara al { $number }º sparo.
reason-rid = La tua camera che spara al { $number }º sparo ha un Kablamo al { $risk }% circa: liberatene.
reason-there = Lì ciò che scambi parte al { $number }º sparo; probabilità di vittoria { $chance }% circa.
reason-turn = Girando così, la tua prossima camera è la meno pericolosa: ha un Kablamo al { $risk }% circa.
reason-self = «{ $bullet }» serve soprattutto a te: probabilità di vittoria { $chance }% circa, altrimenti { $other }%.
reason-hurt = «{ $bullet }» danneggia soprattutto { $whom }: la sua prossima camera ha un Kablamo al { $risk }% circa.
reason-look = Non conosci questa camera, e parte al { $number }º sparo: ha un Kablamo al { $risk }% circa.
reason-again = { kablamos-held }: meglio ripescare.
reason-keep = { kablamos-held }: ci si può stare.
kablamos-held = Fra i tuoi { $bullets } proiettili { $live ->
    [0] non c’è nessun Kablamo
    [1] c’è un Kablamo
   *[other] ci sono { $live } Kablamo
}
reason-best = A conti fatti: probabilità di vittoria { $chance }% circa, con l’alternativa migliore { $other }%.
reason-only = Qui non si può fare altro.

## The terminal

terminal-help =
    Le camere si contano in senso orario dal cane (0) alla sicura (5): 2.5 è la camera sicura del posto 2.
    I proiettili hanno numeri, K è un Kablamo, C un Clic; «pass round» passa fino al prossimo turno; «back» ne tira fuori uno.
terminal-options = Puoi
terminal-middle = Nel mezzo
terminal-chosen = Scelti finora: { $loads }
terminal-hammer = cane
terminal-safe = sicura
terminal-ask-KB-021 = Carica un proiettile nella prossima camera, nell’ordine in cui spareranno.
terminal-ask-KB-035 = Ricarica: quale proiettile di scorta va in quale camera?
terminal-ask-KB-105 = Oggi niente buone maniere: in quale camera guardi?
terminal-ask-KB-121 = Scegli un proiettile nella tua rivoltella.
terminal-ask-KB-121-other = Ora scegline uno in un’altra rivoltella.
terminal-ask-KB-122-place = Scegli il proiettile che cedi.
terminal-ask-KB-127 = Scegli il proiettile di cui vuoi liberarti.
terminal-ask-KB-132 = Scegli tre proiettili uno dopo l’altro: si scambiano di posto in cerchio.
