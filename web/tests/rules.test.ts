import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Passage } from '../src/ui/game_types';

const GAMES = ['karambolage', 'ausbrecher', 'revolver-noir', 'kablamo'];
const LANGUAGES = ['de', 'en', 'it'] as const;
const top = new URL('../../', import.meta.url);

/** The numbers of all statements in a game's catalogue: the head of a list entry, or the name in a table of bullets. */
function catalogue(game: string): string[] {
  const text = readFileSync(new URL(`src/hinterzimmer/games/${game.replace('-', '_')}/catalogue.md`, top), 'utf8');
  return [...text.matchAll(/^(?:- |\| [\d–]+ \| )([A-Z]{2}-\d{3})/gm)].map((found) => found[1]!).sort();
}

/** Every rule number that the engine's source gives as a value, above all those it asks with. */
function asked(game: string): string[] {
  const folder = new URL(`src/hinterzimmer/games/${game.replace('-', '_')}/`, top);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.py'));
  const text = sources.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  return [...new Set([...text.matchAll(/"([A-Z]{2}-\d{3})"/g)].map((found) => found[1]!))];
}

for (const game of GAMES)
  describe(`the rules of ${game}`, async () => {
    const rules: Passage[] = (await import(`../src/games/${game}/rules.ts`)).RULES;
    const covered = rules.flatMap((one) => one.numbers);

    it('cover every statement of the catalogue exactly once', () => {
      expect(catalogue(game).length).toBeGreaterThan(20);
      expect([...covered].sort()).toEqual(catalogue(game));
    });

    it('have a passage for every question of the engine', () => {
      expect(asked(game).length).toBeGreaterThan(3);
      expect(asked(game).filter((number) => !covered.includes(number))).toEqual([]);
    });

    it('say the same in every language', () => {
      for (const one of rules) {
        const paragraphs = LANGUAGES.map((lang) => one.text[lang].split('\n\n'));
        for (const lang of LANGUAGES) expect(one.title[lang]).toMatch(/\p{L}/u);
        for (const found of paragraphs) {
          expect(found.length, one.title.en).toBe(paragraphs[0]!.length);
          expect(found.length, one.title.en).toBeLessThanOrEqual(6);
          for (const paragraph of found) expect(paragraph, one.title.en).toMatch(/^[\p{Lu}\d„«“].*[.!?:]$/u);
        }
      }
    });
  });
