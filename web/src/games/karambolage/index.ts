import '@fontsource/righteous/latin-400.css';
import './theme.css';
import { anyTable, type GameCard } from '../../ui/game_types';
import Picture from './Picture.svelte';

export const card: GameCard = {
  name: 'karambolage',
  title: 'Karambolage',
  face: 'face-righteous',
  seats: [2, 6],
  minutes: '30–45',
  blurb: {
    de: 'Billard mit vier Würfeln: drei Kugeln, acht Richtungen, und jede Zahl will bezahlt sein.',
    en: 'Billiards with four dice: three balls, eight directions, and every number must be paid for.',
    it: 'Biliardo con quattro dadi: tre bilie, otto direzioni, e ogni numero va pagato.',
  },
  Picture,
  quick: { seats: 2, settings: { target: 100 } },
  load: async () => anyTable((await import('./table')).table),
};
