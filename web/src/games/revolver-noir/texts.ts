import type { Lang } from '../../ui/preferences.svelte';

/** The words of Revolver Noir. */
export interface Words {
  rooms: Record<string, string>;
  effects: Record<string, string>;
  roles: Record<string, string>;
  roleDoes: Record<string, string>;
  askStart: string;
  askTurn: (ap: number, free: boolean) => string;
  askMoveOn: string;
  askAnswer: string;
  askReveal: string;
  askFlee: string;
  askRole: string;
  waitStart: (who: string) => string;
  waitTurn: (who: string) => string;
  waitAnswer: (who: string) => string;
  modes: Record<string, string>;
  acts: Record<string, string>;
  away: (room: string) => string;
  pick: string;
  plan: string;
  you: string;
  reach: string;
  range: string;
  trap: string;
  traps: string;
  automatic: string;
  heard: (who: string, room: string) => string;
  flooded: string;
  possible: string;
  marks: string[];
  mark: (room: string, mark: string) => string;
  pencil: string;
  showRange: string;
  ap: (n: number) => string;
  hits: (n: number) => string;
  say: {
    start: (who: string) => string;
    first: (who: string) => string;
    turn: (who: string, n: number) => string;
    move: (who: string, room?: string) => string;
    moveOn: (who: string, room?: string) => string;
    shot: (who: string, from: string, at: string, hit: boolean) => string;
    stab: (who: string, room: string, hit: boolean) => string;
    trap: (who: string, room?: string) => string;
    auto: (who: string, room?: string) => string;
    automatic: (who: string, room: string, hit: boolean) => string;
    spring: (who: string, rooms: string, hit: boolean) => string;
    listen: (who: string) => string;
    answer: (who: string, room: string, exact: boolean) => string;
    effect: (who: string, effect: string) => string;
    flight: (who: string, room?: string) => string;
    roles: (one: string, two: string) => string;
    counted: (who: string) => string;
    end: (who: string) => string;
    won: string;
    drawn: string;
  };
  opened: string;
  path: string;
}

