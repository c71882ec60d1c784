/** The rules of Karambolage in our own words, loaded when somebody opens them. */
import { span } from '../numbers';
import type { Passage } from '../types';

export const RULES: Passage[] = [
  {
    numbers: [...span('KA', 10, 11), 'KA-042', 'KA-041'],
    title: { de: 'Anfang und Ziel', en: 'Beginning and aim', it: 'Inizio e scopo' },
    text: {
      de: 'Der höchste Wurf beginnt und legt die drei Kugeln auf drei Nullfelder (die bloßen Punkte). Gespielt wird bis zu einer Punktzahl, die sofort gewinnt, oder über Runden oder Minuten; dann gewinnen die meisten Punkte.',
      en: 'The highest throw opens and sets the three balls on three null fields (the bare dots). You play to a score that wins at once, or over rounds or minutes; then the most points win.',
      it: 'Il lancio più alto apre e mette le tre bilie su tre campi nulli (i punti soli). Si gioca fino a un punteggio che vince subito, oppure a giri o a tempo; allora vince chi ha più punti.',
    },
  },
  {
    numbers: [...span('KA', 20, 21), ...span('KA', 1, 3), 'KA-050'],
    title: { de: 'Ein Zug', en: 'A move', it: 'Una mossa' },
    text: {
      de: 'Vier Würfel, vier Züge: Jeder Zug verbraucht einen. Eine Kugel rollt gerade in eine von acht Richtungen, nie über eine andere, und bleibt auf einem Feld liegen, dessen Zahl ein freier Würfel zeigt. Ein Nullfeld bezahlt jeder Würfel.',
      en: 'Four dice, four moves: each uses one. A ball rolls straight in one of eight directions, never over another, and stops on a field whose number a free die shows. Any die pays for a null field.',
      it: 'Quattro dadi, quattro mosse: ognuna ne usa uno. Una bilia corre dritta in una di otto direzioni, mai sopra un’altra, e si ferma su un campo col numero di un dado libero. Un campo nullo lo paga qualsiasi dado.',
    },
  },
  {
    numbers: span('KA', 22, 29),
    title: { de: 'Treffen und weiterspielen', en: 'Striking and going on', it: 'Colpire e continuare' },
    text: {
      de: 'Wer neben einer anderen Kugel liegen bleibt, trifft sie. Danach geht es mit der treffenden oder der getroffenen Kugel weiter. Ohne Treffer darf nur weiter, wer von innen an die Bande gerollt ist: dieselbe Kugel, genau einmal. Sonst ist der Wurf zu Ende. Aufhören darf man immer.',
      en: 'A ball that stops next to another strikes it. Then you go on with the one that struck or the one that was struck. Without a contact only a ball that ran from inside to the rail may go on: that ball, once. Otherwise the throw is over. You may always stop.',
      it: 'Una bilia che si ferma accanto a un’altra la colpisce. Poi si continua con chi ha colpito o con chi è stata colpita. Senza contatto può continuare solo la bilia che dall’interno è finita in sponda: quella, una volta. Altrimenti il lancio è finito. Ci si può sempre fermare.',
    },
  },
  {
    numbers: [...span('KA', 30, 31), 'KA-039', 'KA-040', 'KA-051'],
    title: { de: 'Was zählt', en: 'What scores', it: 'Che cosa vale' },
    text: {
      de: 'Ein Wurf zählt nur, wenn alle vier Würfel verbraucht sind und beide anderen Kugeln getroffen wurden. Dann gibt es die Werte der drei Felder, auf denen die Kugeln liegen. Die Kugeln bleiben liegen, wo sie sind.',
      en: 'A throw scores only if all four dice are used and both other balls were struck. Then you get the values of the three fields the balls rest on. The balls stay where they are.',
      it: 'Un lancio vale solo se i quattro dadi sono usati e le altre due bilie colpite. Allora si prendono i valori dei tre campi dove stanno le bilie. Le bilie restano dove sono.',
    },
  },
  {
    numbers: span('KA', 32, 34),
    title: { de: 'Carambo', en: 'Carambo', it: 'Carambo' },
    text: {
      de: 'Die erste Kugel trifft eine zweite, die zweite später die dritte, die dritte später die erste: Carambo. Wer damit punktet, darf noch einmal werfen, höchstens drei Würfe im Zug. Drei Carambos hintereinander: 50 dazu.',
      en: 'The first ball strikes a second, that one later the third, the third later the first: Carambo. Score with it and you may throw again, three throws a turn at most. Three Carambos running: 50 more.',
      it: 'La prima bilia colpisce una seconda, questa poi la terza, la terza poi la prima: Carambo. Se il lancio vale si può lanciare ancora, al massimo tre lanci per turno. Tre Carambo di fila: 50 in più.',
    },
  },
  {
    numbers: span('KA', 35, 38),
    title: { de: 'Zugaben', en: 'Extras', it: 'Premi' },
    text: {
      de: 'Alle drei Kugeln in einer Linie: 30. Jede neben beiden anderen: 30. Pasch der geworfenen Würfel: zwei Paare 10, drei gleiche 20, vier gleiche 40. Mit Carambo zählen diese Zugaben doppelt.',
      en: 'All three balls in one line: 30. Each next to both others: 30. Equal dice in the throw: two pairs 10, three alike 20, four alike 40. With a Carambo these count double.',
      it: 'Le tre bilie in fila: 30. Ognuna accanto alle altre due: 30. Dadi uguali: due coppie 10, tre uguali 20, quattro uguali 40. Con un Carambo questi premi valgono doppio.',
    },
  },
  {
    numbers: ['KA-052'],
    title: { de: 'Zurücknehmen', en: 'Taking back', it: 'Ripensarci' },
    text: {
      de: 'Bis du den Wurf verbuchst, kannst du Zug um Zug zurücknehmen, auch nach dem vierten Würfel. Ausprobieren ist erlaubt.',
      en: 'Until you book the throw you can take move after move back, even after the fourth die. Trying things out is allowed.',
      it: 'Finché non segni il lancio puoi annullare mossa per mossa, anche dopo il quarto dado. Provare è permesso.',
    },
  },
];
