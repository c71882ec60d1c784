import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../src/games';
import { openHouseWords } from '../src/ui/house_words';
import { percent } from '../src/ui/numbers';
import { settings } from '../src/ui/preferences.svelte';
import { refusalText } from '../src/ui/refusal_text';
import { openWords, speak, wordsOf } from '../src/ui/words.svelte';

const LANGUAGES = ['de', 'en', 'it'] as const;
const top = new URL('../../', import.meta.url);
/** What no sentence may show: values that are none, braces of a message, and notation like `B 7F 2` or `slip RB YN`. */
const HOLES = /undefined|\bnull\b|NaN|\[object|[{}]|\b[A-Z]{1,2} \d[A-Z]\b|\bslip [A-Z]{2}/;

let complaints: string[] = [];
beforeAll(openHouseWords);
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((text) => complaints.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

/** The text of every source below a folder, data included. */
function sources(folder: string): string {
  const found = readdirSync(new URL(folder, top), { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile() && /\.(py|ts|svelte|toml)$/.test(one.name) && !one.name.endsWith('.generated.ts'));
  return files.map((one) => readFileSync(`${one.parentPath}/${one.name}`, 'utf8')).join('\n');
}

/** Kinds of keys whose rest is a kind, a rule or a name that the rules' program gives, perhaps with a variant. */
const BY_CONVENTION = ['event', 'option', 'ask', 'wait', 'setting', 'reason', 'field'];

/** The keys of a Fluent file that no source says: as a text, by their beginning, or for what they are about. */
function unused(ftl: string, code: string): string[] {
  const text = readFileSync(new URL(ftl, top), 'utf8');
  const begun = [...code.matchAll(/[`"']([a-z][\w-]*-)\$?\{|[mM]essage_?[kK]ey\(["'](\w[\w-]*)["']/g)]
    .map((one) => one[1] ?? `${one[2]}-`)
    .filter((one) => !BY_CONVENTION.includes(one.slice(0, -1)));
  const said = (word: string): boolean => new RegExp(`["'\`]${word}["'\`.]`).test(code);
  const isUsed = (key: string): boolean => {
    if (said(key) || begun.some((one) => key.startsWith(one)) || new RegExp(`\\{ *${key} *[}.]`).test(text)) return true;
    const [kind, ...rest] = key.split('-');
    if (kind === 'level' || key === 'blurb' || key === 'sheet-title') return true;
    return BY_CONVENTION.includes(kind!) && rest.some((_, i) => ['-', ' '].some((by) => said(rest.slice(0, i + 1).join(by))));
  };
  return new FluentResource(text).body.map((one) => one.id).filter((key) => !isUsed(key));
}

describe('the words of the house', () => {
  it('are all used', () => {
    expect(unused('src/hinterzimmer/words/de.ftl', sources('web/src') + sources('src/hinterzimmer'))).toEqual([]);
  });

  it('are in the language that is set', async () => {
    for (const [lang, said] of [['de', 'Sofort spielen'], ['en', 'Play now'], ['it', 'Gioca subito']] as const) {
      await speak(lang);
      expect(wordsOf('house').say('play-now')).toBe(said);
      expect(percent(0.1234, 1)).toBe({ de: '12,3\u00a0%', en: '12.3%', it: '12,3%' }[lang]);
      expect(percent(-0.05, 0, true)).toMatch(/^−5/);
    }
  });

  it('tell a refusal by its reason, its name, or in general', async () => {
    await openWords('test', async () => '');
    await speak('en');
    const t = wordsOf('house');
    expect(refusalText({ error: 'TooBig', reason: 'unheard-of' })).toBe(t.say('refused-TooBig'));
    expect(refusalText({ error: 'UnheardOf' })).toBe(t.say('refused-Broken'));
    expect(refusalText(new TypeError('Failed to fetch'))).toBe(t.say('lost'));
    expect(refusalText(undefined)).toBe(t.say('lost'));
  });

  it('say what is missing to whoever develops', () => {
    expect(wordsOf('house').say('no-such-message')).toBe('no-such-message');
    expect(complaints.pop()).toMatch(/no message no-such-message/);
    wordsOf('house').say('wins', {});
    expect(complaints.pop()).toMatch(/Unknown variable: \$name/);
  });

  it('fill in messages, seats and lists', async () => {
    await openWords('test', async () => '');
    await speak('en');
    const t = wordsOf('house');
    expect(t.sentence({ key: 'wins', figures: { name: { seat: 1 } } }, ['Ann', 'Ben'])).toBe('Ben wins');
    expect(t.sentence({ key: 'wins', figures: { name: { seat: 4 } } })).toBe('Seat 5 wins');
    expect(t.sentence({ key: 'win-many', figures: { names: [{ seat: 0 }, { seat: 1 }, { key: 'guest' }] } }, ['Ann', 'Ben'])).toBe('Ann, Ben and Guest share the win');
    expect(t.joined(['Ann', 'Ben'], 'disjunction')).toBe('Ann or Ben');
  });
});

describe.each(GAMES.map((game) => [game.title, game] as const))('the words of %s', (_, game) => {
  const own = game.name.replaceAll('-', '_');

  it('are all used', () => {
    const code = sources(`web/src/games/${game.name}`) + sources(`src/hinterzimmer/games/${own}`);
    expect(unused(`src/hinterzimmer/games/${own}/words/de.ftl`, code)).toEqual([]);
  });

  it('say every question, event and option of a real game', async () => {
    const gameUI = await game.load();
    const { frames } = JSON.parse(readFileSync(new URL(`samples/${game.name}.json`, import.meta.url), 'utf8'));
    const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
    const said = new Set<string>();
    for (const lang of LANGUAGES) {
      await speak(lang);
      expect(settings.lang).toBe(lang);
      const rules = await gameUI.rules!(lang);
      expect(game.blurb![lang]).toBeTruthy();
      for (const frame of frames)
        for (const [seat, view] of frame.views.entries()) {
          if (view.question) {
            expect(rules.some((one) => one.numbers.includes(view.question.rule)), view.question.rule).toBe(true);
            const waiting = gameUI.waitingText(view, 'Ben');
            expect(waiting).toMatch(/^[\p{Lu}\d„“«].*[.?!…]$/u);
            expect(waiting).toContain('Ben');
            said.add(waiting);
          }
          if (view.question?.asked.includes(seat) && (view.question.options.length || view.question.form)) {
            const asked = gameUI.questionText(view);
            expect(asked, view.question.rule).toMatch(/^[\p{Lu}\d„“«].*\p{L}{2}.*[.?!…]$/u);
            said.add(asked);
            for (const option of view.question.options) {
              const label = gameUI.optionLabel(option, view, names);
              expect(label, option.text).toMatch(/[\p{L}\d]/u);
              if (/ .*[A-Z0-9]|[A-Z0-9].* /.test(option.text)) expect(label).not.toContain(option.text);
              said.add(label);
            }
          }
          for (const event of frame.events[seat]) {
            const line = gameUI.eventText(event, names);
            expect(line, event.event).toBeTruthy();
            said.add(line!);
          }
        }
    }
    expect(said.size).toBeGreaterThan(30);
    for (const one of said) expect(one).not.toMatch(HOLES);
  });
});
