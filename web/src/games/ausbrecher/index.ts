import '@fontsource/bangers/latin-400.css';
import './theme.css';
import { anyTable, type GameCard } from '../../ui/game_types';
import Picture from './Picture.svelte';

export const card: GameCard = {
  name: 'ausbrecher',
  title: 'Ausbrecher AG',
  face: 'face-bangers',
  seats: [2, 6],
  minutes: '20–30',
  blurb: {
    de: 'Sieben Ganoven, vier Boote und dein geheimer Zettel: Wer flieht wann?',
    en: 'Seven jailbirds, four boats and your secret slip: who gets away when?',
    it: 'Sette furfanti, quattro barche e il tuo biglietto segreto: chi scappa quando?',
  },
  Picture,
  quick: { seats: 3, settings: {} },
  load: async () => anyTable((await import('./table')).table),
};
