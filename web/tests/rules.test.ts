import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../src/games/game_words';

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
    const [de, en, it_] = await Promise.all(LANGUAGES.map((lang) => loadRules(game, lang)));
    const rules = en!;
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
      for (const other of [de!, it_!]) expect(other.map((one) => one.numbers)).toEqual(rules.map((one) => one.numbers));
      for (const told of [de!, rules, it_!])
        told.forEach((one, i) => {
          expect(one.title).toMatch(/\p{L}/u);
          expect(one.paragraphs.length, one.title).toBe(rules[i]!.paragraphs.length);
          expect(one.paragraphs.length, one.title).toBeLessThanOrEqual(6);
          for (const paragraph of one.paragraphs) expect(paragraph, one.title).toMatch(/^[\p{Lu}\d„«“].*[.!?:]$/u);
        });
    });
  });
