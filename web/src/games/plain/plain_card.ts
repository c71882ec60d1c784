/** The card of a game that has no page of its own. */
import { anyGameUI, type GameCard } from '../../ui/game_types';
import Picture from './Picture.svelte';

export function plainCard(name: string, title: string, seats: number[]): GameCard {
  const [low, high] = [seats[0] ?? 2, seats.at(-1) ?? 2];
  return {
    name,
    title,
    face: '',
    seats: [low, high],
    minutes: null,
    blurb: null,
    Picture,
    quick: { seats: low, settings: {} },
    load: async () => anyGameUI((await import('./game_ui')).plainUI(name)),
  };
}
