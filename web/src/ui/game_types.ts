/** What the house needs to know of a game. Everything else stays in the game's own folder. */
import type { Component } from 'svelte';
import type { Lang } from './preferences.svelte';
import type { Sound } from './sounds';
import type { Words } from './words.svelte';
import type { GameEvent, Option } from '../wire/generated';
import type { Question, SeatView } from '../wire/messages';
import type { Draw } from '../wire/verify_dice';

export type Said = Record<Lang, string>;

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** A particular of an event or an option that not all kinds of them have. */
export function part<T extends object, K extends KeyOf<T>>(one: T | null | undefined, key: K): ValueOf<T, K> | undefined {
  return one && key in one ? (one as Record<K, ValueOf<T, K>>)[key] : undefined;
}

/** The answer of this text: one of the question's options, or what was written into its form, which has the form's name for its kind. */
export function answered(question: Question, text: string): Option {
  return question.options.find((one) => one.text === text) ?? { kind: question.form, text };
}

export interface BoardProps<Board = unknown, E extends GameEvent = GameEvent, O extends Option = Option> {
  view: SeatView<Board, O>;
  /** The open question if it is this seat's to answer, otherwise null. */
  question: Question<O> | null;
  seat: number;
  names: string[];
  choose: (optionText: string) => void;
  /** The events of the latest update. */
  events: E[];
  reduced: boolean;
  /** What a log line points at: the event under the mouse or the focus. */
  pointed: E | null;
  /** What to do now, while a choice is being put together on the board; null when the question alone says it. */
  hint?: (text: string | null) => void;
  /** The board looks as this view says; only a `paced` table tells it. */
  shown?: (board: Board) => void;
  /** Where private notes of this seat are kept in this browser. */
  notes: string;
}

export interface SheetProps<Board = unknown, O extends Option = Option> {
  view: SeatView<Board, O>;
  names: string[];
}

/** One passage of the rules, in our own words and one language; `numbers` are the statements of the catalogue that it covers. */
export interface Passage {
  numbers: string[];
  title: string;
  paragraphs: string[];
}

/** A game's table, with the game's own types: its view, its events (and those that it gathers from them), its options. */
export interface GameTable<Board = unknown, E extends GameEvent = GameEvent, O extends Option = Option> {
  Board: Component<BoardProps<Board, E, O>>;
  Sheet?: Component<SheetProps<Board, O>>;
  /** The question as a sentence to the one who is asked. */
  ask(view: SeatView<Board, O>): string;
  /** What the others are being asked, as a sentence about them. */
  wait(view: SeatView<Board, O>, who: string): string;
  /** Events that belong together become one, to be told in one line. */
  gather?(events: E[]): E[];
  /** Whether an event may belong to what comes next: it is gathered with that, and said aloud when it is over. */
  goesOn?(event: E): boolean;
  /** Whether an event follows the one before by chance alone: a replay, which shows it by itself, tells it together with that. */
  chained?(event: E): boolean;
  /** All seats' views of one moment as one, for a replay with everything open. Without it the seats' boards stand side by side. */
  everything?(views: SeatView<Board, O>[]): SeatView<Board, O>;
  /** The view without what only helps, like previews, for a room that agreed to do without; every option stays. */
  plain?(view: SeatView<Board, O>): SeatView<Board, O>;
  /** An event as a sentence; null if it needs none. */
  tell(event: E, names: string[]): string | null;
  /** An option as a button says it. */
  label(option: O, view: SeatView<Board, O>, names?: string[]): string;
  /** Whether the board itself offers this option; the question bar offers all others. */
  onBoard(option: O): boolean;
  /** What stands beside a seat's name: points, hits; null if nothing does. */
  score(view: SeatView<Board, O>, seat: number): string | null;
  /** The board itself names everybody and says how they stand: a phone needs no line for it. */
  namesAll?: boolean;
  /** The board shows what happened in its own time and says when it has (`shown`): seats and log tell nothing before. */
  paced?: boolean;
  sounds(event: E): Sound[];
  /** The game's words in the language that is set now. Added when the table is loaded. */
  words?: () => Words;
  /** The whole rules, loaded when they are opened; a game may bring none. Added when the table is loaded. */
  rules?: (lang: Lang) => Promise<Passage[]>;
  /** How a line of chance follows from a draw, null where the line is not known; without it the dice cannot be checked here. */
  draw?(text: string, seats: number): Draw | null;
  /** How many milliseconds the last moment is looked at, once the board has shown it, before the end comes. */
  linger?: number;
  /** Where a draw depends on what happened before: the same for one finished game, asked line by line. */
  drawer?(record: string, view: SeatView<Board, O>, story: E[]): (text: string, seats: number) => Draw | null;
}

/**
 * A table as the house holds it, which knows no game's types: it hands a game's views, events and options to that game's
 * table alone, so they are what the table says they are.
 */
export function anyTable<Board, E extends GameEvent, O extends Option>(table: GameTable<Board, E, O>): GameTable {
  return table as unknown as GameTable;
}

/** What the home page shows of a game, and how to load the rest. */
export interface GameCard {
  name: string;
  title: string;
  face: string;
  seats: [number, number];
  /** How long a game takes, if that is known. */
  minutes: string | null;
  /** One sentence, there before the game's words are loaded; null where only those have it. */
  blurb: Said | null;
  Picture: Component;
  /** What "play now" plays. */
  quick: { seats: number; settings: Record<string, number | boolean> };
  load: () => Promise<GameTable>;
}
