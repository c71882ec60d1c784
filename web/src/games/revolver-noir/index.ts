import '@fontsource/limelight/latin-400.css';
import './theme.css';
import { anyTable, type GameCard } from '../../ui/game_types';
import Picture from './Picture.svelte';

export const card: GameCard = {
  name: 'revolver-noir',
  title: 'Revolver Noir',
  face: 'face-limelight',
  seats: [2, 2],
  minutes: '10–20',
  blurb: {
    de: 'Ein Duell im Dunkeln: acht Zimmer, zwei Revolver, und niemand sieht den anderen.',
    en: 'A duel in the dark: eight rooms, two revolvers, and neither sees the other.',
    it: 'Un duello al buio: otto stanze, due rivoltelle, e nessuno vede l’altro.',
  },
  Picture,
  quick: { seats: 2, settings: {} },
  load: async () => anyTable((await import('./table')).table),
};
