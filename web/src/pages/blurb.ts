import type { GameCard, GameUI } from '../ui/game_types';
import { words } from '../ui/house_words';
import { settings } from '../ui/preferences.svelte';

/** Return one sentence about a game. A game without a folder here has it in its own words, once they are loaded. */
export function blurb(card: GameCard, gameUI: GameUI | null = null): string {
  const own = gameUI?.words?.();
  return card.blurb?.[settings.lang] ?? (own?.has('blurb') ? own.say('blurb') : words()('plain-blurb'));
}
