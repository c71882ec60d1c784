/** Written by `make types` from the Python structs; not to be edited. */

export type AnyEvent =
  | WrittenEvent
  | BeginsEvent
  | TurnEvent
  | PickedEvent
  | FallenEvent
  | MovedEvent
  | HomeEvent
  | LeftBehindEvent
  | LapsedEvent
  | OverEvent;
export type AnyOption = ThrowOption | MoveOption | BackOption;

export interface BackOption {
  kind: 'back';
  text: string;
  stone?: string;
  die?: string;
}
export interface BeginsEvent {
  event: 'begins';
  seat: number;
}
/**
 * A die of this turn: `rolling`, then `open`, then `played` or `lapsed`.
 */
export interface DieView {
  die: string;
  pips: number | null;
  is_now: 'lapsed' | 'open' | 'played' | 'rolling';
}
export interface FallenEvent {
  event: 'fallen';
  die: string;
  pips: number;
}
/**
 * AU-025: an occupied field, its stones from the lowest to the uppermost.
 */
export interface FieldView {
  field: number;
  stones: string[];
}
export interface HomeEvent {
  event: 'home';
  seat: number | null;
  stone: string;
  die: string | null;
  pips: number | null;
  from: number;
  boat: number;
  freed: string | null;
}
export interface LapsedEvent {
  event: 'lapsed';
  dice: string[];
}
export interface LeftBehindEvent {
  event: 'left behind';
  seat: number;
  stone: string;
  pips: number;
}
export interface MoveOption {
  kind: 'move';
  text: string;
  stone: string;
  die: string;
}
export interface MovedEvent {
  event: 'moved';
  seat: number;
  stone: string;
  die: string;
  pips: number;
  from: number;
  to: number;
  blocked: string | null;
  freed: string | null;
}
export interface OverEvent {
  event: 'over';
  why: string;
  boats: string[];
  slips: string[];
  scores: number[];
}
export interface PickedEvent {
  event: 'picked';
  seat: number;
  dice: string[];
}
/**
 * AU-052: where a move would end. `field` is 0 for a window; home and AU-032 have a boat instead.
 */
export interface Preview {
  move: string;
  stone: string;
  field: number | null;
  boat: number | null;
  blocks: string | null;
  frees: string | null;
  lapses: boolean;
}
/**
 * AU-051: a slip as the four boats, with what it is worth.
 */
export interface SlipView {
  seat: number;
  text: string;
  boats: string[][];
  by_boat: number[];
  sure: number;
  possible: number;
  now: number;
}
export interface ThrowOption {
  kind: 'throw';
  text: string;
  dice: string[];
}
export interface TurnEvent {
  event: 'turn';
  seat: number;
  turn: number;
  round: number;
}
/**
 * The whole table as one seat sees it.
 */
export interface View {
  colours: {
    [k: string]: string;
  };
  fields: number;
  start: number;
  sheet: boolean;
  reconstructed: string[];
  windows: string[];
  track: FieldView[];
  blocked: string[];
  boats: string[][];
  first: number | null;
  player: number | null;
  turn: number;
  round: number;
  white_allowed: boolean;
  most_turns: number;
  throw: DieView[];
  taken_back: string | null;
  previews: Preview[];
  slip: SlipView | null;
  slips: SlipView[] | null;
  scores: number[] | null;
  ended: string | null;
}
export interface WrittenEvent {
  event: 'written';
  seat: number;
  slip?: string;
}
