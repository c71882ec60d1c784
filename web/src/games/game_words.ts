/** The words and the rules of a game: from its folder, or from the server for a game from elsewhere. One language is loaded. */
import type { Passage } from '../ui/game_types';
import type { Lang } from '../ui/preferences.svelte';
import { openWords } from '../ui/words.svelte';
import { api } from '../wire/api';

const FOLDER = '../../../src/hinterzimmer/games';
const words = import.meta.glob<string>('../../../src/hinterzimmer/games/*/words/*.ftl', { query: '?raw', import: 'default' });
const rules = import.meta.glob<string>('../../../src/hinterzimmer/games/*/guide/*.md', { query: '?raw', import: 'default' });

const folder = (game: string): string => `${FOLDER}/${game.replaceAll('-', '_')}`;

/** Make a game's words ready, in the present language and in every later one. */
export function openGameWords(game: string): Promise<void> {
  return openWords(game, (lang) => words[`${folder(game)}/words/${lang}.ftl`]?.() ?? api.gameWords(game, lang));
}

/** The rules of a game, passage by passage; none if it brings no rules. */
export async function loadRules(game: string, lang: Lang): Promise<Passage[]> {
  return passages(await (rules[`${folder(game)}/guide/${lang}.md`]?.() ?? api.gameRules(game, lang)));
}

/** Rules in Markdown as passages: a heading of the second level, the numbers that it covers as a comment, its paragraphs. */
export function passages(markdown: string): Passage[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [title = '', ...blocks] = section.split(/\n{2,}/).map((block) => block.trim()).filter(Boolean);
    const numbers = /^<!-- (.*) -->$/.exec(blocks[0] ?? '')?.[1]?.split(' ') ?? [];
    return { title, numbers, paragraphs: numbers.length ? blocks.slice(1) : blocks };
  });
}
