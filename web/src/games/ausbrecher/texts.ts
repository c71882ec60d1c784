import type { Lang } from '../../ui/preferences.svelte';

/** The words of Ausbrecher AG. */
export interface Words {
  birds: Record<string, string>;
  askSlip: string;
  askSlipAgain: string;
  askThrow: (n: number, white: boolean) => string;
  askBack: string;
  askMove: string;
  askMoveOrWhite: string;
  waitSlip: (who: string) => string;
  waitThrow: (who: string) => string;
  waitMove: (who: string) => string;
  slipTitle: string;
  slipHow: string;
  slipDone: string;
  slipConfirm: string;
  slipChange: string;
  mySlip: string;
  boat: (n: number) => string;
  place: (bird: string, boat: number) => string;
  throwNow: string;
  dieOf: (bird: string) => string;
  white: string;
  whiteHint: string;
  sure: (n: number) => string;
  possible: (n: number) => string;
  asItStands: (n: number) => string;
  to: (place: string) => string;
  field: (n: number) => string;
  window: string;
  inBoat: (n: number) => string;
  blocks: (bird: string) => string;
  frees: (bird: string) => string;
  lapses: string;
  move: (bird: string, end: string) => string;
  back: (bird: string, end: string) => string;
  prison: string;
  sea: string;
  arrived: string;
  points: string;
  round: (n: number) => string;
  status: Record<string, string>;
  written: (who: string) => string;
  begins: (who: string) => string;
  picked: (who: string, dice: string) => string;
  fallen: (die: string, pips: number) => string;
  moved: (who: string, bird: string, pips: number, place: string) => string;
  movedBack: (who: string, bird: string, pips: number, place: string) => string;
  onto: (bird: string) => string;
  free: (bird: string) => string;
  home: (bird: string, boat: number) => string;
  leftBehind: (who: string, bird: string) => string;
  lapsed: (dice: string) => string;
  turn: (who: string) => string;
  over: string;
}

