/** What the shared parts of the page need to know of a game. Everything else stays in the game's own folder. */
import type { Component } from 'svelte';
import type { Lang } from './preferences.svelte';
import type { Sound } from './sounds';
import type { Words } from './words.svelte';
import type { GameEvent, Option } from '../wire/generated';
import type { Question, SeatView } from '../wire/messages';
import type { ChanceRange } from '../wire/verify_dice';

/** A text in every language of the page. */
export type Translated = Record<Lang, string>;

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** Return a field of an event or an option that not all kinds of them have; undefined where it is missing. */
export function part<T extends object, K extends KeyOf<T>>(one: T | null | undefined, key: K): ValueOf<T, K> | undefined {
  return one && key in one ? (one as Record<K, ValueOf<T, K>>)[key] : undefined;
}

/** Return the option of this text: one of the question's, or for a written answer one whose kind is the form's name. */
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
  /** The event of the log line under the mouse or the focus; the board highlights it. */
  highlighted: E | null;
  /** Set what to do now, while the player puts a choice together on the board; null when the question alone says it. */
  setInstruction?: (text: string | null) => void;
  /** Is called when the board looks as this view says; only boards with `revealsSlowly` call it. */
  onRevealed?: (board: Board) => void;
  /** The local-storage key of this seat's private notes; empty in a replay. */
  notesKey: string;
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

/** A game's part of the page, with the game's own types: its view, its events (also merged ones), its options. */
export interface GameUI<Board = unknown, E extends GameEvent = GameEvent, O extends Option = Option> {
  Board: Component<BoardProps<Board, E, O>>;
  Sheet?: Component<SheetProps<Board, O>>;
  /** Return the question as a sentence to the seat that is asked. */
  questionText(view: SeatView<Board, O>): string;
  /** Return what the others are asked, as a sentence about them. */
  waitingText(view: SeatView<Board, O>, who: string): string;
  /** Merge events that belong together, so that each result is one line of the log. */
  mergeEvents?(events: E[]): E[];
  /** Return true if the next update may continue this event. The page merges both and announces them when they end. */
  continuesNext?(event: E): boolean;
  /** Return true if chance alone led from the event before to this one. A replay shows it by itself but logs both together. */
  followsByChance?(event: E): boolean;
  /** Merge all seats' views of one moment, for an open replay. Without it the replay puts the seats' boards side by side. */
  mergeViews?(views: SeatView<Board, O>[]): SeatView<Board, O>;
  /** Return the view without previews, for a room that agreed to play without them. Every option stays. */
  withoutPreviews?(view: SeatView<Board, O>): SeatView<Board, O>;
  /** Return an event as a sentence; null if it needs none. */
  eventText(event: E, names: string[]): string | null;
  /** Return an option as the text of a button. */
  optionLabel(option: O, view: SeatView<Board, O>, names?: string[]): string;
  /** Return true if the board offers this option. The question bar offers all others. */
  isOnBoard(option: O): boolean;
  /** Return what stands beside a seat's name: points, hits; null if nothing does. */
  seatScore(view: SeatView<Board, O>, seat: number): string | null;
  /** The board shows every seat's name and score, so that a phone needs no line for them. */
  showsSeatNames?: boolean;
  /** The board shows events one after another and calls `onRevealed` after each update. Seats and log wait for it. */
  revealsSlowly?: boolean;
  sounds(event: E): Sound[];
  /** Return the game's words in the language that is set now. `games/index.ts` adds it. */
  words?: () => Words;
  /** Load the whole rules; a game may bring none. `games/index.ts` adds it. */
  rules?: (lang: Lang) => Promise<Passage[]>;
  /** Return which draws give a chance line of a record; null for an unknown line. Without it the page cannot verify the dice. */
  chanceRange?(text: string, seats: number): ChanceRange | null;
  /** How long the last moment stays, in ms, after the board has shown it. Then the result comes. */
  endDelayMs?: number;
  /** Return a `chanceRange` for one finished game, where draws depend on earlier events. Call it for each line in order. */
  chanceFollower?(record: string, view: SeatView<Board, O>, story: E[]): (text: string, seats: number) => ChanceRange | null;
}

/**
 * Erase a game's types, because the shared parts of the page know none of them. It is safe: they hand a game's views,
 * events and options to that game's own part alone.
 */
export function anyGameUI<Board, E extends GameEvent, O extends Option>(ui: GameUI<Board, E, O>): GameUI {
  return ui as unknown as GameUI;
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
  blurb: Translated | null;
  Picture: Component;
  /** What "play now" plays. */
  quick: { seats: number; settings: Record<string, number | boolean> };
  load: () => Promise<GameUI>;
}
