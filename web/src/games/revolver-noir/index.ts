import '@fontsource/limelight/latin-400.css';
import './theme.css';
import { anyGameUI, type GameCard } from '../../ui/game_types';
import { BLURB } from './card.generated';
import Picture from './Picture.svelte';

export const card: GameCard = {
  name: 'revolver-noir',
  title: 'Revolver Noir',
  face: 'face-limelight',
  seats: [2, 2],
  minutes: '10–20',
  blurb: BLURB,
  Picture,
  quick: { seats: 2, settings: {} },
  load: async () => anyGameUI((await import('./game_ui')).gameUI),
};
