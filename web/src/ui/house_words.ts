/** The house's own words: what belongs to no single game. */
import { openWords, type Words, wordsOf } from './words.svelte';
import type { HouseWords } from './words.generated';

const found = import.meta.glob<string>('../../../src/hinterzimmer/words/*.ftl', { query: '?raw', import: 'default' });

/** Make them ready; nothing is drawn before. */
export function openHouseWords(): Promise<void> {
  return openWords('house', (lang) => found[`../../../src/hinterzimmer/words/${lang}.ftl`]!());
}

/** The house's words in the language that is set now. */
export function words(): Words<HouseWords> {
  return wordsOf<HouseWords>('house');
}
