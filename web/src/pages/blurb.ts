import type { GameCard, GameUI } from '../ui/game_types';
import { words } from '../ui/house_words';
import { settings } from '../ui/preferences.svelte';

/** One sentence about a game; of a game from elsewhere its own words say it, once they are there. */
export function blurb(card: GameCard, gameUI: GameUI | null = null): string {
  const own = gameUI?.words?.();
  return card.blurb?.[settings.lang] ?? (own?.has('blurb') ? own.say('blurb') : words()('plain-blurb'));
}
