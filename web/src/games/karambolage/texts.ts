import type { Lang } from '../../house/settings.svelte';
import type { Passage, Said } from '../types';

/** The words of Karambolage. */
export interface Words {
  balls: Record<string, string>;
  the: Record<string, string>;
  place: (ball: string) => string;
  placeWait: (who: string) => string;
  ready: string;
  again: string;
  begin: string;
  goOn: (balls: string) => string;
  target: (ball: string) => string;
  payWith: (field: string) => string;
  over: string;
  throwWait: (who: string) => string;
  againWait: (who: string) => string;
  optionEnd: (points: number | null) => string;
  optionStop: string;
  optionReady: string;
  optionAgain: string;
  optionDecline: string;
  optionMove: (ball: string, field: string, die: number) => string;
  optionPlace: (ball: string, field: string) => string;
  optionBack: string;
  dice: string;
  used: string;
  left: string;
  contacts: string;
  contactLeft: (ball: string) => string;
  contactDone: (ball: string) => string;
  first: string;
  carambo: string;
  cannot: string;
  canStill: string;
  worth: (points: number) => string;
  round: (n: number) => string;
  toTarget: (n: number) => string;
  toRounds: (n: number) => string;
  sheet: string;
  throwN: (n: number) => string;
  nothing: string;
  bonus: Record<'straight' | 'compress' | 'pasch' | 'third_carambo', string>;
  total: string;
  reach: (field: string, value: number, dice: string) => string;
  pick: (ball: string, field: string) => string;
  boardLabel: string;
  or: string;
  and: string;
  opening: (who: string, dice: string, sum: number) => string;
  opens: (who: string) => string;
  placed: (who: string, ball: string, field: string) => string;
  unplaced: (who: string, ball: string) => string;
  thrown: (who: string, dice: string) => string;
  moved: (who: string, ball: string, from: string, to: string, die: number, end: string) => string;
  strikes: (balls: string) => string;
  offRail: string;
  noContact: string;
  back: (who: string, move: string) => string;
  booked: (who: string, points: string) => string;
  ended: Record<string, string>;
}

