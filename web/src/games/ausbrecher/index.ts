import '@fontsource/bangers/latin-400.css';
import './theme.css';
import { anyGameUI, type GameCard } from '../../ui/game_types';
import { BLURB } from './card.generated';
import Picture from './Picture.svelte';

export const card: GameCard = {
  name: 'ausbrecher',
  title: 'Ausbrecher AG',
  face: 'face-bangers',
  seats: [2, 6],
  minutes: '20–30',
  blurb: BLURB,
  Picture,
  quick: { seats: 3, settings: {} },
  load: async () => anyGameUI((await import('./game_ui')).gameUI),
};
