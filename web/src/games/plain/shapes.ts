/** What a value of an unknown game looks like: how the plain board draws it follows from its shape alone. */
import { words } from '../../ui/house_words';
import { number } from '../../ui/numbers';
import { messageKey, wordsOf } from '../../ui/words.svelte';

export type Plain = string | number | boolean | null;
export type Fields = Record<string, unknown>;

/** A card that lies face down, as views write it. */
const BACK = '?';

export type Shape =
  | { is: 'plain'; value: Plain }
  | { is: 'empty' }
  /** One a seat: a column of the table of seats. */
  | { is: 'seats'; values: Plain[] }
  /** Things that lie side by side, like cards. */
  | { is: 'row'; values: Plain[] }
  /** Rows of things: a board. */
  | { is: 'grid'; rows: Plain[][] }
  /** Several of a kind, each with the same particulars. */
  | { is: 'table'; columns: string[]; rows: Fields[] }
  | { is: 'list'; values: unknown[] }
  | { is: 'fields'; fields: [string, unknown][] };

export const isPlain = (value: unknown): value is Plain => value === null || ['string', 'number', 'boolean'].includes(typeof value);
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of a value at a table of so many seats. */
export function shapeOf(value: unknown, seats: number): Shape {
  if (value === undefined) return { is: 'empty' };
  if (isPlain(value)) return { is: 'plain', value };
  if (Array.isArray(value)) return listShape(value, seats);
  const fields = Object.entries(value as Fields);
  if (!fields.length) return { is: 'empty' };
  const bySeat = fields.every(([key, one]) => isPlain(one) && /^\d+$/.test(key) && Number(key) < seats);
  if (bySeat) return { is: 'seats', values: Array.from({ length: seats }, (_, i) => ((value as Fields)[i] ?? null) as Plain) };
  return { is: 'fields', fields };
}

function listShape(list: unknown[], seats: number): Shape {
  if (!list.length) return { is: 'empty' };
  if (list.every(isPlain)) return list.length === seats ? { is: 'seats', values: list } : { is: 'row', values: list };
  if (list.every((one): one is Plain[] => Array.isArray(one) && one.every(isPlain))) return { is: 'grid', rows: list };
  if (list.every(isFields)) {
    const columns = [...new Set(list.flatMap((one) => Object.keys(one)))];
    if (list.every((one) => columns.every((column) => one[column] === undefined || isPlain(one[column])))) return { is: 'table', columns, rows: list };
  }
  return { is: 'list', values: list };
}

/** A part of the view in the game's words; without them as the rules' program names it, written as people do: `may_go_on` is "May go on". */
export function title(game: string, name: string): string {
  const w = wordsOf(game);
  const key = messageKey('field', name);
  if (w.has(key)) return w.say(key);
  const said = name.replaceAll('_', ' ').trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function isBack(value: Plain): boolean {
  return value === BACK;
}

/** A value in one line. */
export function inWords(value: unknown): string {
  const t = words();
  if (value === null || value === undefined || value === '') return t('plain-nothing');
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (value === BACK) return t('plain-hidden');
  if (Array.isArray(value)) return value.length ? value.map((one) => inWords(one)).join(', ') : t('plain-nothing');
  if (isFields(value)) return Object.entries(value).map(([key, one]) => `${key.replaceAll('_', ' ')} ${inWords(one)}`).join(', ');
  return typeof value === 'number' ? number(value) : String(value);
}