export const WORDS: Record<Lang, Words> = {
  en: {
    balls: { B: 'black', R: 'red', W: 'white' },
    the: { B: 'the black ball', R: 'the red ball', W: 'the white ball' },
    place: (ball) => `set ${ball} on a null field (a bare dot)`,
    placeWait: (who) => `${who} sets the balls`,
    ready: 'do the balls stand well?',
    again: 'Carambo! Throw again from here?',
    begin: 'pick a ball to start with',
    goOn: (balls) => `play on with ${balls}, or stop`,
    target: (ball) => `where should ${ball} stop?`,
    payWith: (field) => `which die pays for ${field}?`,
    over: 'the throw is over: book it, or take a move back',
    throwWait: (who) => `${who} plays the throw`,
    againWait: (who) => `${who} may throw again`,
    optionEnd: (points) => (points === null ? 'Book the throw (nothing)' : `Book ${points} points`),
    optionStop: 'Stop here, score nothing',
    optionReady: 'Throw the dice',
    optionAgain: 'Throw again',
    optionDecline: 'Leave it at that',
    optionMove: (ball, field, die) => `${ball} to ${field}, a ${die} pays`,
    optionPlace: (ball, field) => `${ball} on ${field}`,
    optionBack: 'Take back',
    dice: 'Dice',
    used: 'used',
    left: 'left',
    contacts: 'Struck',
    contactLeft: (ball) => `${ball} not struck yet`,
    contactDone: (ball) => `${ball} struck`,
    first: 'began',
    carambo: 'Carambo',
    cannot: 'This throw cannot score any more.',
    canStill: 'Four dice, both other balls struck: then it scores.',
    worth: (points) => `worth ${points}`,
    round: (n) => `Round ${n}`,
    toTarget: (n) => `to ${n} points`,
    toRounds: (n) => `over ${n} rounds`,
    sheet: 'Score sheet',
    throwN: (n) => `Throw ${n}`,
    nothing: 'nothing',
    bonus: { straight: 'Straight', compress: 'Compress', pasch: 'Pasch', third_carambo: 'third Carambo' },
    total: 'Total',
    reach: (field, value, dice) => `${field}, value ${value}, paid by ${dice}`,
    pick: (ball, field) => `Pick ${ball}, on ${field}`,
    boardLabel: 'The billiard table',
    or: 'or',
    and: 'and',
    opening: (who, dice, sum) => `${who} throws ${dice} for the opening: ${sum}.`,
    opens: (who) => `${who} has the highest throw and opens.`,
    placed: (who, ball, field) => `${who} sets ${ball} on ${field}.`,
    unplaced: (who, ball) => `${who} takes ${ball} off again.`,
    thrown: (who, dice) => `${who} throws ${dice}.`,
    moved: (who, ball, from, to, die, end) => `${who}: ${ball} ${from}–${to} for a ${die}, ${end}.`,
    strikes: (balls) => `strikes ${balls}`,
    offRail: 'off the rail',
    noContact: 'no contact',
    back: (who, move) => `${who} takes ${move} back.`,
    booked: (who, points) => `${who} books ${points}.`,
    ended: { target: 'The target is reached.', rounds: 'The last round is over.', time: 'Time is up.', guard: 'Nobody got there in time.' },
  },
  de: {
    balls: { B: 'Schwarz', R: 'Rot', W: 'Weiß' },
    the: { B: 'die schwarze Kugel', R: 'die rote Kugel', W: 'die weiße Kugel' },
    place: (ball) => `setze ${ball} auf ein Nullfeld (bloßer Punkt)`,
    placeWait: (who) => `${who} setzt die Kugeln auf`,
    ready: 'liegen die Kugeln richtig?',
    again: 'Carambo! Von hier noch einmal werfen?',
    begin: 'wähle eine Kugel für den Anfang',
    goOn: (balls) => `weiter mit ${balls}, oder aufhören`,
    target: (ball) => `wo soll ${ball} liegen bleiben?`,
    payWith: (field) => `welcher Würfel bezahlt ${field}?`,
    over: 'der Wurf ist zu Ende: verbuche ihn oder nimm einen Zug zurück',
    throwWait: (who) => `${who} spielt den Wurf`,
    againWait: (who) => `${who} darf noch einmal werfen`,
    optionEnd: (points) => (points === null ? 'Wurf verbuchen (nichts)' : `${points} Punkte verbuchen`),
    optionStop: 'Hier aufhören, ohne Punkte',
    optionReady: 'Würfeln',
    optionAgain: 'Noch einmal werfen',
    optionDecline: 'Dabei belassen',
    optionMove: (ball, field, die) => `${ball} nach ${field}, eine ${die} bezahlt`,
    optionPlace: (ball, field) => `${ball} auf ${field}`,
    optionBack: 'Zurücknehmen',
    dice: 'Würfel',
    used: 'verbraucht',
    left: 'übrig',
    contacts: 'Getroffen',
    contactLeft: (ball) => `${ball} noch nicht getroffen`,
    contactDone: (ball) => `${ball} getroffen`,
    first: 'begann',
    carambo: 'Carambo',
    cannot: 'Dieser Wurf kann nicht mehr punkten.',
    canStill: 'Vier Würfel, beide anderen Kugeln getroffen: dann zählt es.',
    worth: (points) => `bringt ${points}`,
    round: (n) => `Runde ${n}`,
    toTarget: (n) => `bis ${n} Punkte`,
    toRounds: (n) => `über ${n} Runden`,
    sheet: 'Anschreibeblatt',
    throwN: (n) => `Wurf ${n}`,
    nothing: 'nichts',
    bonus: { straight: 'Gerade', compress: 'Kompress', pasch: 'Pasch', third_carambo: 'dritter Carambo' },
    total: 'Summe',
    reach: (field, value, dice) => `${field}, Wert ${value}, bezahlt mit ${dice}`,
    pick: (ball, field) => `${ball} wählen, liegt auf ${field}`,
    boardLabel: 'Der Billardtisch',
    or: 'oder',
    and: 'und',
    opening: (who, dice, sum) => `${who} wirft ${dice} um den Anstoß: ${sum}.`,
    opens: (who) => `${who} hat den höchsten Wurf und beginnt.`,
    placed: (who, ball, field) => `${who} setzt ${ball} auf ${field}.`,
    unplaced: (who, ball) => `${who} nimmt ${ball} wieder auf.`,
    thrown: (who, dice) => `${who} wirft ${dice}.`,
    moved: (who, ball, from, to, die, end) => `${who}: ${ball} ${from}–${to} für eine ${die}, ${end}.`,
    strikes: (balls) => `trifft ${balls}`,
    offRail: 'über die Bande',
    noContact: 'kein Treffer',
    back: (who, move) => `${who} nimmt ${move} zurück.`,
    booked: (who, points) => `${who} verbucht ${points}.`,
    ended: { target: 'Das Ziel ist erreicht.', rounds: 'Die letzte Runde ist vorbei.', time: 'Die Zeit ist um.', guard: 'Niemand kam rechtzeitig an.' },
  },
  it: {
    balls: { B: 'nera', R: 'rossa', W: 'bianca' },
    the: { B: 'la bilia nera', R: 'la bilia rossa', W: 'la bilia bianca' },
    place: (ball) => `metti ${ball} su un campo nullo (un punto solo)`,
    placeWait: (who) => `${who} dispone le bilie`,
    ready: 'le bilie stanno bene così?',
    again: 'Carambo! Lanciare ancora da qui?',
    begin: 'scegli la bilia con cui cominciare',
    goOn: (balls) => `continua con ${balls}, oppure fermati`,
    target: (ball) => `dove si ferma ${ball}?`,
    payWith: (field) => `quale dado paga ${field}?`,
    over: 'il lancio è finito: segnalo, o annulla una mossa',
    throwWait: (who) => `${who} gioca il lancio`,
    againWait: (who) => `${who} può lanciare ancora`,
    optionEnd: (points) => (points === null ? 'Segna il lancio (niente)' : `Segna ${points} punti`),
    optionStop: 'Fermati qui, senza punti',
    optionReady: 'Lancia i dadi',
    optionAgain: 'Lancia ancora',
    optionDecline: 'Basta così',
    optionMove: (ball, field, die) => `${ball} in ${field}, paga un ${die}`,
    optionPlace: (ball, field) => `${ball} su ${field}`,
    optionBack: 'Annulla la mossa',
    dice: 'Dadi',
    used: 'usato',
    left: 'libero',
    contacts: 'Colpite',
    contactLeft: (ball) => `${ball} non ancora colpita`,
    contactDone: (ball) => `${ball} colpita`,
    first: 'ha aperto',
    carambo: 'Carambo',
    cannot: 'Questo lancio non può più fare punti.',
    canStill: 'Quattro dadi e le altre due bilie colpite: allora vale.',
    worth: (points) => `vale ${points}`,
    round: (n) => `Giro ${n}`,
    toTarget: (n) => `fino a ${n} punti`,
    toRounds: (n) => `in ${n} giri`,
    sheet: 'Segnapunti',
    throwN: (n) => `Lancio ${n}`,
    nothing: 'niente',
    bonus: { straight: 'Fila', compress: 'Compresso', pasch: 'Doppioni', third_carambo: 'terzo Carambo' },
    total: 'Totale',
    reach: (field, value, dice) => `${field}, valore ${value}, paga ${dice}`,
    pick: (ball, field) => `Scegli la ${ball}, in ${field}`,
    boardLabel: 'Il biliardo',
    or: 'o',
    and: 'e',
    opening: (who, dice, sum) => `${who} lancia ${dice} per l’apertura: ${sum}.`,
    opens: (who) => `${who} ha il lancio più alto e apre.`,
    placed: (who, ball, field) => `${who} mette la ${ball} su ${field}.`,
    unplaced: (who, ball) => `${who} riprende la ${ball}.`,
    thrown: (who, dice) => `${who} lancia ${dice}.`,
    moved: (who, ball, from, to, die, end) => `${who}: ${ball} ${from}–${to} per un ${die}, ${end}.`,
    strikes: (balls) => `colpisce ${balls}`,
    offRail: 'di sponda',
    noContact: 'nessun contatto',
    back: (who, move) => `${who} annulla ${move}.`,
    booked: (who, points) => `${who} segna ${points}.`,
    ended: { target: 'Il traguardo è raggiunto.', rounds: 'L’ultimo giro è finito.', time: 'Il tempo è scaduto.', guard: 'Nessuno è arrivato in tempo.' },
  },
};

