import type { Lang } from '../../ui/preferences.svelte';

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
    target: (ball) => `where should ${ball} stop? Tap a field; the die on it pays`,
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
    target: (ball) => `wo soll ${ball} liegen bleiben? Tippe ein Feld an; der Würfel darauf bezahlt`,
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
    target: (ball) => `dove si ferma ${ball}? Tocca una casella; la paga il dado che porta`,
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
