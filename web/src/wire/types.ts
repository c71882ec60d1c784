/** What the server tells a seat; the same names as in its `wire.py` and `views.py`. */

export interface Option {
  text: string;
  kind: string;
  [part: string]: unknown;
}

export interface Question {
  number: number;
  rule: string;
  asked: number[];
  options: Option[];
  chosen: string | null;
  changeable: boolean;
  form: string;
}

export interface SeatView<Board = any> {
  game: string;
  seat: number;
  question: Question | null;
  winners: number[] | null;
  scores: number[] | null;
  board: Board;
}

/** An event as this seat sees it: its kind in `event`, its particulars beside it. */
export interface GameEvent {
  event: string;
  [part: string]: any;
}

export interface Clock {
  kind: 'none' | 'decision' | 'bank';
  seconds: number;
  increment: number;
}

export interface Agreement {
  game: string;
  seats: number;
  settings: Record<string, number | boolean>;
  clock?: Clock;
  window?: number;
  aids?: boolean;
  /** Whether a seat may ask for a hint; not said: where one person plays. */
  hints?: boolean;
  listed?: boolean;
  spectators?: boolean;
}

export interface SeatInfo {
  name: string;
  kind: 'open' | 'person' | 'bot' | 'away';
  bot: string | null;
  muted: boolean;
  /** Whether its owner is connected; not said of bots and open seats. */
  here?: boolean;
}

export interface RoomInfo {
  code: string;
  phase: 'waiting' | 'playing' | 'over';
  round: number;
  agreement: Agreement;
  title: string;
  secrets: boolean;
  seats: SeatInfo[];
  host: number;
  commitment: string | null;
  secret: string | null;
  undo: { seat: number; agreed: number[] } | null;
  /** Whether a seat may ask what the strongest bot would do. */
  hints?: boolean;
}

export interface Said {
  seat: number;
  name: string;
  text: string;
}

export interface Times {
  left: Record<string, number>;
  gone: number;
  window?: number | null;
}

/** What the strongest bot would do in this seat, and why; of the ask with this number. */
export interface Advice {
  ask: number;
  option: string;
  reason: string;
  weighed: { option: string; value: number }[];
}

export interface Update {
  type: 'update';
  seat: number;
  number: number;
  room?: RoomInfo;
  view?: SeatView;
  events?: GameEvent[];
  chat?: Said[];
  times?: Times;
  held?: string | null;
  standing?: boolean;
}

/** A moment of a finished game: how many choices were made before it, and the number of its ask. */
export interface Turning {
  choice: number;
  ask: number;
  seat: number;
}

export interface Point {
  choice: number;
  ask: number;
  shares: number[];
}

export interface Swing extends Turning {
  kind: 'decision' | 'chance';
  key: 'mistake' | 'lucky' | 'unlucky';
  change: number;
  option: string;
}

export interface Judged extends Turning {
  chosen: string;
  best: string;
  reason: string;
  cost: number;
}

/** A finished game gone through again by the strongest level. */
export interface LookBackFound {
  seats: { name: string; cost: number; luck: number }[];
  curve: Point[];
  decisions: Judged[];
  swings: Swing[];
  left_out: number;
}

export type Message =
  | Update
  | { type: 'done'; id: string }
  | ({ type: 'hint'; id: string } & Advice)
  | { type: 'refused'; id: string; error: string; message: string };

export interface Seated {
  code: string;
  seat: number;
  token: string;
  link: string;
  private_link: string;
}

export interface SettingInfo {
  name: string;
  default: number | boolean;
  help: string;
  rule: string;
  low: number;
  high: number;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  secrets: boolean;
  settings: SettingInfo[];
  /** Opponents by strength; the first is called `level1`. */
  levels?: Level[];
}

export interface Level {
  name: Record<'de' | 'en' | 'it', string>;
  about: Record<'de' | 'en' | 'it', string>;
}

export interface Offer {
  games: GameInfo[];
  bots: string[];
}

export const SPECTATOR = -2;
