/** Written by `make types` from the Python structs; not to be edited. */

export type AnyEvent =
  | BagEvent
  | StartMarkerEvent
  | GivenEvent
  | DrawnEvent
  | DrawnToLoadEvent
  | PutBackEvent
  | LoadedEvent
  | TakenUpEvent
  | RoundEvent
  | TurnedEvent
  | MovedEvent
  | RevolversSwappedEvent
  | LookedEvent
  | RevealedEvent
  | EmptyEvent
  | TakenOutEvent
  | ResolvingEvent
  | AssignedEvent
  | AnnouncedEvent
  | TakesEffectEvent
  | CancelledEvent
  | TakenEvent
  | StruckEvent
  | DudEvent
  | LaidEvent
  | UsedEvent
  | OwesEvent
  | DiscardedEvent
  | ReturnedEvent
  | EliminatedEvent
  | OverEvent;
export type AnyOption =
  | PassOption
  | PassRoundOption
  | DoneOption
  | ReadyOption
  | KeepOption
  | AgainOption
  | LetGoOption
  | BackOption
  | AtOption
  | SwapOption
  | LoadOption
  | PlayOption
  | ToOption
  | PlaceOption
  | PairOption
  | TurnOption;

export interface AgainOption {
  kind: 'again';
  text: string;
}
export interface AnnouncedEvent {
  event: 'announced';
  seat: number;
  target: string | null;
  target_name?: string;
  bullet: string;
  name: string;
}
/**
 * KB-078: a bullet played from the hand, the seat that controls it, and the bullet it aims at.
 */
export interface AnnouncedView {
  bullet: string;
  seat: number;
  target: string | null;
  taken: boolean;
}
export interface AssignedEvent {
  event: 'assigned';
  seat: number;
  to: number;
  bullet: string;
  name: string;
}
export interface AtOption {
  kind: 'at';
  text: string;
  bullet: string;
}
export interface BackOption {
  kind: 'back';
  text: string;
}
export interface BagEvent {
  event: 'bag';
  bullets: number;
  removed: number;
}
export interface CancelledEvent {
  event: 'cancelled';
  bullet: string;
  name: string;
}
export interface DiscardedEvent {
  event: 'discarded';
  into: string;
  bullet: string;
  name: string;
}
export interface DoneOption {
  kind: 'done';
  text: string;
}
export interface DrawnEvent {
  event: 'drawn';
  seat: number;
  bullet?: string;
  name?: string;
}
export interface DrawnToLoadEvent {
  event: 'drawn to load';
  seat: number;
  bullet?: string;
  name?: string;
}
export interface DudEvent {
  event: 'dud';
  bullet: string;
  name: string;
}
export interface EliminatedEvent {
  event: 'eliminated';
  seat: number;
}
export interface EmptyEvent {
  event: 'empty';
  seat: number;
}
export interface GivenEvent {
  event: 'given';
  seat: number;
  bullet: string;
  name: string;
}
export interface KeepOption {
  kind: 'keep';
  text: string;
}
/**
 * All that a seat has legally learnt (perfect recall): the faces it knows, and those it has lost from sight.
 */
export interface Knowledge {
  chambers: (string | null)[][];
  lost: Lost[];
}
/**
 * A numbered bullet whose face a seat knew when it went among another seat's spares; it may have
 *     left them since.
 */
export interface Lost {
  bullet: string;
  among: number;
}
export interface LaidEvent {
  event: 'laid';
  as: string;
  on: string;
  seat: number | null;
  bullet: string;
  name: string;
}
export interface LetGoOption {
  kind: 'let go';
  text: string;
}
export interface LoadOption {
  kind: 'load';
  text: string;
  bullet: string;
  chamber: number;
}
export interface LoadedEvent {
  event: 'loaded';
  seat: number;
  from: string;
  to: string;
  bullet?: string;
  name?: string;
}
export interface LookedEvent {
  event: 'looked';
  seat: number;
  at: string;
  bullet?: string;
  name?: string;
}
/**
 * KB-054: a delayed effect that lies face up: the bullet, and the effect it lies as.
 */
