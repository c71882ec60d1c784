import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../src/games';
import { TEXTS } from '../src/texts';
import { openHouseWords } from '../src/ui/house_words';
import { speak } from '../src/ui/words.svelte';

const LANGUAGES = ['de', 'en', 'it'] as const;

/** Every path to a text in a tree of texts; texts with gaps to fill are functions. */
function paths(tree: unknown, at = ''): string[] {
  if (typeof tree === 'function') return [at];
  if (typeof tree === 'string') return tree || at.endsWith('.none') ? [at] : [`${at} is empty`];
  return Object.entries(tree as object).flatMap(([key, value]) => paths(value, `${at}.${key}`));
}

function complete(tree: Record<string, unknown>): void {
  const all = paths(tree.en).sort();
  expect(all.filter((one) => one.includes(' is empty'))).toEqual([]);
  for (const lang of LANGUAGES) expect(paths(tree[lang]).sort()).toEqual(all);
}

describe('the words', () => {
  beforeAll(openHouseWords);
  it('of the house are there in every language', () => complete(TEXTS));

  for (const game of GAMES.filter((one) => one.load)) {
    it(`of ${game.title} are there in every language`, async () => {
      // the words in Fluent files are compared by the generator
      const texts = import.meta.glob<{ WORDS: Record<string, unknown> }>('../src/games/*/texts.ts');
      const load = texts[`../src/games/${game.name}/texts.ts`];
      if (load) complete((await load()).WORDS);
      for (const lang of LANGUAGES) expect(game.blurb[lang]).toBeTruthy();
    });

    it(`of ${game.title} say every question and every event of a real game`, async () => {
      const table = await game.load!();
      const rules = await table.rules!('en');
      const { frames } = JSON.parse(readFileSync(new URL(`samples/${game.name}.json`, import.meta.url), 'utf8'));
      const names = ['Ann', 'Ben', 'Cleo'];
      const complaints = vi.spyOn(console, 'error');
      for (const lang of LANGUAGES) {
        await speak(lang);
        for (const frame of frames) {
          frame.views.forEach((view: any, seat: number) => {
            if (view.question?.asked.includes(seat) && (view.question.options.length || view.question.form)) {
              expect(table.ask(view, lang)).toMatch(/\p{L}{2}/u);
              for (const option of view.question.options) expect(table.label(option, view, lang)).not.toMatch(/\b(undefined|null)\b/);
            }
            if (view.question) expect(table.wait(view, 'Ben', lang)).toMatch(/Ben/);
            for (const event of frame.events[seat]) {
              const line = table.tell(event, names, lang);
              expect(line, event.event).toBeTruthy();
              expect(line).not.toMatch(/undefined|null|NaN/);
            }
          });
          const { question } = frame.views[0];
          if (question) expect(rules.some((one) => one.numbers.includes(question.rule)), question.rule).toBe(true);
        }
      }
      expect(complaints).not.toHaveBeenCalled();
    });
  }
});
