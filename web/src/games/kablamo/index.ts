import '@fontsource/russo-one/latin-400.css';
import './theme.css';
import { anyGameUI, type GameCard } from '../../ui/game_types';
import { BLURB } from './card.generated';
import Picture from './Picture.svelte';

export const card: GameCard = {
  name: 'kablamo',
  title: 'Kablamo',
  face: 'face-russo',
  seats: [2, 5],
  minutes: '15–45',
  blurb: BLURB,
  Picture,
  quick: { seats: 4, settings: {} },
  load: async () => anyGameUI((await import('./game_ui')).gameUI),
};