export interface MarkerView {
  bullet: string;
  lies_as: string;
  owed?: boolean;
  round?: number | null;
}
export interface MovedEvent {
  event: 'moved';
  from: string;
  to: string;
}
/**
 * The loaded bullets and every seat's spares: shown when the game is over.
 */
export interface Opened {
  chambers: (string | null)[][];
  spares: string[][];
}
export interface OverEvent {
  event: 'over';
  why: string;
  winner: number | null;
}
export interface OwesEvent {
  event: 'owes';
  seat: number;
  bullet: string;
  name: string;
}
export interface PairOption {
  kind: 'pair';
  text: string;
  seats: number[];
}
export interface PassOption {
  kind: 'pass';
  text: string;
}
export interface PassRoundOption {
  kind: 'pass round';
  text: string;
}
export interface PlaceOption {
  kind: 'place';
  text: string;
  seat: number;
  chamber: number;
}
export interface PlayOption {
  kind: 'play';
  text: string;
  bullet: string;
  target: string | null;
}
/**
 * A player and the revolver: six chambers clockwise from the hammer, the last one safe.
 */
export interface PlayerView {
  seat: number;
  alive: boolean;
  died: number | null;
  spares: number;
  chambers: (string | null)[];
  loaded_by: (number | null)[] | null;
  on_revolver: MarkerView[];
  before: MarkerView[];
}
export interface PutBackEvent {
  event: 'put back';
  seat: number;
  bullets: number;
}
export interface ReadyOption {
  kind: 'ready';
  text: string;
}
export interface ResolvingEvent {
  event: 'resolving';
  seat: number;
  bullet: string;
  name: string;
}
export interface ReturnedEvent {
  event: 'returned';
  bullets: number;
}
export interface RevealedEvent {
  event: 'revealed';
  seat: number;
  bullet: string;
  name: string;
}
export interface RevolversSwappedEvent {
  event: 'revolvers swapped';
  seats: number[];
}
export interface RoundEvent {
  event: 'round';
  round: number;
}
export interface StartMarkerEvent {
  event: 'start marker';
  seat: number;
}
export interface StruckEvent {
  event: 'struck';
  seat: number;
  as: string;
  target: string;
  target_name: string;
  bullet: string;
  name: string;
}
export interface SwapOption {
  kind: 'swap';
  text: string;
  bullet: string;
}
export interface TakenEvent {
  event: 'taken';
  seat: number;
  bullet: string;
  name: string;
}
export interface TakenOutEvent {
  event: 'taken out';
  seat: number;
  from: string;
  bullet: string;
  name: string;
}
export interface TakenUpEvent {
  event: 'taken up';
  seat: number;
  from: string;
  bullet?: string;
  name?: string;
}
export interface TakesEffectEvent {
  event: 'takes effect';
  seat: number;
  bullet: string;
  name: string;
}
export interface ToOption {
  kind: 'to';
  text: string;
  seat: number;
}
export interface TurnOption {
  kind: 'turn';
  text: string;
  by: number;
}
export interface TurnedEvent {
  event: 'turned';
  seat: number;
  by: number;
}
export interface UsedEvent {
  event: 'used';
  seat: number;
  as: string;
  bullet: string;
  name: string;
}
/**
 * The whole table as one seat sees it.
 */
export interface View {
  names: {
    [k: string]: string;
  };
  ammunition: {
    [k: string]: number;
  };
  reconstructed: string[];
  round: number;
  phase: string;
  start: number | null;
  players: PlayerView[];
  bag: number;
  discard: string[];
  aside: string[];
  table: MarkerView[];
  active: string[];
  control: {
    [k: string]: number;
  };
  announced: AnnouncedView[];
  playing: string[];
  hand: string[];
  drawn: string[];
  chosen: string[][];
  looking: string[] | null;
  filling: number | null;
  order: boolean;
  social: boolean;
  memory: Knowledge | null;
  winner: number | null;
  over: boolean;
  opened: Opened | null;
}
