import type { Telling } from '../../rule_passages';
import type { EN } from './en';

export const IT: Record<keyof typeof EN, Telling> = {
  aim: [
    'Di che si tratta',
    'Roulette russa da due a cinque giocatori, un gioco di memoria e di colpi di mano. Ognuno ha una rivoltella e se la carica da sé, tutti premono il ' +
      'grilletto insieme, e i colpi girano.',
    'Vince l’ultimo che resta vivo, subito: ciò che è ancora scoperto non ha più effetto, e non si chiede più niente a nessuno. Se gli ultimi escono ' +
      'insieme, non vince nessuno.',
  ],
  bullets: [
    'I colpi',
    'Sono 100: 20 veri (gialli), 67 d’azione (bianchi, di 13 tipi) e 13 ad alta velocità (rossi, ognuno una volta sola). Escono tutti da un sacchetto. Da ' +
      'dietro sembrano tutti uguali, caricati o di scorta che siano.',
    'I colpi bianchi e rossi portano ognuno un numero suo, i rossi quelli più bassi; i colpi veri non ne hanno.',
    'Sono ricostruite le quantità: 15 Kablamo e 5 Clic fra i veri; cinque di ogni tipo bianco, ma sei di Prova d’onore e sei di Tripla azione; e i numeri ' +
      'dei colpi, i rossi da 1 a 13, i bianchi da 14 a 80. Chi possiede il gioco stampato può correggerli in un file di edizione.',
  ],
  revolver: [
    'La rivoltella',
    'Sei camere. In alto c’è il cane, dove si spara; alla sua sinistra c’è la camera sicura. Le altre, dal cane in senso orario, sono le camere da 1 a 4.',
    'Quando il tamburo avanza di uno gira in senso orario: il colpo al sicuro arriva sotto il cane. Una volta caricata, quindi, la rivoltella spara in ' +
      'quest’ordine: camera sicura, camere 4, 3, 2, 1, e per ultimo ciò che stava sotto il cane.',
    'La camera sicura è solo del proprietario: nessun altro ci guarda dentro, ne toglie un colpo, ce ne scambia uno o la carica. Tu stesso ci guardi o ci ' +
      'scambi solo quando un colpo lo permette, e la carichi come tutte le altre. Girare un intero tamburo altrui è sempre permesso.',
  ],
  loading: [
    'Caricare',
    'Ognuno riceve otto colpi, che nessun altro vede, e ne carica sei coperti, nell’ordine che vuole. Finché non è entrato il sesto di tutti, puoi ' +
      'guardare i tuoi e spostarli. Dopo non può più nessuno.',
    'Gli altri due sono le tue scorte. Tutto ciò che hai fuori dalla rivoltella è scorta, tranne i segnalini. Le tue scorte le puoi guardare quando vuoi, ' +
      'e possono essere quante capita, anche nessuna.',
  ],
  together: [
    'Tutti insieme',
    'Tutti agiscono nello stesso momento, se un colpo non dice altro, e ciò che si sceglie insieme resta segreto finché non hanno scelto tutti.',
    'La sorte assegna il segnalino iniziale. Alla fine di ogni giro passa al prossimo ancora vivo, in senso orario, e subito se chi lo ha è fuori.',
  ],
  round: [
    'Un giro',
    'Prima dello sparo, lo sparo, gli effetti, ancora una volta, si pesca, si ricarica: questo è un giro. «Questo giro» finisce quando tutti hanno ' +
      'ricaricato; allora i suoi segnalini si scartano. Il «prossimo giro» comincia col primo momento prima dello sparo successivo.',
    'Se nulla si mette in mezzo, un colpo messo nella camera che ha appena sparato spara sei giri dopo.',
  ],
  shot: [
    'Lo sparo',
    'Ogni tamburo gira di una camera in senso orario, e ogni colpo che ora sta sotto un cane viene scoperto. Resta scoperto nella sua camera finché non ' +
      'tocca a lui.',
    'Se sotto il cane non c’è niente, non si spara niente. I segnalini previsti per questo sparo si consumano lo stesso.',
  ],
  order: [
    'Gli effetti',
    'Prima i colpi veri, tutti in una volta. Poi gli altri, dal numero più basso al più alto.',
  ],
  live: [
    'Kablamo e Clic',
    'Un Kablamo elimina chi sta davanti alla rivoltella: il proprietario, se un colpo non dice altro. Un Clic non fa niente.',
    'Tutti e due agiscono prima di ogni altra cosa e non si possono cedere, spostare o annullare. Fra il momento in cui si scoprono e il loro effetto ' +
      'nessuno può giocare niente; protegge solo ciò che è stato giocato prima dello sparo. In nessun altro modo si esce dal gioco.',
    'I Kablamo che si scoprono insieme agiscono insieme: prima si stabilisce chi colpiscono, poi escono tutti i colpiti. «A sinistra» è sempre il ' +
      'prossimo ancora vivo, in senso orario.',
  ],
  out: [
    'Chi è fuori',
    'Ciò che è scoperto nella sua rivoltella non ha effetto, e gli spari che doveva decadono. La rivoltella, le scorte e i segnalini sulla rivoltella e ' +
      'davanti a lui lasciano il gioco; i colpi veri che ci sono tornano nel sacchetto.',
    'Quello che ha messo ad altri o sul tavolo resta.',
  ],
  giving: [
    'Assegnare un effetto',
    'Quando tocca al tuo colpo, ne assegni l’effetto a chiunque sia vivo e possa eseguirlo, anche a te, e anche se la tua rivoltella punta a qualcun ' +
      'altro. Da lì decide tutto lui, e «tu» e «la tua rivoltella» nel testo sono lui e la sua. Non lo può passare. Le scelte che il testo lascia ad ' +
      'altri restano di quegli altri.',
    'Se una rivoltella cambia mano, è il nuovo proprietario ad assegnare il colpo che vi è scoperto, a meno che qualcuno non ne abbia preso il controllo ' +
      'con Ritorno di fiamma.',
    'Il colpo lascia la camera appena è assegnato, prima che succeda qualcosa. Quella camera, quindi, conta già come vuota.',
  ],
  possible: [
    'Che cosa si può fare, e quando si fa cilecca',
    'Se il testo non dice quando, un effetto avviene subito. Se nessuno potesse eseguirlo, il colpo fa cilecca e si scarta. Altrimenti va a qualcuno che ' +
      'può, e una scelta permessa va fatta. Dove si parla di più persone, partecipa chi può. Conta ciò che tutti possono vedere.',
    'Di che cosa ha bisogno un colpo è scritto alla sua voce. Un colpo è libero se è caricato, non è scoperto e non sta nella camera sicura di un altro. ' +
      'Dove non è scritto niente, si può sempre.',
    'Regole bolsceviche, Proiettile blindato, Regole di Queensbury, Revisione, Momento della verità e Qualcuno bara riguardano tutto il tavolo e non si ' +
      'assegnano a nessuno.',
  ],
  markers: [
    'I segnalini',
    'Un effetto che agisce più tardi sta scoperto davanti a un giocatore o su una rivoltella, e si scarta quando è avvenuto. Ciò che sta su una ' +
      'rivoltella resta con lei, di chiunque sia; ciò che sta davanti a un giocatore resta con lui.',
    'Se ce n’è più d’uno dello stesso tipo, si usano uno dopo l’altro.',
  ],
  secrets: [
    'Che cosa vedono tutti',
    'Ogni movimento è pubblico: da dove a dove va un colpo, ma mai quale sia. Il tavolo mostra ogni movimento a sé, per almeno mezzo secondo se non lo ' +
      'abbrevi tu, e lo annota.',
    'Puoi vedere le tue scorte e ciò che carichi da lì o dal sacchetto. Non guardi mai un colpo che scambi, né le scorte altrui; e non vedi ciò che un ' +
      'altro carica nella tua rivoltella.',
    'Quante scorte ha ognuno e quanti colpi sono nel sacchetto lo sanno tutti. Un colpo finito fra le scorte non si può più seguire. Ciò che si scarta ' +
      'viene mostrato a tutti e si può andare a rivedere.',
  ],
  swaps: [
    'Colpi scoperti e scambi',
    'Un colpo scoperto resta nella sua camera; lo tolgono solo Colpo a vuoto e Qualcuno bara. Gira col tamburo, ha effetto dovunque si trovi, e la sua ' +
      'camera non conta mai come vuota.',
    'Gli scambi non usano mai una camera vuota.',
  ],
  more: [
    'Ancora una volta',
    'Chi deve ancora uno sparo gira, scopre e risolve insieme agli altri che ne devono, sempre secondo i numeri, e si ripete finché qualcuno ne deve. A ' +
      'ogni passata ognuno spara al massimo una volta.',
    'Uno sparo lo deve un giocatore (Grilletto facile) o una rivoltella (Guasto al grilletto), e va dove va il suo segnalino; viene prima quello della ' +
      'rivoltella. Dopo lo sparo il segnalino si scarta.',
  ],
  drawing: [
    'Si pesca',
    'Ognuno pesca tanti colpi quante sono le camere vuote della sua rivoltella e li aggiunge alle scorte.',
    'Si danno uno alla volta, in tondo dal segnalino iniziale, a chi ne mancano ancora, finché tutti hanno avuto i loro o il sacchetto è vuoto.',
  ],
  reloading: [
    'Si ricarica',
    'Devi riempire le camere vuote con le tue scorte, anche con colpi rossi se non ne hai altri. Se non bastano, ne carichi quanti puoi e scegli tu che ' +
      'cosa resta vuoto. Tutti lo fanno insieme e in segreto.',
  ],
  bag: [
    'Scartati, e di nuovo nel sacchetto',
    'I colpi usati si scartano e non tornano più. Quelli veri, invece, tornano nel sacchetto appena sono sparati o scartati, o chi li aveva è fuori, e ' +
      'prima che si peschi altro. Solo dove uno stesso effetto fa scartare e pescare ci tornano dopo la pesca.',
    'Se nel sacchetto non ce n’è abbastanza, dà quello che ha: con Scorta prima carichi e rinunci al colpo di scorta, con Carica rapida scegli quali ' +
      'camere restano vuote.',
  ],
  windows: [
    'Colpi rossi dalla mano',
    'Un colpo rosso lo puoi giocare anche direttamente dalle scorte; il suo numero allora non importa. Si può in ogni giro, ma non mentre si carica ' +
      'all’inizio.',
    'I momenti buoni sono quattro, le finestre: prima dello sparo; prima che si assegni ogni colpo numerato, sempre il più basso ancora scoperto; prima ' +
      'di ogni passata di «ancora una volta», e di nuovo quando nessuno deve più spari; e fra il pescare e il ricaricare. Fra girare e scoprire non ci ' +
      'sta niente, e nessun effetto viene interrotto.',
    'Fra il pescare e il ricaricare non resta nulla da fare per Grilletto facile, Proiettile blindato, Regole di Queensbury e Qualcuno bara: lì non si ' +
      'possono giocare.',
    'Un colpo rosso appena pescato si può giocare nella finestra seguente.',
  ],
  asking: [
    'Come funziona una finestra',
    'A tutti quelli ancora vivi si chiede insieme e in segreto: passare, o giocare una scorta rossa che ora sia possibile. Se tutti passano, la finestra ' +
      'si chiude. Altrimenti gioca il primo che non ha passato, contando dal segnalino iniziale; le altre scelte decadono senza essere viste. Finito ' +
      'quello, si chiede di nuovo a tutti.',
    'Una finestra non tradisce niente: tutti hanno lo stesso pulsante e lo stesso tempo, chi tace ha passato, e nessuno vede chi ha già risposto. Si ' +
      'chiude prima solo se tutti hanno passato, a mano o con «Passo fino al prossimo giro».',
    'Una finestra si salta solo quando tutti possono vedere che è inutile: se nessuno ha scorte, o se si sa che tutti i colpi rossi (per le risposte: ' +
      'tutte e tre le risposte) sono fuori dal gioco.',
  ],
  announcing: [
    'Giocare e rispondere',
    'Un colpo giocato dalla mano sta scoperto nel mezzo, e si chiede a tutti se rispondono, anche a chi l’ha giocato. Sono risposte solo Colpo a vuoto, ' +
      'Ritorno di fiamma e Rimbalzo. Una risposta nomina il suo bersaglio, va in cima, e le si può rispondere a sua volta. Non si assegna a nessuno: la ' +
      'usa chi la gioca.',
    'Quando nessuno risponde più, il colpo in cima ha effetto per intero; solo adesso lo si assegna. Poi a quello sotto, se c’è ancora, si può di nuovo ' +
      'rispondere. Quando non ne restano, la finestra interrotta ricomincia a chiedere.',
  ],
  answers: [
    'Che cosa può colpire una risposta',
    'Una risposta incontra il colpo rosso appena giocato, proprio sotto di lei, o un qualsiasi colpo scoperto in una rivoltella, anche un rosso sparato. ' +
      'Mai un colpo vero, un segnalino o un effetto già assegnato. Se il bersaglio è sparito, fa cilecca.',
    'Un colpo rosso sparato da una rivoltella vale come uno bianco, al suo numero, e gli si può rispondere. Se è lui stesso una risposta, viene assegnato ' +
      'a qualcuno, che lo punta su un colpo ancora scoperto, mai su uno giocato dalla mano, e ha il controllo di ciò che prende o copia. Senza bersaglio ' +
      'fa cilecca.',
  ],
  control: [
    'Presi e copiati',
    'Un colpo preso con Ritorno di fiamma resta dov’è: se è scoperto, nella sua camera finché non arriva il suo numero. Lo assegna chi l’ha preso per ' +
      'ultimo, anche se la rivoltella cambia mano. Una risposta presa si punta di nuovo quando ha effetto, oppure si lascia perdere. Su un colpo che non ' +
      'si assegna a nessuno Ritorno di fiamma non cambia niente.',
    'Una copia ha effetto subito, e decide chi ha copiato. Non le si può rispondere: si risponde semmai al Rimbalzo. Una risposta copiata sceglie il ' +
      'proprio bersaglio, anche il colpo copiato stesso. Se la copia è un segnalino, sta lì il Rimbalzo e vale come quel tipo.',
    'Per esempio: si gioca X, Colpo a vuoto su X, Ritorno di fiamma sul Colpo a vuoto, Rimbalzo sul Ritorno di fiamma. La copia prende il Ritorno di ' +
      'fiamma stesso. Ora chi ha giocato il Rimbalzo punta il Ritorno di fiamma sul Colpo a vuoto, ha in mano anche quello e decide se X cade.',
  ],
  cowardice: [
    'Atto di codardia (1)',
    'Rosso, sta sulla tua rivoltella. La prossima volta che spara, il primo colpo si scarta scoperto e innocuo (uno vero va nel sacchetto), e nello ' +
      'stesso sparo parte il seguente.',
  ],
  backfire: [
    'Ritorno di fiamma (2)',
    'Rosso, una risposta. Prendi il controllo di un colpo rosso appena giocato o di un colpo scoperto. Serve un bersaglio.',
  ],
  bolshevik: [
    'Regole bolsceviche (3)',
    'Rosso, sta sul tavolo. Nel prossimo giro i Kablamo eliminano chi sta a sinistra di chi avrebbero colpito.',
  ],
  jacket: [
    'Proiettile blindato (4)',
    'Rosso, sta sul tavolo fino a fine giro. Ogni Kablamo elimina anche chi sta a sinistra della sua vittima, ma non oltre.',
  ],
  etiquette: [
    'Mancanza di stile (5)',
    'Rosso. Guarda tre colpi caricati, uno dopo l’altro; vedi ognuno prima di scegliere il seguente. Il tuo al sicuro è permesso, quelli al sicuro degli ' +
      'altri e i colpi scoperti no. Se ce ne sono meno, ne guardi meno. Tutti vedono dove guardi, non che cosa vedi. Serve almeno un colpo che tu possa ' +
      'guardare.',
  ],
  lights: [
    'Luci spente (6)',
    'Rosso. Nomina due giocatori ancora vivi, se vuoi anche te. Si scambiano le rivoltelle con tutto ciò che sta dentro e sopra, anche i colpi scoperti. ' +
      'Poi ognuno dei due può girare il nuovo tamburo in senso orario, da 0 a 5 camere; scelgono insieme.',
  ],
  queensbury: [
    'Regole di Queensbury (7)',
    'Rosso, sta sul tavolo fino a fine giro. I Kablamo non hanno effetto. Nel sacchetto tornano comunque.',
  ],
  misfire: [
    'Colpo a vuoto (8)',
    'Rosso, una risposta. Un colpo rosso appena giocato o un colpo scoperto è annullato e si scarta, anche dalla camera in cui sta. Serve un bersaglio.',
  ],
  truth: [
    'Momento della verità (9)',
    'Rosso. Tutti scambiano il colpo della camera sicura con una scorta a scelta, insieme e in segreto, senza vedere prima quello vecchio, che poi è una ' +
      'scorta. Non partecipa chi non ha scorte o ha la camera sicura vuota o con un colpo scoperto. Almeno uno deve poter scambiare.',
  ],
  overhaul: [
    'Revisione (10)',
    'Rosso. Spariscono tutti i guasti da tutte le rivoltelle: al tamburo, al cane, all’arresto e al grilletto, e anche un Rimbalzo che vale come uno di ' +
      'questi. Atto di codardia resta. Deve esserci almeno un guasto.',
  ],
  ricochet: [
    'Rimbalzo (11)',
    'Rosso, una risposta. Copi un colpo rosso appena giocato o un colpo scoperto. Prima avviene la copia, poi ancora l’originale. Serve un bersaglio.',
  ],
  cheating: [
    'Qualcuno bara (12)',
    'Rosso, sta sul tavolo fino a fine giro. Tutti i colpi ora scoperti, tranne quelli veri, si scartano senza effetto, e così ogni colpo che si scopre ' +
      'più tardi nel giro, subito dopo i colpi veri del suo sparo.',
    'Gli effetti già assegnati, i segnalini, gli spari dovuti e i colpi dalla mano non sono toccati.',
  ],
  happy: [
    'Grilletto facile (13)',
    'Rosso, sta davanti a te. In questo giro, in «ancora una volta», spari un colpo in più.',
  ],
  cross: [
    'Doppio gioco (14–18)',
    'Bianco. Scambia un colpo della tua rivoltella con uno di un’altra. Il suo proprietario può poi girarla di una camera, nel verso che vuole. Servono ' +
      'un tuo colpo libero e uno in un’altra rivoltella.',
  ],
  agreement: [
    'Patto tra signori (19–23)',
    'Bianco. Scegli due giocatori; uno puoi essere tu. Ognuno sceglie in segreto, insieme all’altro, un colpo della propria rivoltella, anche quello al ' +
      'sicuro, e i due colpi si scambiano di posto. Servono due giocatori con un colpo libero ciascuno.',
  ],
  cylinder: [
    'Guasto al tamburo (24–28)',
    'Bianco, sta sulla tua rivoltella. Per il suo prossimo sparo gira in senso antiorario invece che orario.',
  ],
  greased: [
    'Tamburo oliato (29–33)',
    'Bianco. Gira di tre camere la rivoltella di un qualsiasi giocatore ancora vivo: mezzo giro, quindi il verso non conta.',
  ],
  hammer: [
    'Guasto al cane (34–38)',
    'Bianco, sta sulla tua rivoltella. Nel suo prossimo sparo non si scopre niente: il colpo non parte, resta caricato, e non c’è niente da ripescare. Al ' +
      'prossimo scatto del tamburo prosegue.',
  ],
  ratchet: [
    'Guasto all’arresto (39–43)',
    'Bianco, sta sulla tua rivoltella. Per il suo prossimo sparo non gira: parte ciò che sta già sotto il cane.',
  ],
  sleight: [
    'Gioco di mano (44–48)',
    'Bianco. Scegli un tuo colpo caricato, anche quello al sicuro, e un altro giocatore che abbia scorte. Il caso sceglie una di quelle scorte, tutte con ' +
      'la stessa probabilità, e i due colpi si scambiano di posto.',
    'Tu non vedi ciò che ricevi, l’altro sì. Un colpo rosso preso così è caricato e non è più in mano a nessuno. Servono un tuo colpo libero e una scorta ' +
      'di un altro.',
  ],
  speed: [
    'Carica rapida (49–53)',
    'Bianco. Scarta i colpi della tua rivoltella, pescane sei e caricali tutti nell’ordine che vuoi; cinque, se un tuo colpo è scoperto e deve restare. ' +
      'Serve un colpo nel sacchetto.',
  ],
  stockpiling: [
    'Scorta (54–58)',
    'Bianco. Pesca un colpo, guardalo e caricalo in una camera vuota a tua scelta; poi pescane un altro di scorta. Le altre camere vuote aspettano che si ' +
      'ricarichi. Servono una camera vuota e un colpo nel sacchetto.',
  ],
  honor: [
    'Prova d’onore (59–64)',
    'Bianco, sta davanti a te. Quando si comincia a ricaricare, prima di tutti, scegli un altro giocatore ancora vivo la cui rivoltella abbia una camera ' +
      'vuota oltre a quella sicura, e riempi quelle camere con le tue scorte finché bastano. È un obbligo.',
    'Se ce n’è più d’una, si eseguono nell’ordine in cui sono state assegnate, ognuna con una nuova scelta. Senza scorte, o senza una camera così, fa cilecca.',
  ],
  trigger: [
    'Guasto al grilletto (65–69)',
    'Bianco, sta sulla tua rivoltella. Col suo prossimo sparo la rivoltella ne deve un altro; in «ancora una volta» lo spara chi allora la possiede. Il ' +
      'segnalino resta finché quello sparo non è partito; Revisione toglie segnalino e sparo.',
  ],
  triple: [
    'Tripla azione (70–75)',
    'Bianco. Scegli tre colpi in almeno due rivoltelle; ognuno va dove ne stava un altro dei tre. Niente camere sicure altrui, niente colpi scoperti, ' +
      'niente camere vuote. Il tuo colpo al sicuro è permesso, e la tua rivoltella può anche non entrarci. Servono tre colpi così.',
  ],
  powder: [
    'Polvere bagnata (76–80)',
    'Bianco. Scarta tutte le tue scorte e pescane altrettante. Servono una tua scorta e un colpo nel sacchetto.',
  ],
  combining: [
    'Più segnalini su una rivoltella',
    'Ogni sparo, anche in «ancora una volta», consuma un segnalino di ogni tipo sulla rivoltella. Solo un Guasto al grilletto il cui sparo è già dovuto ' +
      'non si usa di nuovo.',
    'Tutti quelli che sparano procedono insieme, passo per passo. Prima si gira: col guasto all’arresto non si gira affatto, altrimenti col guasto al ' +
      'tamburo di uno in senso antiorario, altrimenti di uno in senso orario. Poi Atto di codardia: ciò che sta sotto il cane si scarta, e il tamburo ' +
      'gira di uno in senso orario, qualunque altra cosa ci sia. Poi il guasto al cane: non si scopre niente; altrimenti si scopre. Infine il guasto al ' +
      'grilletto: lo sparo in più è dovuto.',
    'Quindi, arresto con tamburo: si consumano tutti e due, niente gira. Arresto con cane: niente gira, niente si scopre.',
    'Atto di codardia con l’arresto: il colpo sotto il cane si scarta, parte il seguente. Col tamburo: parte quello che prima dello sparo era sotto il ' +
      'cane. Col cane: il secondo colpo resta coperto. Col grilletto: nello sparo in più non si scarta niente.',
  ],
  neighbours: [
    'Quando le regole del tavolo si incontrano',
    'Regole bolsceviche con Proiettile blindato: esce chi sta a sinistra, e anche chi sta alla sinistra di quello; in due, chi sta a sinistra e poi il ' +
      'proprietario. Proiettile blindato da solo, in due: escono entrambi, non vince nessuno. Le Regole di Queensbury prevalgono su tutte e due.',
    'Se Proiettile blindato o le Regole di Queensbury arrivano dopo che i colpi si sono scoperti, valgono solo per gli spari successivi del giro.',
    'Due Regole bolsceviche valgono una dopo l’altra, la seconda nel giro seguente. Un secondo Proiettile blindato, altre Regole di Queensbury o un ' +
      'secondo Qualcuno bara non aggiungono niente.',
  ],
  odd: [
    'Casi curiosi',
    'Se Tamburo oliato sposta un colpo scoperto, questo ha effetto dove si trova, e quello che ora sta sotto il cane non spara. Se un guasto all’arresto ' +
      'arriva su una rivoltella che deve ancora uno sparo, lo sparo cade sulla camera vuota, a meno che qualcuno non l’abbia girata.',
    'Se è la tua stessa Carica rapida a essere appena partita, ne peschi sei, perché ha già lasciato la camera. Due che si riempiono le rivoltelle a ' +
      'vicenda con Prova d’onore lo fanno nell’ordine di assegnazione e tengono le scorte che avanzano.',
    'Colpo a vuoto su Colpo a vuoto e Ritorno di fiamma su Ritorno di fiamma esistono solo come copia di un Rimbalzo; Rimbalzo su Rimbalzo non esiste.',
    'Chi esce in «ancora una volta» non deve più niente e non pesca; gli altri vanno avanti. Con le Regole bolsceviche, se fra A, B e C i primi due ' +
      'sparano un Kablamo, B e C escono e A vince.',
  ],
  guard: ['Perché finisca', 'Dopo 200 giri la partita finisce senza vincitore. Non capiterà quasi mai.'],
  mulliganovski: [
    'A scelta: Mulliganovski',
    'Se i tuoi otto colpi non ti piacciono, prima di caricare li rimetti e ne peschi sette (una scorta); poi, ancora una volta, sei (nessuna scorta), che ' +
      'devi tenere. Tutti decidono insieme e in segreto; prima si rimette tutto, poi tutti pescano.',
  ],
  hardcore: [
    'A scelta: Hardcore',
    'Tutti i colpi rossi sono fuori dal gioco. Ognuno riceve prima un Kablamo; poi il resto va nel sacchetto e ognuno ne pesca sette.',
    'Insieme a Mulliganovski: il Kablamo resta, si cambiano solo i sette, con sei e poi con cinque.',
  ],
  social: [
    'A scelta: In compagnia',
    'Ogni colpo caricato mostra un segnalino di chi l’ha caricato, e il segnalino lo segue. È di chi aveva quella scorta o l’ha pescata: con Gioco di ' +
      'mano, quindi, dell’altro. Quando il colpo diventa una scorta, il segnalino si toglie.',
  ],
  memory: [
    'Ricordare',
    'Ricordare è il gioco: una volta caricato, un colpo non te lo mostra più nessuno, né sul tavolo né nella cronaca né nascosto nella pagina, a meno che ' +
      'un colpo non lo permetta. Si vedono solo quelli scoperti e quelli che stai guardando.',
    'Se il tavolo ha scelto l’aiuto memoria, ricorda per te ciò che hai visto. Di norma non c’è. In compagnia aiutano anche i segnalini.',
  ],
  help: [
    'A questo tavolo',
    'La pagina dice sempre che cosa si chiede e chi si aspetta; in una finestra, tutti quelli ancora vivi. Se tocca a te, vedi che cosa puoi fare.',
    'Si offre solo ciò che le regole permettono, e all’ordine, alle finestre, ai segnalini e alle pescate pensa il tavolo. Altro non si può fare, nemmeno ' +
      'per sbaglio.',
  ],
};