export const WORDS: Record<Lang, Words> = {
  en: {
    rooms: {
      bedroom: 'Bedroom',
      hall: 'Hall',
      library: 'Library',
      balcony: 'Balcony',
      kitchen: 'Kitchen',
      dining: 'Dining Room',
      foyer: 'Foyer',
      basement: 'Basement',
      vault: 'Vault',
    },
    effects: { flood: 'Flood', trapdoor: 'Trapdoor', jump: 'Jump', knife: 'Knife block', echoes: 'Echoes', auto: 'Automatic trap', loot: 'Loot', none: '' },
    roles: { thief: 'Thief', sneak: 'Sneak', wrecker: 'Wrecker', assassin: 'Assassin' },
    roleDoes: {
      thief: 'carries loot out, which counts as a hit; no traps',
      sneak: 'first move of a turn is free; shoots only into the own room',
      wrecker: 'three traps, sprung together; listening costs two',
      assassin: 'stabs in the own room; no gun, no traps',
    },
    askStart: 'pick the room you begin in. Nobody is told',
    askTurn: (ap, free) =>
      ap
        ? `${ap} action ${ap === 1 ? 'point' : 'points'} left: tap a room, or choose an act`
        : free
          ? 'no points left: some acts are still free, or end your turn'
          : 'no points left: end your turn',
    askMoveOn: 'the shot gave you away: slip into another room',
    askAnswer: 'you are being listened for: name a room next to yours, truthfully',
    askReveal: 'the echo has you: name your room',
    askFlee: 'the water comes: flee to a connected room',
    askRole: 'choose your role',
    waitStart: (who) => `${who} picks a room to begin in`,
    waitTurn: (who) => `${who} acts in the dark`,
    waitAnswer: (who) => `${who} must answer`,
    modes: { start: 'Begin here', move: 'Move', shoot: 'Shoot', auto: 'Automatic trap', answer: 'Answer', reveal: 'Answer', flee: 'Flee', spring: 'Spring' },
    acts: {
      trap: 'Set a trap here (1)',
      listen: 'Listen (1)',
      end: 'End the turn',
      knife: 'Knife block: 3 points',
      echoes: 'Echoes',
      jump: 'Jump to the Kitchen',
      trapdoor: 'Open the trapdoor (1)',
      flood: 'Flood the Basement (1)',
      loot: 'Take the loot',
      stab: 'Stab (1)',
      spring: 'Spring',
    },
    away: (room) => `and take the one in ${room} away`,
    pick: 'What does a tap on a room do?',
    plan: 'The villa',
    you: 'you are here',
    reach: 'you can go there',
    range: 'in your range',
    trap: 'your trap',
    traps: 'Traps',
    automatic: 'your automatic trap',
    heard: (who, room) => `${who} named ${room}`,
    flooded: 'flooded',
    possible: 'may be here',
    marks: ['no mark', 'maybe', 'no'],
    mark: (room, mark) => `Pencil mark on ${room}: ${mark}`,
    pencil: 'Pencil',
    showRange: 'Show range',
    ap: (n) => `${n} AP`,
    hits: (n) => (n === 1 ? '1 hit taken' : `${n} hits taken`),
    say: {
      start: (who) => `${who} is in the house.`,
      first: (who) => `${who} begins.`,
      turn: (who, n) => `Turn ${n}: ${who}.`,
      move: (who, room) => (room ? `${who} moves to ${room}.` : `${who} moves. Somewhere a door closes.`),
      moveOn: (who, room) => (room ? `${who} slips away to ${room}.` : `${who} slips away.`),
      shot: (who, from, at, hit) => `${who} shoots from ${from} at ${at}: ${hit ? 'hit!' : 'nothing there.'}`,
      stab: (who, room, hit) => `${who} stabs in ${room}: ${hit ? 'hit!' : 'thin air.'}`,
      trap: (who, room) => (room ? `${who} sets a trap in ${room}.` : `${who} sets a trap.`),
      auto: (who, room) => (room ? `From the Basement ${who} sets an automatic trap in ${room}.` : `From the Basement ${who} sets an automatic trap.`),
      automatic: (who, room, hit) => `${who}’s automatic trap goes off in ${room}: ${hit ? 'hit!' : 'nobody.'}`,
      spring: (who, rooms, hit) => `${who} springs a trap in ${rooms}: ${hit ? 'hit!' : 'nobody.'}`,
      listen: (who) => `${who} listens.`,
      answer: (who, room, exact) => (exact ? `${who} is in ${room}!` : `${who}: next to ${room}.`),
      effect: (who, effect) => `${who} uses: ${effect}.`,
      flight: (who, room) => (room ? `${who} flees to ${room}.` : `${who} flees from the water.`),
      roles: (one, two) => `${one} against ${two}.`,
      counted: (who) => `${who} brings the loot out.`,
      end: (who) => `${who} ends the turn.`,
      won: 'The lights come on.',
      drawn: 'Dawn breaks. Nobody wins.',
    },
    opened: 'Everything in the open',
    path: 'Path',
  },
  de: {
    rooms: {
      bedroom: 'Schlafzimmer',
      hall: 'Flur',
      library: 'Lesezimmer',
      balcony: 'Empore',
      kitchen: 'Küche',
      dining: 'Esszimmer',
      foyer: 'Foyer',
      basement: 'Keller',
      vault: 'Gewölbe',
    },
    effects: { flood: 'Flut', trapdoor: 'Falltür', jump: 'Sprung', knife: 'Messerblock', echoes: 'Hall', auto: 'Automatische Falle', loot: 'Beute', none: '' },
    roles: { thief: 'Diebin', sneak: 'Schleicher', wrecker: 'Saboteur', assassin: 'Meuchlerin' },
    roleDoes: {
      thief: 'trägt Beute hinaus, das zählt wie ein Treffer; keine Fallen',
      sneak: 'der erste Gang im Zug ist umsonst; schießt nur ins eigene Zimmer',
      wrecker: 'drei Fallen, auch zugleich ausgelöst; Lauschen kostet zwei',
      assassin: 'sticht im eigenen Zimmer zu; kein Revolver, keine Fallen',
    },
    askStart: 'wähle das Zimmer, in dem du beginnst. Niemand erfährt es',
    askTurn: (ap, free) =>
      ap
        ? `noch ${ap} ${ap === 1 ? 'Aktionspunkt' : 'Aktionspunkte'}: tippe ein Zimmer an oder wähle eine Aktion`
        : free
          ? 'keine Punkte mehr: einiges geht noch umsonst, oder beende den Zug'
          : 'keine Punkte mehr: beende den Zug',
    askMoveOn: 'der Schuss hat dich verraten: verschwinde in ein anderes Zimmer',
    askAnswer: 'man lauscht nach dir: nenne wahrheitsgemäß ein Zimmer neben deinem',
    askReveal: 'das Echo hat dich: nenne dein Zimmer',
    askFlee: 'das Wasser kommt: flieh in ein verbundenes Zimmer',
    askRole: 'wähle deine Rolle',
    waitStart: (who) => `${who} wählt ein Zimmer für den Anfang`,
    waitTurn: (who) => `${who} handelt im Dunkeln`,
    waitAnswer: (who) => `${who} muss antworten`,
    modes: {
      start: 'Hier beginnen',
      move: 'Gehen',
      shoot: 'Schießen',
      auto: 'Automatische Falle',
      answer: 'Antworten',
      reveal: 'Antworten',
      flee: 'Fliehen',
      spring: 'Auslösen',
    },
    acts: {
      trap: 'Hier Falle stellen (1)',
      listen: 'Lauschen (1)',
      end: 'Zug beenden',
      knife: 'Messerblock: 3 Punkte',
      echoes: 'Hall',
      jump: 'In die Küche springen',
      trapdoor: 'Falltür öffnen (1)',
      flood: 'Keller fluten (1)',
      loot: 'Beute nehmen',
      stab: 'Zustechen (1)',
      spring: 'Auslösen',
    },
    away: (room) => `und die in ${room} wegnehmen`,
    pick: 'Was bewirkt ein Tipp auf ein Zimmer?',
    plan: 'Die Villa',
    you: 'du bist hier',
    reach: 'dorthin kannst du gehen',
    range: 'in Schussweite',
    trap: 'deine Falle',
    traps: 'Fallen',
    automatic: 'deine automatische Falle',
    heard: (who, room) => `${who} nannte ${room}`,
    flooded: 'geflutet',
    possible: 'vielleicht hier',
    marks: ['keine Notiz', 'vielleicht', 'nein'],
    mark: (room, mark) => `Bleistiftnotiz für ${room}: ${mark}`,
    pencil: 'Bleistift',
    showRange: 'Schussweite zeigen',
    ap: (n) => `${n} AP`,
    hits: (n) => (n === 1 ? '1 Treffer kassiert' : `${n} Treffer kassiert`),
    say: {
      start: (who) => `${who} ist im Haus.`,
      first: (who) => `${who} beginnt.`,
      turn: (who, n) => `Zug ${n}: ${who}.`,
      move: (who, room) => (room ? `${who} geht: ${room}.` : `${who} bewegt sich. Irgendwo schließt eine Tür.`),
      moveOn: (who, room) => (room ? `${who} verschwindet: ${room}.` : `${who} verschwindet.`),
      shot: (who, from, at, hit) => `${who} schießt, ${from} auf ${at}: ${hit ? 'Treffer!' : 'nichts.'}`,
      stab: (who, room, hit) => `${who} sticht zu, ${room}: ${hit ? 'Treffer!' : 'nur Luft.'}`,
      trap: (who, room) => (room ? `${who} stellt eine Falle: ${room}.` : `${who} stellt eine Falle.`),
      auto: (who, room) => (room ? `${who} stellt aus dem Keller eine automatische Falle: ${room}.` : `${who} stellt aus dem Keller eine automatische Falle.`),
      automatic: (who, room, hit) => `Automatische Falle von ${who}, ${room}: ${hit ? 'Treffer!' : 'niemand.'}`,
      spring: (who, rooms, hit) => `${who} löst aus, ${rooms}: ${hit ? 'Treffer!' : 'niemand.'}`,
      listen: (who) => `${who} lauscht.`,
      answer: (who, room, exact) => (exact ? `${who} ist hier: ${room}!` : `${who}: neben ${room}.`),
      effect: (who, effect) => `${who} nutzt: ${effect}.`,
      flight: (who, room) => (room ? `${who} flieht: ${room}.` : `${who} flieht vor dem Wasser.`),
      roles: (one, two) => `${one} gegen ${two}.`,
      counted: (who) => `${who} bringt die Beute hinaus.`,
      end: (who) => `${who} beendet den Zug.`,
      won: 'Das Licht geht an.',
      drawn: 'Es wird hell. Niemand gewinnt.',
    },
    opened: 'Alles liegt offen',
    path: 'Weg',
  },
  it: {
    rooms: {
      bedroom: 'Camera da letto',
      hall: 'Corridoio',
      library: 'Biblioteca',
      balcony: 'Balconata',
      kitchen: 'Cucina',
      dining: 'Sala da pranzo',
      foyer: 'Ingresso',
      basement: 'Cantina',
      vault: 'Caveau',
    },
    effects: {
      flood: 'Allagamento',
      trapdoor: 'Botola',
      jump: 'Salto',
      knife: 'Ceppo di coltelli',
      echoes: 'Echi',
      auto: 'Trappola automatica',
      loot: 'Bottino',
      none: '',
    },
    roles: { thief: 'Ladra', sneak: 'Ombra', wrecker: 'Sabotatore', assassin: 'Sicaria' },
    roleDoes: {
      thief: 'porta fuori il bottino, che vale un colpo; niente trappole',
      sneak: 'il primo movimento del turno è gratis; spara solo nella propria stanza',
      wrecker: 'tre trappole, anche insieme; ascoltare costa due',
      assassin: 'pugnala nella propria stanza; niente revolver, niente trappole',
    },
    askStart: 'scegli la stanza da cui cominci. Nessuno lo saprà',
    askTurn: (ap, free) =>
      ap
        ? `${ap === 1 ? 'resta 1 punto' : `restano ${ap} punti`} azione: tocca una stanza o scegli un’azione`
        : free
          ? 'punti finiti: qualche azione è ancora gratis, oppure chiudi il turno'
          : 'punti finiti: chiudi il turno',
    askMoveOn: 'lo sparo ti ha tradito: sparisci in un’altra stanza',
    askAnswer: 'ti stanno ascoltando: di’ il vero, una stanza accanto alla tua',
    askReveal: 'l’eco ti ha preso: di’ la tua stanza',
    askFlee: 'arriva l’acqua: fuggi in una stanza collegata',
    askRole: 'scegli il tuo ruolo',
    waitStart: (who) => `${who} sceglie da dove cominciare`,
    waitTurn: (who) => `${who} agisce nel buio`,
    waitAnswer: (who) => `${who} deve rispondere`,
    modes: {
      start: 'Comincia qui',
      move: 'Muovi',
      shoot: 'Spara',
      auto: 'Trappola automatica',
      answer: 'Rispondi',
      reveal: 'Rispondi',
      flee: 'Fuggi',
      spring: 'Fai scattare',
    },
    acts: {
      trap: 'Metti una trappola qui (1)',
      listen: 'Ascolta (1)',
      end: 'Chiudi il turno',
      knife: 'Ceppo di coltelli: 3 punti',
      echoes: 'Echi',
      jump: 'Salta in cucina',
      trapdoor: 'Apri la botola (1)',
      flood: 'Allaga la cantina (1)',
      loot: 'Prendi il bottino',
      stab: 'Pugnala (1)',
      spring: 'Fai scattare',
    },
    away: (room) => `e togli quella in ${room}`,
    pick: 'Che cosa fa un tocco su una stanza?',
    plan: 'La villa',
    you: 'sei qui',
    reach: 'puoi andarci',
    range: 'a tiro',
    trap: 'la tua trappola',
    traps: 'Trappole',
    automatic: 'la tua trappola automatica',
    heard: (who, room) => `${who} ha detto ${room}`,
    flooded: 'allagata',
    possible: 'forse è qui',
    marks: ['nessun segno', 'forse', 'no'],
    mark: (room, mark) => `Segno a matita su ${room}: ${mark}`,
    pencil: 'Matita',
    showRange: 'Mostra il tiro',
    ap: (n) => `${n} PA`,
    hits: (n) => (n === 1 ? '1 colpo subito' : `${n} colpi subiti`),
    say: {
      start: (who) => `${who} è in casa.`,
      first: (who) => `Comincia ${who}.`,
      turn: (who, n) => `Turno ${n}: ${who}.`,
      move: (who, room) => (room ? `${who} va: ${room}.` : `${who} si muove. Da qualche parte una porta si chiude.`),
      moveOn: (who, room) => (room ? `${who} sparisce: ${room}.` : `${who} sparisce.`),
      shot: (who, from, at, hit) => `${who} spara, ${from} verso ${at}: ${hit ? 'colpito!' : 'niente.'}`,
      stab: (who, room, hit) => `${who} pugnala, ${room}: ${hit ? 'colpito!' : 'solo aria.'}`,
      trap: (who, room) => (room ? `${who} mette una trappola: ${room}.` : `${who} mette una trappola.`),
      auto: (who, room) => (room ? `Dalla cantina ${who} mette una trappola automatica: ${room}.` : `Dalla cantina ${who} mette una trappola automatica.`),
      automatic: (who, room, hit) => `Scatta la trappola automatica di ${who}, ${room}: ${hit ? 'colpito!' : 'nessuno.'}`,
      spring: (who, rooms, hit) => `${who} fa scattare, ${rooms}: ${hit ? 'colpito!' : 'nessuno.'}`,
      listen: (who) => `${who} ascolta.`,
      answer: (who, room, exact) => (exact ? `${who} è qui: ${room}!` : `${who}: accanto a ${room}.`),
      effect: (who, effect) => `${who} usa: ${effect}.`,
      flight: (who, room) => (room ? `${who} fugge: ${room}.` : `${who} fugge dall’acqua.`),
      roles: (one, two) => `${one} contro ${two}.`,
      counted: (who) => `${who} porta fuori il bottino.`,
      end: (who) => `${who} chiude il turno.`,
      won: 'Si accendono le luci.',
      drawn: 'Si fa giorno. Non vince nessuno.',
    },
    opened: 'Tutto allo scoperto',
    path: 'Percorso',
  },
};
