/** The page's part of any game: it follows from the view, the options and the events, in the game's own words where it has some. */
import type { GameUI } from '../../ui/game_types';
import { words } from '../../ui/house_words';
import { type Figure, messageKey, type Words, wordsOf } from '../../ui/words.svelte';
import type { GameEvent } from '../../wire/generated';
import PlainBoard from './PlainBoard.svelte';
import { type Fields, inWords, isFields, isPlain } from './shapes';

const SCORES = ['scores', 'points', 'score'];

/**
 * The particulars of an event or an option as a message's figures: `who` is the name of its seat; what is unknown, yes and no
 * are the words `none`, `yes` and `no`, which a message can choose by.
 */
export function figuresOf(fields: Fields, names: string[], w: Words): Record<string, Figure> {
  const figure = (value: unknown): Figure => {
    if (value === null || value === undefined) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (Array.isArray(value)) return w.joined(value.filter(isPlain).map((one) => String(figure(one))));
    return typeof value === 'number' ? value : String(value);
  };
  const said = Object.entries(fields).filter(([, value]) => !isFields(value)).map(([name, value]) => [name, figure(value)] as const);
  const { seat } = fields;
  return { ...Object.fromEntries(said), ...(typeof seat === 'number' ? { who: names[seat] ?? words()('seat', { number: seat + 1 }) } : {}) };
}

/** Return a sentence for an event that the game has no message for: who, what, and its fields. */
function plainly(event: GameEvent, names: string[]): string {
  const fields: Fields = { ...event };
  const { event: kind, seat, ...rest } = fields;
  const who = typeof seat === 'number' ? names[seat] : undefined;
  const said = Object.entries(rest).filter(([, value]) => value !== null);
  const particulars = said.map(([key, value]) => `${key.replaceAll('_', ' ')} ${inWords(value)}`).join(', ');
  const sentence = `${who ? `${who}: ` : ''}${String(kind)}${particulars ? ` (${particulars})` : ''}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** Return a seat's points; null if the view names none and the game is not over. */
function seatScore(board: unknown, scores: number[] | null, seat: number): string | null {
  const listed = isFields(board) ? SCORES.map((key) => board[key]).find(Array.isArray) : undefined;
  const found: unknown = (scores ?? listed)?.[seat];
  return typeof found === 'number' ? `${found}` : null;
}

/** Return the page's part of a game whose words are open under its name. */
export function plainUI(game: string): GameUI {
  /** Return the game's own message about something; null if it has none. */
  const own = (key: string, fields: Fields, names: string[]): string | null => {
    const w = wordsOf(game);
    return w.has(key) ? w.say(key, figuresOf(fields, names, w)) : null;
  };
  const rule = (kind: string, view: { question: { rule: string } | null }): string => messageKey(kind, view.question?.rule ?? '');
  return {
    Board: PlainBoard,
    questionText: (view) => own(rule('ask', view), {}, []) ?? words()('plain-ask'),
    waitingText: (view, who) => own(rule('wait', view), { who }, []) ?? words()('plain-wait', { who }),
    eventText: (event, names) => own(messageKey('event', event.event), { ...event }, names) ?? plainly(event, names),
    optionLabel: (option, _view, names = []) => own(messageKey('option', option.kind), { ...option }, names) ?? option.text,
    isOnBoard: () => false,
    seatScore: (view, seat) => seatScore(view.board, view.scores, seat),
    sounds: () => [],
  };
}