export const SETTINGS: Record<string, { label: Said; help: Said }> = {
  target: {
    label: { de: 'Punkte zum Sieg', en: 'Points to win', it: 'Punti per vincere' },
    help: {
      de: 'Wer sie erreicht, gewinnt sofort. 300 ist kurz, 500 üblich, 0 spielt ohne.',
      en: 'Whoever gets there wins at once. 300 is short, 500 usual, 0 plays without.',
      it: 'Chi ci arriva vince subito. 300 è breve, 500 è normale, 0 gioca senza.',
    },
  },
  rounds: {
    label: { de: 'Runden', en: 'Rounds', it: 'Giri' },
    help: {
      de: 'Nach so vielen Runden gewinnen die meisten Punkte. 0 spielt ohne.',
      en: 'After so many rounds the most points win. 0 plays without.',
      it: 'Dopo tanti giri vince chi ha più punti. 0 gioca senza.',
    },
  },
  minutes: {
    label: { de: 'Minuten', en: 'Minutes', it: 'Minuti' },
    help: {
      de: 'Spielzeit; die Runde wird zu Ende gespielt. 0 spielt ohne.',
      en: 'Playing time; the round is finished first. 0 plays without.',
      it: 'Durata; il giro si finisce comunque. 0 gioca senza.',
    },
  },
};

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `KA-0${from + i}`);
}

