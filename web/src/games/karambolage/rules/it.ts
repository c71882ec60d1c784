import type { Telling } from '../../rule_passages';
import type { EN } from './en';

export const IT: Record<keyof typeof EN, Telling> = {
  aim: [
    'Di che si tratta',
    'È un biliardo a caselle: sul tavolo ci sono tre bilie, nera, rossa e bianca, e quattro dadi decidono dove possono fermarsi. Si gioca da due a sei.',
    'Con un lancio cerchi di far incontrare tutte e tre le bilie. Se ci riesci, i numeri sotto le bilie sono i tuoi punti. Se ci riesci con eleganza, ci ' +
      'sono premi e puoi lanciare ancora.',
  ],
  table: [
    'Il tavolo',
    'Sette righe (da 1 a 7) e quattordici colonne (da A a N). Ogni campo ha un valore da 0 a 6 e si indica con riga e colonna, per esempio 3F.',
    'Un campo che vale 0 è un campo nullo, disegnato come un punto solo. Le righe e le colonne più esterne sono la sponda; tutti gli altri sono campi interni.',
    'Una parte di questo piano è ricostruita: 18 valori sono certi, gli altri li abbiamo completati in modo regolare, ogni valore una volta per colonna e ' +
      'due per riga. Chi possiede il gioco stampato può correggerli in un file di edizione.',
  ],
  goal: [
    'Fino a dove si gioca',
    'Prima di cominciare vi accordate su un punteggio: 300 fa una partita breve, 500 una normale. Oppure stabilite una durata; quando è scaduta, si ' +
      'finisce comunque il giro in corso.',
  ],
  opening: [
    'Chi apre',
    'Ognuno lancia una volta i quattro dadi: apre la somma più alta, e chi è in parità lancia di nuovo. Poi si va in senso orario.',
    'Chi apre mette le tre bilie su tre campi nulli diversi e gioca per primo. Se due campi nulli si toccassero (qui non succede, su un piano corretto ' +
      'forse sì), si possono usare anche quelli.',
  ],
  move: [
    'Lancio e mossa',
    'Lanci tutti e quattro i dadi. Ogni mossa ne consuma uno, che si mette da parte.',
    'Una bilia corre diritta in una delle otto direzioni, di almeno un campo e poi quanto vuoi, ma mai su un’altra bilia né oltre.',
    'Deve fermarsi su un campo il cui valore appare su un dado libero, oppure su un campo nullo. Un campo nullo lo paghi con un dado libero qualsiasi.',
  ],
  contact: [
    'Il contatto',
    'Una bilia che si ferma su uno degli otto campi attorno a un’altra la colpisce: è un contatto.',
    'Colpisce solo la bilia che si muove, e solo dove si ferma. Passare vicino non conta; essere già vicine prima non conta, nemmeno dall’apertura; e se ' +
      'accanto alla bilia colpita ce n’è una terza, questa non è colpita.',
    'Una vicina si può colpire lo stesso: basta spostarsi su un altro campo che le sta accanto.',
  ],
  goingOn: [
    'Continuare',
    'Scegli tu quale bilia comincia: per tutto il lancio è lei la prima.',
    'Dopo un contatto continui con la bilia che ha colpito o con quella colpita. Se la tua bilia si ferma accanto a tutte e due le altre, le colpisce ' +
      'entrambe, e può continuare una qualsiasi delle tre.',
    'Conta sempre e solo l’ultima mossa. Se non ha dato né un contatto né un tiro di sponda, non si può più muovere.',
  ],
  rail: [
    'Di sponda',
    'Una bilia che da un campo interno arriva in sponda senza contatto può essere giocata ancora una volta: proprio quella, e con la mossa subito dopo. È ' +
      'un tiro di sponda.',
    'Se in sponda colpisce una bilia, è un contatto normale, e continua chi ha colpito o chi è stata colpita.',
    'Una mossa che parte dalla sponda non è mai un tiro di sponda: due di fila, quindi, non si fanno. Dopo un nuovo contatto se ne può fare un altro, con ' +
      'qualsiasi bilia.',
  ],
  stopping: [
    'Quando finisce un lancio',
    'Un lancio finisce quando il quarto dado è usato, quando nessuna bilia ha il diritto di continuare, quando nessuna di quelle che l’hanno può muovere ' +
      '(può succedere già all’inizio), o quando ti fermi.',
    'Puoi fermarti in ogni momento, anche prima della prima mossa. Se ti fermi prima di aver usato il quarto dado, il lancio non dà punti, nemmeno con un ' +
      'Carambo completo. Le bilie restano dove sono.',
    'Il quarto dado lo puoi spendere anche per una mossa senza contatto.',
  ],
  scoring: [
    'Che cosa vale',
    'Un lancio vale solo se hai usato tutti e quattro i dadi e le tre bilie si sono incontrate: la prima ha colpito le altre due, oppure la prima ha ' +
      'colpito la seconda e la seconda la terza. In breve: le altre due bilie sono state colpite. Non è necessario che si siano mosse tutte.',
    'Allora prendi i valori dei tre campi su cui stanno le bilie. I campi nulli non danno niente.',
    'Quattro dadi spesi fra due sole bilie non valgono nulla, e senza un lancio valido non ci sono nemmeno premi.',
  ],
  carambo: [
    'Carambo',
    'La prima bilia ne colpisce un’altra, questa più tardi nello stesso lancio colpisce la terza, e la terza, più tardi ancora, colpisce la prima: il ' +
      'cerchio è chiuso, ed è un Carambo.',
    'Può essere completo già col terzo dado; la mossa che segue non lo rovina. In mezzo possono esserci altri contatti e tiri di sponda.',
    'Non importa nemmeno quale delle altre due sia stata colpita prima. La nera colpisce la rossa, la nera colpisce la bianca, la bianca colpisce la ' +
      'rossa, la rossa colpisce la nera: anche questo è un Carambo.',
  ],
  again: [
    'Lanciare ancora',
    'Se un lancio con Carambo vale, puoi lanciare ancora, con le bilie dove stanno. Al massimo tre lanci per turno; un Carambo nel terzo non ne porta un ' +
      'quarto.',
    'Un Carambo in ciascuno dei tre lanci di un turno dà 50 punti in più. Questi 50 non raddoppiano mai.',
  ],
  extras: [
    'Premi',
    'Fila: alla fine le tre bilie stanno su una linea, orizzontale, verticale o diagonale come corre una bilia; gli spazi vuoti non contano. 30 punti.',
    'Compresso: alla fine ogni bilia sta accanto alle altre due. 30 punti.',
    'Doppioni, per i dadi lanciati: due coppie 10, tre uguali 20, quattro uguali 40. Vale solo il premio più alto.',
    'In un lancio con Carambo questi tre premi raddoppiano; i punti dei campi mai. Tutti i premi di un lancio si sommano.',
  ],
  turn: [
    'Fine del turno',
    'Il tuo turno finisce dopo un lancio valido senza Carambo, dopo un lancio che non vale, dopo il terzo lancio, o quando rinunci a lanciare ancora.',
    'Un lancio che non vale non porta niente, ma i lanci precedenti del turno conservano i loro punti. Chi segue riparte dalle bilie come stanno.',
  ],
  end: [
    'Chi vince',
    'Chi raggiunge il punteggio stabilito vince subito, appena il lancio è segnato, anche se avrebbe ancora un lancio.',
    'A tempo, o con un numero di giri stabilito, vince chi ha più punti. Un giro è un turno a testa, contato da chi ha aperto. A parità di punti si vince ' +
      'insieme.',
    'Perché nessuna partita duri in eterno: dopo 200 giri vince chi ha più punti, qualunque fosse l’accordo.',
  ],
  example: [
    'Tre lanci da seguire',
    'La nera sta in 5C, la rossa in 6E, la bianca in 2D. Lanci 3, 4, 5, 6. La rossa in 6C col 4 colpisce la nera. La nera in 3E col 5 colpisce la bianca. ' +
      'La bianca in 7D col 6 colpisce la rossa: Carambo. La rossa in 1C col 3. I campi danno 5 + 6 + 3 = 14.',
    'Lanci ancora: 1, 4, 4, 4. La rossa in 6C con un 4 colpisce la bianca. La bianca in 2D, campo nullo, con un 4 colpisce la nera. La nera in 6B con l’1 ' +
      'colpisce la rossa: Carambo. La rossa in 3F con l’ultimo 4. Campi 5; tre uguali 20, raddoppiati 40: in tutto 45.',
    'Il terzo lancio: 1, 3, 3, 5. La nera in 2F con l’1 colpisce la rossa. La rossa in 3E col 5 colpisce la nera e la bianca. La bianca in 2E con un 3 le ' +
      'colpisce entrambe: Carambo. La nera in 3G con l’altro 3. Campi 11, terzo Carambo 50: 61. Il turno ha fruttato 120 punti.',
  ],
  help: [
    'A questo tavolo',
    'Scegli una bilia e vedi ogni campo che può raggiungere e quale dado lo paga. Dove possono pagare dadi diversi, scegli tu.',
    'Accanto al tavolo vedi sempre a che punto è il lancio: i dadi rimasti, chi ha colpito chi, e se può ancora fare punti.',
  ],
  back: [
    'Ripensarci',
    'Finché non segni il lancio puoi annullare una mossa dopo l’altra, cominciando dall’ultima, anche dopo il quarto dado o in un vicolo cieco. Contatti, ' +
      'Carambo e il diritto di continuare tornano indietro con loro. Prima non si scrive niente e non si lanciano dadi.',
    'Anche le bilie dell’apertura si possono disporre diversamente fino al primo lancio. Il segnapunti mostra ogni lancio con i campi e i premi.',
  ],
};
