/** The rules of Ausbrecher AG in our own words, loaded when somebody opens them. */
import { span } from '../numbers';
import type { Passage } from '../types';

export const RULES: Passage[] = [
  {
    numbers: [...span('AU', 10, 13), 'AU-002', 'AU-034', 'AU-050', 'AU-051'],
    title: { de: 'Der Zettel', en: 'The slip', it: 'Il biglietto' },
    text: {
      de: 'Schreib geheim auf, wer in welches Boot kommt: je zwei in Boot 1, 2 und 3, einer in Boot 4. Jeder, der am Ende in dem Boot sitzt, das du notiert hast, bringt die Nummer des Boots als Punkte, höchstens 16.',
      en: 'Secretly write down who ends up in which boat: two each in boats 1, 2 and 3, one in boat 4. Everybody who sits in the boat you wrote brings the boat’s number in points, 16 at most.',
      it: 'Scrivi in segreto chi finirà in quale barca: due a testa nelle barche 1, 2 e 3, uno nella 4. Chi siede nella barca che hai scritto porta il numero della barca in punti, al massimo 16.',
    },
  },
  {
    numbers: [...span('AU', 20, 22), 'AU-031'],
    title: { de: 'Würfel wählen', en: 'Picking dice', it: 'Scegliere i dadi' },
    text: {
      de: 'Niemandem gehört ein Ganove. Wähle drei Farben, ab der zweiten Runde auf Wunsch auch den weißen Würfel, und wirf. Sind vier oder mehr in den Booten, wirfst du nur noch zwei: zwei Farben, oder eine und den weißen.',
      en: 'The jailbirds belong to nobody. Pick three colours, from the second round on with the white die if you like, and throw. With four or more in the boats you throw only two: two colours, or one and the white.',
      it: 'I furfanti non sono di nessuno. Scegli tre colori, dal secondo giro se vuoi anche il dado bianco, e lancia. Con quattro o più nelle barche si lanciano solo due dadi: due colori, o uno e il bianco.',
    },
  },
  {
    numbers: [...span('AU', 23, 25), 'AU-028', 'AU-052'],
    title: { de: 'Ziehen und stapeln', en: 'Moving and stacking', it: 'Muovere e impilare' },
    text: {
      de: 'Spiel die Würfel in beliebiger Folge; jeder bewegt seinen Ganoven genau so weit. Wer auf ein besetztes Feld kommt, steigt oben auf. Wer unten steht, ist blockiert, und sein Würfel verfällt, wenn er nicht frei wird.',
      en: 'Play the dice in any order; each moves its jailbird exactly that far. Whoever comes to an occupied field climbs on top. Whoever is underneath is blocked, and their die lapses unless they get free.',
      it: 'Gioca i dadi nell’ordine che vuoi; ognuno muove il suo furfante di tanto. Chi arriva su un campo occupato sale in cima. Chi sta sotto è bloccato, e il suo dado decade se non si libera.',
    },
  },
  {
    numbers: [...span('AU', 26, 27), 'AU-029'],
    title: { de: 'Der weiße Würfel', en: 'The white die', it: 'Il dado bianco' },
    text: {
      de: 'Er holt einen freien Ganoven auf der Strecke zurück, nur keinen, der in diesem Zug schon vorging. Dessen eigener Würfel verfällt dann. Wer hinter den Anfang gerät, sitzt wieder am Fenster.',
      en: 'It takes a free jailbird on the track back, but none that has gone forward this turn. That one’s own die then lapses. Whoever gets back before the start sits in a window again.',
      it: 'Riporta indietro un furfante libero sul percorso, ma non uno che in questo turno è già avanzato. Il suo dado allora decade. Chi torna prima della partenza è di nuovo alla finestra.',
    },
  },
  {
    numbers: [...span('AU', 30, 30), ...span('AU', 32, 36), 'AU-053'],
    title: { de: 'Boote und Ende', en: 'Boats and the end', it: 'Barche e fine' },
    text: {
      de: 'Wer das letzte Feld erreicht oder überschreitet, springt ins vorderste Boot mit Platz. Der Letzte bekommt Boot 4 von selbst. Sind nur noch zwei übrig und Weiß holt einen bis hinter den Anfang, ist der Letzter. Dann werden alle Zettel geöffnet.',
      en: 'Whoever reaches or passes the last field leaps into the foremost boat with room. The last one gets boat 4 without more ado. With two left, one that White takes back before the start is last. Then all slips are opened.',
      it: 'Chi raggiunge o supera l’ultimo campo salta nella prima barca con posto. L’ultimo ha la barca 4 senza altro. Quando ne restano due, chi il bianco riporta prima della partenza è ultimo. Poi si aprono i biglietti.',
    },
  },
];
