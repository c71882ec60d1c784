/**
 * What people read: messages by key, from the Fluent files of the house and of each game, which the terminal reads too.
 *
 * A scope is a set of messages: `house`, or a game's name. Only the language in use is loaded. The texts of a scope are
 * there once `openWords` has been waited for, and stay there when the language changes, because `speak` waits for them.
 */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Message, MessageFigure } from '../wire/messages';
import { type Lang, settings } from './preferences.svelte';

export type Figure = string | number;
/** For each key the figures that its message names; null if it names none. A generator writes it from the files. */
export type Keys = Record<string, Record<string, Figure> | null>;
export type Source = (lang: Lang) => Promise<string>;

/** The messages of one scope in the language that is set now. */
export interface Words<K extends object = Keys> {
  /** A message of a key that the compiler knows. */
  <Key extends keyof K & string>(key: Key, ...figures: K[Key] extends null ? [] : [NonNullable<K[Key]>]): string;
  /** A message of a key that is made at run time; figures that it does not name are ignored. */
  say(key: string, figures?: Record<string, Figure>): string;
  /** A message whose figures may be messages, seats or lists of them: what the server and its bots say. */
  sentence(message: Message, names?: string[]): string;
  has(key: string): boolean;
  /** Things as a list in words: Ann, Ben and Cleo. */
  joined(items: string[], style?: 'conjunction' | 'disjunction'): string;
}

const sources = new Map<string, Source>();
const bundles = new Map<string, FluentBundle>();

async function load(scope: string, lang: Lang): Promise<void> {
  const place = `${lang} ${scope}`;
  if (bundles.has(place)) return;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await sources.get(scope)!(lang)));
  bundles.set(place, bundle);
}

/** Make a scope's messages ready in the present language, and in every later one. */
export async function openWords(scope: string, source: Source): Promise<void> {
  if (!sources.has(scope)) sources.set(scope, source);
  await load(scope, settings.lang);
}

/** Change the language, as soon as the words of all open scopes are there. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([...sources.keys()].map((scope) => load(scope, lang)));
  settings.setLang(lang);
}

/** The key of the message about a kind of thing: `event` and `opening throw` give `event-opening-throw`. */
export function messageKey(kind: string, name: string): string {
  return `${kind}-${name.replaceAll(/[^A-Za-z0-9_]+/g, '-').replaceAll(/^-|-$/g, '')}`;
}

/** The messages of an open scope. Called while something is drawn, it follows the language. */
export function wordsOf<K extends object = Keys>(scope: string): Words<K> {
  const lang = settings.lang;
  const bundle = bundles.get(`${lang} ${scope}`);
  if (!bundle) throw new Error(`the words of ${scope} are not open in ${lang}`);
  return speaker(bundle, lang) as Words<K>;
}

const speakers = new WeakMap<FluentBundle, Words>();

function speaker(bundle: FluentBundle, lang: Lang): Words {
  const known = speakers.get(bundle);
  if (known) return known;

  const pattern = (key: string) => {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    const message = bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  };
  const say = (key: string, figures: Record<string, Figure> = {}): string => {
    const found = pattern(key);
    if (found === null) return complain(`there is no message ${key} in ${lang}`, key);
    const errors: Error[] = [];
    const text = bundle.formatPattern(found, Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, plain(value)])), errors);
    return errors.length ? complain(`${key} in ${lang}: ${errors.map((one) => one.message).join('; ')}`, text) : text;
  };
  const figure = (value: MessageFigure, names: string[]): Figure => {
    if (Array.isArray(value)) return joined(value.map((one) => String(figure(one, names))));
    if (typeof value !== 'object') return value;
    return 'seat' in value ? (names[value.seat] ?? wordsOf('house').say('seat', { number: value.seat + 1 })) : sentence(value, names);
  };
  const sentence = (message: Message, names: string[] = []): string =>
    say(message.key, Object.fromEntries(Object.entries(message.figures ?? {}).map(([name, value]) => [name, figure(value, names)])));
  const joined = (items: string[], style: 'conjunction' | 'disjunction' = 'conjunction'): string =>
    new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type: style }).format(items);

  const made: Words = Object.assign((key: string, ...figures: unknown[]) => say(key, figures[0] as Record<string, Figure> | undefined), {
    say,
    sentence,
    joined,
    has: (key: string) => pattern(key) !== null,
  });
  speakers.set(bundle, made);
  return made;
}

/** Numbers at a table are small: 1234 has no separator, which every library would put elsewhere. */
function plain(value: Figure): FluentNumber | string {
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
}

/** A text that is wrong is shown as it can be; the browser tests fail on what stands in the console. */
function complain(problem: string, shown: string): string {
  console.error(problem);
  return shown;
}
