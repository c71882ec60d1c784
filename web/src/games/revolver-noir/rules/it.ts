import type { Telling } from '../../rule_passages';
import type { EN } from './en';

export const IT: Record<keyof typeof EN, Telling> = {
  aim: [
    'Di che si tratta',
    'Due persone con la rivoltella in una villa buia. Ognuno sa solo dove si trova; dove sia l’altro lo devi capire da quello che senti.',
    'Chi colpisce l’altro due volte ha vinto, subito e comunque sia arrivato il secondo colpo: quello che sarebbe seguito non succede più.',
  ],
  villa: [
    'La villa',
    'Di sopra Camera da letto, Corridoio e Biblioteca stanno in fila, con la Balconata sotto il Corridoio. Al pianterreno, a sinistra, la Cucina sta ' +
      'sopra la Sala da pranzo; a destra c’è l’Ingresso, sotto le scale della Balconata. La Cantina si stende sotto a tutto.',
    'Ogni passaggio si percorre nei due sensi. Le scale collegano Balconata e Ingresso, e Sala da pranzo e Cantina. I passaggi segreti collegano Camera ' +
      'da letto e Cucina, Biblioteca e Cantina, Ingresso e Cantina. Tutto il resto sono porte.',
  ],
  upstairs: [
    'Le stanze di sopra',
    'Da ogni stanza puoi sparare anche nella stanza stessa. Accanto a ogni effetto c’è il suo costo in punti azione.',
    'Camera da letto: si va in Corridoio e Cucina; si spara in Corridoio e Balconata. Effetto: Allagamento (1).',
    'Corridoio: si va in Camera da letto, Biblioteca e Balconata; si spara nelle stesse tre. Nessun effetto.',
    'Biblioteca: si va in Corridoio e Cantina; si spara in Corridoio e Balconata. Effetto: Botola (1).',
    'Balconata: si va in Corridoio e Ingresso; si spara in Corridoio, Ingresso, Cucina e Sala da pranzo. Effetto: Salto (0).',
  ],
  downstairs: [
    'Le stanze di sotto',
    'Cucina: si va in Ingresso, Sala da pranzo e Camera da letto; si spara in Ingresso e Sala da pranzo. Effetto: Ceppo di coltelli (0).',
    'Sala da pranzo: si va in Ingresso, Cucina e Cantina; si spara in Ingresso e Cucina. Nessun effetto.',
    'Ingresso: si va in Balconata, Cucina, Sala da pranzo e Cantina; si spara in Cucina e Sala da pranzo. Effetto: Echi (0).',
    'Cantina: si va in Ingresso, Sala da pranzo e Biblioteca; si spara in Ingresso e Sala da pranzo. Effetto: Trappola automatica (1).',
    'Non tutti i tiri valgono nei due sensi: la Balconata tiene sotto tiro Ingresso, Cucina e Sala da pranzo, la Cantina tiene sotto tiro Ingresso e Sala ' +
      'da pranzo, e da Camera da letto e Biblioteca si tira sulla Balconata; ma da lì nessuno può rispondere.',
  ],
  start: [
    'L’inizio',
    'Ognuno sceglie in segreto la stanza da cui comincia, quella che vuole. Chi comincia lo decide la sorte, oppure lo stabilite prima.',
    'Potete essere nella stessa stanza, anche fin dall’inizio, e nessuno lo viene a sapere. Anche chi è colpito resta dov’è, tranne che per l’allagamento.',
  ],
  turn: [
    'Un turno',
    'Giocate a turno, ogni volta con 2 punti azione (PA). Annunci un’azione, la porti a termine e passi alla prossima; si può anche ripetere. Quello che ' +
      'non spendi è perso.',
    'Il turno lo chiudi sempre tu, anche con 0 PA. Se si chiudesse da solo, tradirebbe qualcosa.',
  ],
  move: ['Muovere (1)', 'Vai in una stanza collegata, in segreto. L’altro sa solo che ti sei mosso.'],
  shoot: [
    'Sparare (2)',
    'Riveli la tua stanza e ne nomini una a tiro; vale anche la tua. Se l’altro è lì, è colpito.',
    'Che tu colpisca o no, poi devi spostarti subito, gratis e in segreto, a meno che lo sparo non abbia chiuso la partita. Questo spostamento fa parte ' +
      'dello sparo: non si può rifiutare né mettere da parte. Viene annunciato come ogni movimento e non porta mai in una Cantina allagata.',
    'Se ti restano PA, li usi dopo. Con 0 PA restano solo gli effetti che non costano niente, Echi e Salto, e non sono mai un obbligo.',
  ],
  traps: [
    'Trappole: metterle (1), farle scattare (1)',
    'Metti una trappola nella stanza in cui sei, ma non dove ne hai già una. Ne puoi avere al massimo due insieme. Per una terza devi prima toglierne ' +
      'una: quale, resta segreto; quante ne hai, lo sapete entrambi.',
    'Per farla scattare nomini la sua stanza. La trappola è consumata; se l’altro è lì, è colpito. Le tue trappole non fanno mai male a te.',
  ],
  listen: [
    'Ascoltare (1)',
    'L’altro deve nominare subito una stanza collegata a quella in cui si trova. Deve essere vero, ma non per forza nuovo.',
    'Si può nominare anche una Cantina allagata: collegata lo è lo stesso.',
  ],
  effects: [
    'Effetti delle stanze',
    'Sei stanze hanno un effetto. Per usarlo riveli la stanza in cui sei, ne paghi il costo e lo esegui. I due più semplici sono qui, gli altri più sotto.',
    'Cucina, Ceppo di coltelli (0): se cominci il turno in Cucina e questa è la prima cosa che fai, in questo turno hai 3 PA invece di 2. Non sei ' +
      'obbligato, perché ti tradisce. Arrivare in Cucina durante il turno non basta.',
    'Balconata, Salto (0): finisci in Cucina, e l’altro lo sa. Un salto non è un movimento.',
  ],
  echoes: [
    'Ingresso: Echi (0)',
    'Se l’altro è di sopra, deve dire la sua stanza esatta. Altrimenti risponde come quando si ascolta. Una volta per turno.',
  ],
  automatic: [
    'Cantina: Trappola automatica (1)',
    'Metti in segreto una trappola in un’altra stanza, ma non dove ne hai già una. Non la fai scattare tu: scatta da sola, gratis, all’inizio del tuo ' +
      'prossimo turno, e la sua stanza viene nominata.',
    'Conta fra le tue trappole. Se sei al limite, prima ne togli una; può essere anche un’automatica, che allora non scatterà mai. In un turno se ne ' +
      'possono mettere due.',
  ],
  trapdoor: [
    'Biblioteca: Botola (1)',
    'Se l’altro è in Cucina, cade in Cantina. La caduta viene annunciata, e anche se non è caduto nessuno.',
  ],
  flood: [
    'Camera da letto: Allagamento (1)',
    'La Cantina resta sott’acqua finché non comincia il tuo prossimo turno. Se l’altro è lì dentro, è colpito e deve fuggire subito, in segreto, in una ' +
      'stanza collegata. Se non c’era nessuno, si annuncia anche questo.',
    'In una Cantina allagata non entra nessuno. Le trappole che ci sono restano e si possono far scattare. Chi ci cade è colpito e fugge, anche se ' +
      'l’acqua è la sua.',
    'Se allagate tutti e due, i due allagamenti corrono in parallelo, ognuno fino al prossimo turno di chi l’ha fatto.',
  ],
  beginning: [
    'Quando comincia un turno',
    'Prima finisce il tuo allagamento, poi si conta il bottino della Ladra, poi ricevi i PA. Ora scattano le tue trappole automatiche, nell’ordine in cui ' +
      'le hai messe. Non è un’azione tua, perciò il Ceppo di coltelli ti resta aperto. Poi agisci.',
  ],
  known: [
    'Che cosa viene a sapere l’altro',
    'Tutti e due sapete: quale azione è stata fatta e quanto è costata, se un movimento era gratis, quante trappole ci sono, le stanze rivelate o ' +
      'nominate, le risposte, i colpi a segno e quelli a vuoto, gli allagamenti, i ruoli e il bottino.',
    'Rivelare una stanza vuol dire nominarla. Non si vede altro, nemmeno una trappola che sia lì. Tutto il resto resta segreto.',
  ],
  drawn: ['Patta', 'Dopo 100 turni a testa la partita è patta. Serve solo perché nessun duello duri in eterno.'],
  roles: [
    'A scelta: i ruoli',
    'Ognuno riceve a caso due dei quattro ruoli e ne sceglie uno. Scegliete insieme, i ruoli si scoprono, e gli altri escono dal gioco. Poi scegliete le ' +
      'stanze. Un ruolo dà capacità e limiti; tutto il resto non cambia.',
    'I testi delle carte stampate non sono pubblici: questi quattro ruoli sono ricostruiti, e i testi sono nostri.',
    '«Niente trappole» esclude anche la trappola automatica, e dove le trappole sono limitate contano anche quelle automatiche.',
  ],
  thief: [
    'La Ladra (ricostruita)',
    'Per lei c’è una nona stanza, il Caveau, lungo il passaggio fra Biblioteca e Cantina e collegato a entrambe. Solo lei può entrarci. Non può ' +
      'cominciare lì né sparare da lì, e lì non può esserci nessuna trappola. L’altro può spararci dentro dalla Cantina.',
    'Nel Caveau può prendere il bottino (2), un carico alla volta. Quando comincia un turno nell’Ingresso con il carico, viene annunciato e vale come un ' +
      'colpo messo a segno; poi può prenderne un altro. Colpi e carichi insieme: con due si vince. Non può mettere trappole.',
    'A chi la ascolta mentre è nel Caveau nomina Cantina o Biblioteca; da queste due può nominare anche il Caveau. Per gli Echi il Caveau non è di sopra. ' +
      'Può fuggirci da un allagamento.',
  ],
  sneak: [
    'L’Ombra (ricostruita)',
    'La prima azione di movimento di ogni turno è gratis, in qualsiasi momento del turno, anche con 0 PA. Lo spostamento dopo uno sparo, i salti e le ' +
      'fughe non sono azioni di movimento e non la consumano.',
    'Spara solo nella propria stanza e ha al massimo una trappola.',
  ],
  wrecker: [
    'Il Sabotatore (ricostruito)',
    'Ha fino a tre trappole. Con una sola azione può far scattare quante vuole delle sue trappole normali, nominandole tutte insieme. Ascoltare gli costa ' +
      '2; gli Echi continuano a non costare niente.',
  ],
  assassin: [
    'La Sicaria (ricostruita)',
    'Pugnalare (1), una volta per turno: rivela la sua stanza; se l’altro è lì, è colpito. Poi si sposta gratis, come dopo uno sparo. Non può sparare e ' +
      'non può mettere trappole.',
  ],
  help: [
    'A questo tavolo',
    'Vedi la tua stanza, dove puoi andare e dove puoi sparare, le tue trappole, i tuoi PA e i colpi di entrambi. La cronaca conserva tutto quello che è ' +
      'stato detto, e l’ultima risposta che hai sentito resta segnata sulla pianta.',
    'Dove sei, dove stanno le tue trappole e quello che non hai ancora detto non arriva mai dall’altra parte, e nemmeno il momento o la mole di ciò che ' +
      'il tavolo invia lo tradisce.',
  ],
  aid: [
    'Aiuto e schermo condiviso',
    'Se tutti e due accettate l’aiuto, la pianta tratteggia le stanze in cui l’altro, per quello che si sa, può ancora essere.',
    'Se giocate sullo stesso dispositivo, fra un turno e l’altro cala un sipario.',
  ],
};
