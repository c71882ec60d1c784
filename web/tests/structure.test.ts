import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const LONGEST_LINE = 160;
/** Floors from the lowest: a file imports its own floor and those below. */
const FLOORS: Record<string, number> = { wire: 0, ui: 1, games: 2, pages: 3 };

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => relative(SOURCE, join(one.parentPath, one.name)));
const text = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');
const own = readdirSync(join(SOURCE, 'games')).filter((game) => files.includes(`games/${game}/index.ts`));

/** The files of `src/` that a file imports, statically or not. */
function imports(file: string): string[] {
  const found = text(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g);
  return [...found].map((one) => join(dirname(file), one[1]!));
}

describe('the page', () => {
  it('has floors that import downwards only', () => {
    let checked = 0;
    for (const file of files.filter((one) => /\.(ts|svelte)$/.test(one))) {
      const floor = FLOORS[file.split('/')[0]!];
      if (floor === undefined) continue;
      for (const other of imports(file)) {
        expect(FLOORS[other.split('/')[0]!], `${file} imports ${other}`).toBeLessThanOrEqual(floor);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(200);
  });
  it('has games that import no other game', () => {
    for (const game of own)
      for (const file of files.filter((one) => one.startsWith(`games/${game}/`)))
        for (const other of imports(file)) expect(own.filter((one) => one !== game && other.startsWith(`games/${one}`)), file).toEqual([]);
  });
  it('names no game outside its folder: neither whole nor a word of its name', () => {
    expect(own.length).toBeGreaterThan(3);
    const words = [...new Set(own.flatMap((game) => game.split('-')))];
    const outside = files.filter((one) => !/^games\/[^/]+\//.test(one) || one.startsWith('games/plain/'));
    for (const file of [...outside, '../index.html', '../vite.config.ts', '../svelte.config.js', '../scripts/types.mjs'])
      for (const word of words) expect(text(file).toLowerCase().includes(word), `${file} names ${word}`).toBe(false);
  });
  it('has no `any`, and switches no check of types off', () => {
    for (const file of files.filter((one) => /\.(ts|svelte)$/.test(one)))
      expect(text(file).match(/(?:[:<|&]|\bas)\s*any\b|\bany\[\]|@ts-/g), file).toBe(null);
  });
  it('has no line that is too long to read', () => {
    const long = files.filter((one) => !one.endsWith('generated.ts')).flatMap((file) =>
      text(file).split('\n').flatMap((line, i) => (line.length > LONGEST_LINE ? [`${file}:${i + 1} (${line.length})`] : [])));
    expect(long).toEqual([]);
  });
});
