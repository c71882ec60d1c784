/** Prints every plain text of the page by language, as JSON: for tests that look for words of the wrong language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const source = new URL('../../src/hinterzimmer/', import.meta.url);
const games = readdirSync(new URL('games/', source)).filter((game) => existsSync(new URL(`games/${game}/words/`, source)));
const text = (path) => readFileSync(new URL(path, source), 'utf8');

/** The messages and attributes of a Fluent file that nothing is filled into. */
const messages = (path) => new FluentResource(text(path)).body.flatMap(({ value, attributes }) => [value, ...Object.values(attributes)]);
/** The headings and paragraphs of a game's rules. */
const rules = (path) => text(path).split(/\n{2,}/).map((block) => block.replace(/^#+ /, '').trim()).filter((block) => !block.startsWith('<!--'));

const found = {};
for (const lang of ['de', 'en', 'it']) {
  const said = messages(`words/${lang}.ftl`);
  for (const game of games) said.push(...messages(`games/${game}/words/${lang}.ftl`), ...rules(`games/${game}/guide/${lang}.md`));
  found[lang] = said.filter((one) => typeof one === 'string');
}
console.log(JSON.stringify(found));