export const PASSAGES: Passage[] = [
  {
    numbers: [...range(10, 11), 'KA-042', 'KA-041'],
    title: { de: 'Anfang und Ziel', en: 'Beginning and aim', it: 'Inizio e scopo' },
    text: {
      de: 'Der höchste Wurf beginnt und legt die drei Kugeln auf drei Nullfelder (die bloßen Punkte). Gespielt wird bis zu einer Punktzahl, die sofort gewinnt, oder über Runden oder Minuten; dann gewinnen die meisten Punkte.',
      en: 'The highest throw opens and sets the three balls on three null fields (the bare dots). You play to a score that wins at once, or over rounds or minutes; then the most points win.',
      it: 'Il lancio più alto apre e mette le tre bilie su tre campi nulli (i punti soli). Si gioca fino a un punteggio che vince subito, oppure a giri o a tempo; allora vince chi ha più punti.',
    },
  },
  {
    numbers: [...range(20, 21), ...range(1, 3), 'KA-050'],
    title: { de: 'Ein Zug', en: 'A move', it: 'Una mossa' },
    text: {
      de: 'Vier Würfel, vier Züge: Jeder Zug verbraucht einen. Eine Kugel rollt gerade in eine von acht Richtungen, nie über eine andere, und bleibt auf einem Feld liegen, dessen Zahl ein freier Würfel zeigt. Ein Nullfeld bezahlt jeder Würfel.',
      en: 'Four dice, four moves: each uses one. A ball rolls straight in one of eight directions, never over another, and stops on a field whose number a free die shows. Any die pays for a null field.',
      it: 'Quattro dadi, quattro mosse: ognuna ne usa uno. Una bilia corre dritta in una di otto direzioni, mai sopra un’altra, e si ferma su un campo col numero di un dado libero. Un campo nullo lo paga qualsiasi dado.',
    },
  },
  {
    numbers: range(22, 29),
    title: { de: 'Treffen und weiterspielen', en: 'Striking and going on', it: 'Colpire e continuare' },
    text: {
      de: 'Wer neben einer anderen Kugel liegen bleibt, trifft sie. Danach geht es mit der treffenden oder der getroffenen Kugel weiter. Ohne Treffer darf nur weiter, wer von innen an die Bande gerollt ist: dieselbe Kugel, genau einmal. Sonst ist der Wurf zu Ende. Aufhören darf man immer.',
      en: 'A ball that stops next to another strikes it. Then you go on with the one that struck or the one that was struck. Without a contact only a ball that ran from inside to the rail may go on: that ball, once. Otherwise the throw is over. You may always stop.',
      it: 'Una bilia che si ferma accanto a un’altra la colpisce. Poi si continua con chi ha colpito o con chi è stata colpita. Senza contatto può continuare solo la bilia che dall’interno è finita in sponda: quella, una volta. Altrimenti il lancio è finito. Ci si può sempre fermare.',
    },
  },
  {
    numbers: [...range(30, 31), 'KA-039', 'KA-040', 'KA-051'],
    title: { de: 'Was zählt', en: 'What scores', it: 'Che cosa vale' },
    text: {
      de: 'Ein Wurf zählt nur, wenn alle vier Würfel verbraucht sind und beide anderen Kugeln getroffen wurden. Dann gibt es die Werte der drei Felder, auf denen die Kugeln liegen. Die Kugeln bleiben liegen, wo sie sind.',
      en: 'A throw scores only if all four dice are used and both other balls were struck. Then you get the values of the three fields the balls rest on. The balls stay where they are.',
      it: 'Un lancio vale solo se i quattro dadi sono usati e le altre due bilie colpite. Allora si prendono i valori dei tre campi dove stanno le bilie. Le bilie restano dove sono.',
    },
  },
  {
    numbers: range(32, 34),
    title: { de: 'Carambo', en: 'Carambo', it: 'Carambo' },
    text: {
      de: 'Die erste Kugel trifft eine zweite, die zweite später die dritte, die dritte später die erste: Carambo. Wer damit punktet, darf noch einmal werfen, höchstens drei Würfe im Zug. Drei Carambos hintereinander: 50 dazu.',
      en: 'The first ball strikes a second, that one later the third, the third later the first: Carambo. Score with it and you may throw again, three throws a turn at most. Three Carambos running: 50 more.',
      it: 'La prima bilia colpisce una seconda, questa poi la terza, la terza poi la prima: Carambo. Se il lancio vale si può lanciare ancora, al massimo tre lanci per turno. Tre Carambo di fila: 50 in più.',
    },
  },
  {
    numbers: range(35, 38),
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
