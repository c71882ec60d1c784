import type { Lang } from '../../house/settings.svelte';
import type { Passage, Said } from '../types';

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
    slipHow: 'Tippe zwei Ganoven an, um sie zu tauschen, zieh einen auf den anderen oder nimm die Pfeiltasten. Wer im richtigen Boot sitzt, bringt dessen Nummer als Punkte.',
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

export const SETTINGS: Record<string, { label: Said; help: Said }> = {
  sheet: {
    label: { de: 'Bettlaken', en: 'Bed sheet', it: 'Lenzuolo' },
    help: { de: 'Kürzerer Weg: Die Flucht beginnt dort, wo das Laken hinunterhängt.', en: 'A shorter way: the escape begins where the sheet hangs down.', it: 'Via più corta: si parte da dove arriva il lenzuolo.' },
  },
};

const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `AU-0${from + i}`);

export const PASSAGES: Passage[] = [
  {
    numbers: [...span(10, 13), 'AU-002', 'AU-034', 'AU-050', 'AU-051'],
    title: { de: 'Der Zettel', en: 'The slip', it: 'Il biglietto' },
    text: {
      de: 'Schreib geheim auf, wer in welches Boot kommt: je zwei in Boot 1, 2 und 3, einer in Boot 4. Jeder, der am Ende in dem Boot sitzt, das du notiert hast, bringt die Nummer des Boots als Punkte, höchstens 16.',
      en: 'Secretly write down who ends up in which boat: two each in boats 1, 2 and 3, one in boat 4. Everybody who sits in the boat you wrote brings the boat’s number in points, 16 at most.',
      it: 'Scrivi in segreto chi finirà in quale barca: due a testa nelle barche 1, 2 e 3, uno nella 4. Chi siede nella barca che hai scritto porta il numero della barca in punti, al massimo 16.',
    },
  },
  {
    numbers: [...span(20, 22), 'AU-031'],
    title: { de: 'Würfel wählen', en: 'Picking dice', it: 'Scegliere i dadi' },
    text: {
      de: 'Niemandem gehört ein Ganove. Wähle drei Farben, ab der zweiten Runde auf Wunsch auch den weißen Würfel, und wirf. Sind vier oder mehr in den Booten, wirfst du nur noch zwei: zwei Farben, oder eine und den weißen.',
      en: 'The jailbirds belong to nobody. Pick three colours, from the second round on with the white die if you like, and throw. With four or more in the boats you throw only two: two colours, or one and the white.',
      it: 'I furfanti non sono di nessuno. Scegli tre colori, dal secondo giro se vuoi anche il dado bianco, e lancia. Con quattro o più nelle barche si lanciano solo due dadi: due colori, o uno e il bianco.',
    },
  },
  {
    numbers: [...span(23, 25), 'AU-028', 'AU-052'],
    title: { de: 'Ziehen und stapeln', en: 'Moving and stacking', it: 'Muovere e impilare' },
    text: {
      de: 'Spiel die Würfel in beliebiger Folge; jeder bewegt seinen Ganoven genau so weit. Wer auf ein besetztes Feld kommt, steigt oben auf. Wer unten steht, ist blockiert, und sein Würfel verfällt, wenn er nicht frei wird.',
      en: 'Play the dice in any order; each moves its jailbird exactly that far. Whoever comes to an occupied field climbs on top. Whoever is underneath is blocked, and their die lapses unless they get free.',
      it: 'Gioca i dadi nell’ordine che vuoi; ognuno muove il suo furfante di tanto. Chi arriva su un campo occupato sale in cima. Chi sta sotto è bloccato, e il suo dado decade se non si libera.',
    },
  },
  {
    numbers: [...span(26, 27), 'AU-029'],
    title: { de: 'Der weiße Würfel', en: 'The white die', it: 'Il dado bianco' },
    text: {
      de: 'Er holt einen freien Ganoven auf der Strecke zurück, nur keinen, der in diesem Zug schon vorging. Dessen eigener Würfel verfällt dann. Wer hinter den Anfang gerät, sitzt wieder am Fenster.',
      en: 'It takes a free jailbird on the track back, but none that has gone forward this turn. That one’s own die then lapses. Whoever gets back before the start sits in a window again.',
      it: 'Riporta indietro un furfante libero sul percorso, ma non uno che in questo turno è già avanzato. Il suo dado allora decade. Chi torna prima della partenza è di nuovo alla finestra.',
    },
  },
  {
    numbers: [...span(30, 30), ...span(32, 36), 'AU-053'],
    title: { de: 'Boote und Ende', en: 'Boats and the end', it: 'Barche e fine' },
    text: {
      de: 'Wer das letzte Feld erreicht oder überschreitet, springt ins vorderste Boot mit Platz. Der Letzte bekommt Boot 4 von selbst. Sind nur noch zwei übrig und Weiß holt einen bis hinter den Anfang, ist der Letzter. Dann werden alle Zettel geöffnet.',
      en: 'Whoever reaches or passes the last field leaps into the foremost boat with room. The last one gets boat 4 without more ado. With two left, one that White takes back before the start is last. Then all slips are opened.',
      it: 'Chi raggiunge o supera l’ultimo campo salta nella prima barca con posto. L’ultimo ha la barca 4 senza altro. Quando ne restano due, chi il bianco riporta prima della partenza è ultimo. Poi si aprono i biglietti.',
    },
  },
];
