/** The rules of Revolver Noir in our own words, loaded when somebody opens them. */
import { span } from '../numbers';
import type { Passage } from '../types';

export const RULES: Passage[] = [
  {
    numbers: [...span('RN', 1, 4), ...span('RN', 10, 11), 'RN-014', 'RN-027', 'RN-028'],
    title: { de: 'Das Duell', en: 'The duel', it: 'Il duello' },
    text: {
      de: 'Zwei Leute in einer dunklen Villa; jeder weiß nur, wo er selbst ist. Jeder wählt heimlich sein erstes Zimmer. Wer den anderen zweimal trifft, gewinnt.',
      en: 'Two people in a dark villa; each knows only where they are themselves. Each secretly picks a first room. Whoever hits the other twice wins.',
      it: 'Due persone in una villa buia; ognuno sa solo dove si trova. Ognuno sceglie in segreto la prima stanza. Chi colpisce l’altro due volte vince.',
    },
  },
  {
    numbers: [...span('RN', 12, 13), 'RN-015', 'RN-016', 'RN-020', 'RN-050', 'RN-051'],
    title: { de: 'Ein Zug', en: 'A turn', it: 'Un turno' },
    text: {
      de: 'Zwei Aktionspunkte. Gehen kostet einen und bleibt geheim. Der andere erfährt nur, was du tust, nicht wo. Beenden musst du den Zug selbst.',
      en: 'Two action points. Moving costs one and stays secret. The other learns what you do, not where. You end the turn yourself.',
      it: 'Due punti azione. Muoversi ne costa uno e resta segreto. L’altro sa che cosa fai, non dove. Il turno lo chiudi tu.',
    },
  },
  {
    numbers: [...span('RN', 21, 22), 'RN-029'],
    title: { de: 'Schießen', en: 'Shooting', it: 'Sparare' },
    text: {
      de: 'Kostet zwei Punkte und verrät dein Zimmer. Nenne ein Zimmer in Schussweite (das eigene gehört dazu). Danach musst du sofort umsonst und heimlich weiter.',
      en: 'Costs two points and reveals your room. Name a room in range (your own is). Afterwards you must at once move on, free and in secret.',
      it: 'Costa due punti e rivela la tua stanza. Nomina una stanza a tiro (anche la tua). Poi devi subito spostarti, gratis e in segreto.',
    },
  },
  {
    numbers: [...span('RN', 23, 24), 'RN-031'],
    title: { de: 'Fallen', en: 'Traps', it: 'Trappole' },
    text: {
      de: 'Eine Falle im eigenen Zimmer kostet einen Punkt, höchstens zwei zugleich. Auslösen kostet einen: Ist der andere dort, sitzt der Treffer. Aus dem Keller stellst du automatische Fallen, die zu Beginn deines nächsten Zuges von selbst losgehen.',
      en: 'A trap in your own room costs one point, two at a time at most. Springing one costs one: if the other is there, it hits. From the Basement you set automatic traps that go off by themselves when your next turn begins.',
      it: 'Una trappola nella tua stanza costa un punto, due al massimo insieme. Farla scattare ne costa uno: se l’altro è lì, è colpito. Dalla cantina si mettono trappole automatiche, che scattano da sole all’inizio del tuo prossimo turno.',
    },
  },
  {
    numbers: ['RN-025', 'RN-032', 'RN-037'],
    title: { de: 'Lauschen und Echo', en: 'Listening and echoes', it: 'Ascoltare ed echi' },
    text: {
      de: 'Lauschen kostet einen Punkt: Der andere muss ein Zimmer nennen, das mit seinem verbunden ist. Im Foyer ist das Echo umsonst, und wer oben ist, muss sein Zimmer genau nennen.',
      en: 'Listening costs one point: the other must name a room that is connected to theirs. In the Foyer the echo is free, and whoever is upstairs must name the exact room.',
      it: 'Ascoltare costa un punto: l’altro deve nominare una stanza collegata alla sua. Nell’ingresso l’eco è gratis, e chi sta di sopra deve dire la stanza esatta.',
    },
  },
  {
    numbers: ['RN-026', 'RN-030', ...span('RN', 33, 36)],
    title: { de: 'Zimmer mit Eigenheiten', en: 'Rooms with habits', it: 'Stanze particolari' },
    text: {
      de: 'Sie verraten dein Zimmer. Küche: Wer den Zug dort beginnt, hat drei Punkte. Empore: Sprung in die Küche. Lesezimmer: Falltür, aus der Küche in den Keller. Schlafzimmer: Flut, wer im Keller ist, wird getroffen und flieht.',
      en: 'They reveal your room. Kitchen: begin a turn there and have three points. Balcony: jump to the Kitchen. Library: trapdoor, from the Kitchen into the Basement. Bedroom: flood; whoever is in the Basement is hit and flees.',
      it: 'Rivelano la tua stanza. Cucina: chi vi comincia il turno ha tre punti. Balconata: salto in cucina. Biblioteca: botola, dalla cucina alla cantina. Camera: allagamento; chi è in cantina è colpito e fugge.',
    },
  },
  {
    numbers: [...span('RN', 40, 46), ...span('RN', 52, 53)],
    title: { de: 'Rollen', en: 'Roles', it: 'Ruoli' },
    text: {
      de: 'Diebin: holt Beute aus dem Gewölbe ins Foyer, das zählt wie ein Treffer; keine Fallen. Schleicher: der erste Gang im Zug ist umsonst; schießt nur ins eigene Zimmer, eine Falle. Saboteur: drei Fallen, löst beliebig viele zugleich aus; Lauschen kostet zwei. Meuchlerin: sticht im eigenen Zimmer zu; schießt nicht, keine Fallen.',
      en: 'Thief: carries loot from the Vault to the Foyer, which counts as a hit; no traps. Sneak: the first move of a turn is free; shoots only into the own room, one trap. Wrecker: three traps, springs any number at once; listening costs two. Assassin: stabs in the own room; does not shoot, no traps.',
      it: 'Ladra: porta il bottino dal caveau all’ingresso, vale un colpo; niente trappole. Ombra: il primo movimento del turno è gratis; spara solo nella propria stanza, una trappola. Sabotatore: tre trappole, ne fa scattare quante vuole insieme; ascoltare costa due. Sicaria: pugnala nella propria stanza; non spara, niente trappole.',
    },
  },
];
