import '@fontsource/russo-one/latin-400.css';
import './theme.css';
import { anyTable, type GameCard } from '../../ui/game_types';
import Picture from './Picture.svelte';

export const card: GameCard = {
  name: 'kablamo',
  title: 'Kablamo',
  face: 'face-russo',
  seats: [2, 5],
  minutes: '15–45',
  blurb: {
    de: 'Russisches Roulette als Gedächtnisspiel: laden, wandern lassen, dazwischenfunken, abdrücken.',
    en: 'Russian roulette as a game of memory: load, let the bullets wander, interrupt, pull.',
    it: 'La roulette russa come gioco di memoria: caricare, far girare i colpi, interrompere, premere.',
  },
  Picture,
  quick: { seats: 4, settings: {} },
  load: async () => anyTable((await import('./table')).table),
};
