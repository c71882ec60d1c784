/** Prints every plain text of the page by language, as JSON: for tests that look for words of the wrong language. */
import { existsSync, readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';

// sources import each other without an ending, as the bundler lets them
registerHooks({ resolve: (name, context, next) => next(name.startsWith('.') && !/\.(ts|js|mjs|svelte)$/.test(name) ? `${name}.ts` : name, context) });

const here = new URL('../src/', import.meta.url);
const found = { de: [], en: [], it: [] };

function gather(tree, into) {
  if (typeof tree === 'string') into.push(tree);
  else if (tree && typeof tree === 'object') Object.values(tree).forEach((one) => gather(one, into));
}

/** Three languages beside each other, wherever they are in a tree. */
function split(tree) {
  if (!tree || typeof tree !== 'object') return;
  if ('de' in tree && 'en' in tree && 'it' in tree) for (const lang of Object.keys(found)) gather(tree[lang], found[lang]);
  else Object.values(tree).forEach(split);
}

for (const lang of Object.keys(found)) gather((await import(new URL(`texts/${lang}.ts`, here)))[lang], found[lang]);
for (const game of readdirSync(new URL('games/', here)))
  for (const file of ['texts.ts', 'rules.ts']) {
    const place = new URL(`games/${game}/${file}`, here);
    if (existsSync(place)) split({ ...(await import(place)) });
  }
console.log(JSON.stringify(found));
