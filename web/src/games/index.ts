import type { GameCard } from '../ui/game_types';
import { wordsOf } from '../ui/words.svelte';
import type { GameInfo } from '../wire/generated';
import type { Lang } from '../ui/preferences.svelte';
import { loadRules, openGameWords } from './game_words';
import { plainCard } from './plain/plain_card';

/** Return a card whose game loads with its words and rules. */
function complete(card: GameCard): GameCard {
  const load = async () => {
    const [gameUI] = await Promise.all([card.load(), openGameWords(card.name)]);
    return { ...gameUI, words: () => wordsOf(card.name), rules: (lang: Lang) => loadRules(card.name, lang) };
  };
  return { ...card, load };
}

/** Every folder here with an `index.ts` is a game with a page of its own. */
const found = import.meta.glob<{ card: GameCard }>('./*/index.ts', { eager: true });

export const GAMES: GameCard[] = Object.values(found)
  .map((one) => complete(one.card))
  .sort((a, b) => a.title.localeCompare(b.title));

/** A game's card; one that has no page of its own is played on the plain board. */
export function card(name: string, title = name, seats: number[] = []): GameCard {
  return GAMES.find((one) => one.name === name) ?? complete(plainCard(name, title, seats));
}

/** The cards of what a server offers, by title; before it has answered, of the games that the page knows. */
export function cards(offered: GameInfo[] | undefined): GameCard[] {
  if (!offered) return GAMES;
  return offered.map((one) => card(one.name, one.title, one.seats)).sort((a, b) => a.title.localeCompare(b.title));
}