export const WORDS: Record<Lang, Words> = {
  en: {
    birds: { R: 'Red', B: 'Blue', Y: 'Yellow', N: 'Brown', O: 'Orange', G: 'Green', V: 'Violet', white: 'White' },
    askSlip: 'who will sit in which boat? Arrange the seven and hand in your slip',
    askSlipAgain: 'your slip is in. You can change it until everybody has handed in',
    askThrow: (n, white) => `pick ${n} dice to throw${white ? '; the white one takes somebody back' : ''}`,
    askBack: 'whom does the white die take back?',
    askMove: 'which die do you play? Tap a jailbird or its die',
    askMoveOrWhite: 'which die do you play? Tap a jailbird, its die, or the white one',
    waitSlip: (who) => `Waiting for the slips of ${who}`,
    waitThrow: (who) => `${who} picks dice`,
    waitMove: (who) => `${who} plays the dice`,
    slipTitle: 'Your slip',
    slipHow: 'Tap two jailbirds to swap them, drag one onto another, or use the arrow keys. A jailbird in the right boat brings the boat’s number in points.',
    slipDone: 'Handed in. Waiting for the others.',
    slipConfirm: 'Hand in the slip',
    slipChange: 'Hand in the changed slip',
    mySlip: 'My slip',
    boat: (n) => `Boat ${n}`,
    place: (bird, boat) => `${bird}, boat ${boat}`,
    throwNow: 'Throw',
    dieOf: (bird) => `${bird}’s die`,
    white: 'White die',
    whiteHint: 'Now tap whom the white die takes back.',
    sure: (n) => `sure ${n}`,
    possible: (n) => `at best ${n}`,
    asItStands: (n) => `as it stands ${n}`,
    to: (place) => `to ${place}`,
    field: (n) => `field ${n}`,
    window: 'a window',
    inBoat: (n) => `boat ${n}`,
    blocks: (bird) => `blocks ${bird}`,
    frees: (bird) => `frees ${bird}`,
    lapses: 'its own die lapses',
    move: (bird, end) => `${bird}: ${end}`,
    back: (bird, end) => `White takes ${bird} back: ${end}`,
    prison: 'Prison',
    sea: 'The prison, the way to the sea and the boats',
    arrived: 'Arrived',
    points: 'Points',
    round: (n) => `Round ${n}`,
    status: { rolling: 'rolling', open: 'open', played: 'played', lapsed: 'lapsed' },
    written: (who) => `${who} has handed in a slip.`,
    begins: (who) => `The lot gives ${who} the first turn.`,
    picked: (who, dice) => `${who} throws ${dice}.`,
    fallen: (die, pips) => `${die} shows ${pips}.`,
    moved: (who, bird, pips, place) => `${who}: ${bird} goes ${pips} to ${place}`,
    movedBack: (who, bird, pips, place) => `${who}: White takes ${bird} back ${pips} to ${place}`,
    onto: (bird) => `, onto ${bird}`,
    free: (bird) => `, ${bird} is free`,
    home: (bird, boat) => `${bird} leaps into boat ${boat}`,
    leftBehind: (who, bird) => `${who}: White takes ${bird} back behind the wall; only the last boat waits.`,
    lapsed: (dice) => `Lapsed: ${dice}.`,
    turn: (who) => `${who}’s turn.`,
    over: 'All aboard. The slips are opened.',
  },
  de: {
    birds: { R: 'Rot', B: 'Blau', Y: 'Gelb', N: 'Braun', O: 'Orange', G: 'Grün', V: 'Violett', white: 'Weiß' },
    askSlip: 'wer sitzt in welchem Boot? Ordne die sieben und gib deinen Zettel ab',
    askSlipAgain: 'dein Zettel liegt da. Bis alle abgegeben haben, kannst du ihn ändern',
    askThrow: (n, white) => `wähle ${n} Würfel für den Wurf${white ? '; der weiße holt jemanden zurück' : ''}`,
    askBack: 'wen holt der weiße Würfel zurück?',
    askMove: 'welchen Würfel spielst du? Tippe auf einen Ganoven oder seinen Würfel',
    askMoveOrWhite: 'welchen Würfel spielst du? Tippe auf einen Ganoven, seinen Würfel oder den weißen',
    waitSlip: (who) => `Warten auf die Zettel von ${who}`,
    waitThrow: (who) => `${who} wählt Würfel`,
    waitMove: (who) => `${who} spielt die Würfel`,
    slipTitle: 'Dein Zettel',
    slipHow:
      'Tippe zwei Ganoven an, um sie zu tauschen, zieh einen auf den anderen oder nimm die Pfeiltasten. Wer im richtigen Boot sitzt, bringt dessen Nummer ' +
        'als Punkte.',
    slipDone: 'Abgegeben. Warten auf die anderen.',
    slipConfirm: 'Zettel abgeben',
    slipChange: 'Geänderten Zettel abgeben',
    mySlip: 'Mein Zettel',
    boat: (n) => `Boot ${n}`,
    place: (bird, boat) => `${bird}, Boot ${boat}`,
    throwNow: 'Werfen',
    dieOf: (bird) => `Würfel ${bird}`,
    white: 'Weißer Würfel',
    whiteHint: 'Tippe jetzt an, wen der weiße Würfel zurückholt.',
    sure: (n) => `sicher ${n}`,
    possible: (n) => `höchstens ${n}`,
    asItStands: (n) => `so wie es steht ${n}`,
    to: (place) => `nach ${place}`,
    field: (n) => `Feld ${n}`,
    window: 'einem Fenster',
    inBoat: (n) => `Boot ${n}`,
    blocks: (bird) => `blockiert ${bird}`,
    frees: (bird) => `befreit ${bird}`,
    lapses: 'der eigene Würfel verfällt',
    move: (bird, end) => `${bird}: ${end}`,
    back: (bird, end) => `Weiß holt ${bird} zurück: ${end}`,
    prison: 'Gefängnis',
    sea: 'Das Gefängnis, der Weg zum Meer und die Boote',
    arrived: 'Angekommen',
    points: 'Punkte',
    round: (n) => `Runde ${n}`,
    status: { rolling: 'rollt', open: 'offen', played: 'gespielt', lapsed: 'verfallen' },
    written: (who) => `${who} hat einen Zettel abgegeben.`,
    begins: (who) => `Das Los gibt ${who} den ersten Zug.`,
    picked: (who, dice) => `${who} wirft ${dice}.`,
    fallen: (die, pips) => `${die} zeigt ${pips}.`,
    moved: (who, bird, pips, place) => `${who}: ${bird} geht ${pips} nach ${place}`,
    movedBack: (who, bird, pips, place) => `${who}: Weiß holt ${bird} um ${pips} zurück nach ${place}`,
    onto: (bird) => `, auf ${bird}`,
    free: (bird) => `, ${bird} ist frei`,
    home: (bird, boat) => `${bird} springt in Boot ${boat}`,
    leftBehind: (who, bird) => `${who}: Weiß holt ${bird} hinter die Mauer zurück; es wartet nur noch das letzte Boot.`,
    lapsed: (dice) => `Verfallen: ${dice}.`,
    turn: (who) => `${who} ist am Zug.`,
    over: 'Alle an Bord. Die Zettel werden geöffnet.',
  },
  it: {
    birds: { R: 'Rosso', B: 'Blu', Y: 'Giallo', N: 'Marrone', O: 'Arancione', G: 'Verde', V: 'Viola', white: 'Bianco' },
    askSlip: 'chi siede in quale barca? Disponi i sette e consegna il biglietto',
    askSlipAgain: 'il biglietto è consegnato. Puoi cambiarlo finché non hanno consegnato tutti',
    askThrow: (n, white) => `scegli ${n} dadi da lanciare${white ? '; il bianco riporta indietro qualcuno' : ''}`,
    askBack: 'chi riporta indietro il dado bianco?',
    askMove: 'quale dado giochi? Tocca un furfante o il suo dado',
    askMoveOrWhite: 'quale dado giochi? Tocca un furfante, il suo dado o quello bianco',
    waitSlip: (who) => `Si aspettano i biglietti di ${who}`,
    waitThrow: (who) => `${who} sceglie i dadi`,
    waitMove: (who) => `${who} gioca i dadi`,
    slipTitle: 'Il tuo biglietto',
    slipHow: 'Tocca due furfanti per scambiarli, trascinane uno sull’altro o usa le frecce. Chi siede nella barca giusta porta il numero della barca in punti.',
    slipDone: 'Consegnato. Si aspettano gli altri.',
    slipConfirm: 'Consegna il biglietto',
    slipChange: 'Consegna il biglietto cambiato',
    mySlip: 'Il mio biglietto',
    boat: (n) => `Barca ${n}`,
    place: (bird, boat) => `${bird}, barca ${boat}`,
    throwNow: 'Lancia',
    dieOf: (bird) => `Dado ${bird}`,
    white: 'Dado bianco',
    whiteHint: 'Ora tocca chi il dado bianco riporta indietro.',
    sure: (n) => `sicuri ${n}`,
    possible: (n) => `al massimo ${n}`,
    asItStands: (n) => `così com’è ${n}`,
    to: (place) => `verso ${place}`,
    field: (n) => `campo ${n}`,
    window: 'una finestra',
    inBoat: (n) => `barca ${n}`,
    blocks: (bird) => `blocca ${bird}`,
    frees: (bird) => `libera ${bird}`,
    lapses: 'il suo dado decade',
    move: (bird, end) => `${bird}: ${end}`,
    back: (bird, end) => `Il bianco riporta ${bird}: ${end}`,
    prison: 'Prigione',
    sea: 'La prigione, la via del mare e le barche',
    arrived: 'Arrivati',
    points: 'Punti',
    round: (n) => `Giro ${n}`,
    status: { rolling: 'rotola', open: 'aperto', played: 'giocato', lapsed: 'decaduto' },
    written: (who) => `${who} ha consegnato un biglietto.`,
    begins: (who) => `La sorte dà a ${who} il primo turno.`,
    picked: (who, dice) => `${who} lancia ${dice}.`,
    fallen: (die, pips) => `${die} fa ${pips}.`,
    moved: (who, bird, pips, place) => `${who}: ${bird} va di ${pips}, ${place}`,
    movedBack: (who, bird, pips, place) => `${who}: il bianco riporta ${bird} di ${pips}, ${place}`,
    onto: (bird) => `, sopra ${bird}`,
    free: (bird) => `, ${bird} è libero`,
    home: (bird, boat) => `${bird} salta nella barca ${boat}`,
    leftBehind: (who, bird) => `${who}: il bianco riporta ${bird} dietro il muro; resta solo l’ultima barca.`,
    lapsed: (dice) => `Decaduti: ${dice}.`,
    turn: (who) => `Tocca a ${who}.`,
    over: 'Tutti a bordo. Si aprono i biglietti.',
  },
};
