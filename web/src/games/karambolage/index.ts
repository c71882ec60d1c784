import '@fontsource/righteous/latin-400.css';
import './theme.css';
import { anyGameUI, type GameCard } from '../../ui/game_types';
import { BLURB } from './card.generated';
import Picture from './Picture.svelte';

export const card: GameCard = {
  name: 'karambolage',
  title: 'Karambolage',
  face: 'face-righteous',
  seats: [2, 6],
  minutes: '30–45',
  blurb: BLURB,
  Picture,
  quick: { seats: 2, settings: { target: 100 } },
  load: async () => anyGameUI((await import('./game_ui')).gameUI),
};
