/** What the house needs to know of a game. Everything else stays in the game's own folder. */
import type { Component } from 'svelte';
import type { Lang } from './preferences.svelte';
import type { Sound } from './sounds';
import type { GameEvent, Option, Question, SeatView } from '../wire/types';

export type Said = Record<Lang, string>;

export interface BoardProps<Board = any> {
  view: SeatView<Board>;
  /** The open question if it is this seat's to answer, otherwise null. */
  question: Question | null;
  seat: number;
  names: string[];
  choose: (optionText: string) => void;
  /** The events of the latest update. */
  events: GameEvent[];
  lang: Lang;
  reduced: boolean;
  /** What a log line points at: the event under the mouse or the focus. */
  pointed: GameEvent | null;
  /** What to do now, while a choice is being put together on the board; null when the question alone says it. */
  hint?: (text: string | null) => void;
  /** The board looks as this view says; only a `paced` table tells it. */
  shown?: (board: Board) => void;
  /** Where private notes of this seat are kept in this browser. */
  notes: string;
}

export interface SheetProps<Board = any> {
  view: SeatView<Board>;
  names: string[];
  lang: Lang;
}

/** One passage of the rules, in our own words; `numbers` are the statements of the catalogue that it covers. A blank line in `text` parts its paragraphs. */
export interface Passage {
  numbers: string[];
  title: Said;
  text: Said;
}

/** How a line of chance in a record follows from a draw: numbers `from` to below `to` of `total` give this outcome. */
export interface Draw {
  total: number;
  from: number;
  to: number;
}

export interface GameTable {
  Board: Component<BoardProps>;
  Sheet?: Component<SheetProps>;
  sheetTitle?: Said;
  /** The question as a sentence to the one who is asked. */
  ask(view: SeatView, lang: Lang): string;
  /** What the others are being asked, as a sentence about them. */
  wait(view: SeatView, who: string, lang: Lang): string;
  /** Events that belong together become one, to be told in one line. */
  gather?(events: GameEvent[]): GameEvent[];
  /** Whether an event may belong to what comes next: it is gathered with that, and said aloud when it is over. */
  goesOn?(event: GameEvent): boolean;
  /** Whether an event follows the one before by chance alone: a replay, which shows it by itself, tells it together with that. */
  chained?(event: GameEvent): boolean;
  /** All seats' views of one moment as one, for a replay with everything open. Without it the seats' boards stand side by side. */
  everything?(views: SeatView[]): SeatView;
  /** The view without what only helps, like previews, for a room that agreed to do without; every option stays. */
  plain?(view: SeatView): SeatView;
  /** An event as a sentence; null if it needs none. */
  tell(event: GameEvent, names: string[], lang: Lang): string | null;
  /** An option as a button says it. */
  label(option: Option, view: SeatView, lang: Lang, names?: string[]): string;
  /** Whether the board itself offers this option; the question bar offers all others. */
  onBoard(option: Option): boolean;
  /** What stands beside a seat's name: points, hits; null if nothing does. */
  score(view: SeatView, seat: number, lang: Lang): string | null;
  /** The board itself names everybody and says how they stand: a phone needs no line for it. */
  namesAll?: boolean;
  /** The board shows what happened in its own time and says when it has (`shown`): seats and log tell nothing before. */
  paced?: boolean;
  sounds(event: GameEvent): Sound[];
  setting(name: string): { label: Said; help: Said } | undefined;
  /** The whole rules, loaded when they are opened. */
  rules: () => Promise<Passage[]>;
  /** Null where the line is not known. */
  draw(text: string, seats: number): Draw | null;
  /** How many milliseconds the last moment is looked at, once the board has shown it, before the end comes. */
  linger?: number;
  /** Where a draw depends on what happened before: the same for one finished game, asked line by line. */
  drawer?(record: string, view: SeatView, story: GameEvent[]): (text: string, seats: number) => Draw | null;
}

/** What the home page shows of a game, and how to load the rest. */
export interface GameCard {
  name: string;
  title: string;
  face: string;
  seats: [number, number];
  minutes: string;
  blurb: Said;
  Picture: Component;
  /** What "play now" plays. */
  quick: { seats: number; settings: Record<string, number | boolean> };
  load: () => Promise<GameTable>;
}
