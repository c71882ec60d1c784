/** Written by `make types` from the Python structs; not to be edited. */

export type AnyEvent =
  OpeningThrowEvent | OpensEvent | PlacedEvent | ThrownEvent | MovedEvent | TakenBackEvent | BookedEvent | OverEvent;
export type AnyOption = PlaceOption | ReadyOption | MoveOption | EndOption | AgainOption | DeclineOption | BackOption;

export interface AgainOption {
  kind: 'again';
  text: string;
}
export interface BackOption {
  kind: 'back';
  text: string;
}
export interface BookedEvent {
  event: 'booked';
  seat: number;
  round: number;
  throw: number;
  dice: string;
  moves: string[];
  fields: number;
  straight: number;
  compress: number;
  pasch: number;
  third_carambo: number;
  carambo: boolean;
  scored: boolean;
  total: number;
}
export interface DeclineOption {
  kind: 'decline';
  text: string;
}
export interface EndOption {
  kind: 'end';
  text: string;
}
/**
 * A line of the sheet: a throw and what it brought (KA-031 to KA-038).
 */
export interface Line {
  carambo: boolean;
  compress: number;
  dice: string;
  fields: number;
  moves: string[];
  pasch: number;
  round: number;
  scored: boolean;
  seat: number;
  straight: number;
  third_carambo: number;
  throw: number;
  total: number;
}
export interface MoveOption {
  kind: 'move';
  text: string;
  ball: string;
  field: string;
  die: number;
}
/**
 * One move of the throw: the ball, from where to where, for which die, and the balls it struck (KA-051).
 */
export interface MoveView {
  ball: string;
  start: string;
  field: string;
  die: number;
  struck: string[];
  rail: boolean;
}
export interface MovedEvent {
  event: 'moved';
  seat: number;
  ball: string;
  from: string;
  to: string;
  die: number;
  struck: string[];
  rail: boolean;
  carambo: boolean;
}
export interface OpeningThrowEvent {
  event: 'opening throw';
  seat: number;
  dice: string;
  sum: number;
}
export interface OpensEvent {
  event: 'opens';
  seat: number;
}
export interface OverEvent {
  event: 'over';
  why: string;
  scores: number[];
}
export interface PlaceOption {
  kind: 'place';
  text: string;
  ball: string;
  field: string;
}
export interface PlacedEvent {
  event: 'placed';
  seat: number;
  ball: string;
  field: string | null;
}
export interface ReadyOption {
  kind: 'ready';
  text: string;
}
export interface TakenBackEvent {
  event: 'taken back';
  seat: number;
  move: string;
}
/**
 * KA-051: what the throw has so far.
 */
export interface ThrowView {
  number: number;
  dice: number[];
  left: number[];
  first: string | null;
  moves: MoveView[];
  struck: string[];
  may_go_on: string[];
  carambo: boolean;
  can_score: boolean;
  worth: Line | null;
}
export interface ThrownEvent {
  event: 'thrown';
  seat: number;
  throw: number;
  dice: string;
}
/**
 * The whole table.
 */
export interface View {
  rows: number[][];
  reconstructed: string[];
  balls: {
    [k: string]: string | null;
  };
  player: number | null;
  opener: number | null;
  round: number;
  scores: number[];
  target: number;
  rounds: number;
  minutes: number;
  throw: ThrowView | null;
  sheet: Line[];
  over: boolean;
}
