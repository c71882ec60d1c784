/** Written by `make types` from the Python structs; not to be edited. */

export type AnyEvent =
  | DealtEvent
  | RolesEvent
  | StartEvent
  | FirstEvent
  | TurnEvent
  | CountedEvent
  | AutomaticEvent
  | MoveEvent
  | MoveOnEvent
  | FlightEvent
  | ShotEvent
  | StabEvent
  | TrapEvent
  | AutoEvent
  | SpringEvent
  | ListenEvent
  | AnswerEvent
  | KnifeEvent
  | EchoesEvent
  | JumpEvent
  | TrapdoorEvent
  | FloodEvent
  | LootEvent
  | EndEvent
  | OverEvent;
export type AnyOption =
  | StartOption
  | MoveOption
  | ShootOption
  | AnswerOption
  | FleeOption
  | RevealOption
  | RoleOption
  | StabOption
  | ListenOption
  | EchoesOption
  | JumpOption
  | TrapdoorOption
  | FloodOption
  | LootOption
  | KnifeOption
  | EndOption
  | TrapOption
  | AutoOption
  | SpringOption
  | BackOption;

export interface AnswerEvent {
  event: 'answer';
  seat: number;
  to: string;
  room: string;
  exact: boolean;
}
export interface AnswerOption {
  kind: 'answer';
  text: string;
  room: string;
}
export interface AutoEvent {
  event: 'auto';
  seat: number;
  room: string;
  traps: number;
  away: boolean;
  ap: number;
  in?: string;
  taken?: string | null;
}
export interface AutoOption {
  kind: 'auto';
  text: string;
  room: string;
  away?: string;
}
export interface AutomaticEvent {
  event: 'automatic';
  seat: number;
  room: string;
  hit: boolean;
  traps: number;
}
export interface BackOption {
  kind: 'back';
  text: string;
}
export interface CountedEvent {
  event: 'counted';
  seat: number;
  loads: number;
}
export interface DealtEvent {
  event: 'dealt';
  roles: string[][];
}
export interface EchoesEvent {
  event: 'echoes';
  seat: number;
  room: string;
  ap: number;
}
export interface EchoesOption {
  kind: 'echoes';
  text: string;
}
export interface EndEvent {
  event: 'end';
  seat: number;
}
export interface EndOption {
  kind: 'end';
  text: string;
}
export interface FirstEvent {
  event: 'first';
  seat: number;
}
export interface FleeOption {
  kind: 'flee';
  text: string;
  room: string;
}
export interface FlightEvent {
  event: 'flight';
  seat: number;
  room?: string;
}
export interface FloodEvent {
  event: 'flood';
  seat: number;
  room: string;
  ap: number;
  hit: boolean;
}
export interface FloodOption {
  kind: 'flood';
  text: string;
}
export interface JumpEvent {
  event: 'jump';
  seat: number;
  room: string;
  ap: number;
  to: string;
}
export interface JumpOption {
  kind: 'jump';
  text: string;
}
export interface KnifeEvent {
  event: 'knife';
  seat: number;
  room: string;
  ap: number;
}
export interface KnifeOption {
  kind: 'knife';
  text: string;
}
export interface ListenEvent {
  event: 'listen';
  seat: number;
  ap: number;
}
export interface ListenOption {
  kind: 'listen';
  text: string;
}
export interface LootEvent {
  event: 'loot';
  seat: number;
  room: string;
  ap: number;
}
export interface LootOption {
  kind: 'loot';
  text: string;
}
export interface MoveEvent {
  event: 'move';
  seat: number;
  cost: number;
  ap: number;
  room?: string;
}
export interface MoveOnEvent {
  event: 'move on';
  seat: number;
  room?: string;
}
export interface MoveOption {
  kind: 'move';
  text: string;
  room: string;
}
/**
 * The secrets of a seat, revealed when the game is over. A room of the path is null in an imagined world.
 */
export interface Opened {
  room: string;
  traps: string[];
  automatic: string[];
  path: (string | null)[];
}
export interface OverEvent {
  event: 'over';
  why: string;
  winner: number | null;
}
/**
 * RN-051: what a seat knows of itself. `reach` leaves out a flooded Basement; `range` is what can be shot at.
 */
export interface Own {
  room: string;
  reach: string[];
  range: string[];
  traps: string[];
  automatic: string[];
}
export interface RevealOption {
  kind: 'reveal';
  text: string;
  room: string;
}
/**
 * RN-041: what a role can do.
 */
export interface RoleCard {
  free_move: boolean;
  listen: number;
  name: string;
  shoot: string;
  springs: string;
  stab: number;
  traps: number;
  vault: boolean;
}
export interface RoleOption {
  kind: 'role';
  text: string;
}
/**
 * RN-040 to RN-046: what a game with roles adds. All of it is public.
 */
export interface Roles {
  dealt: string[][];
  chosen: (string | null)[];
  cards: RoleCard[];
  vault: number | null;
  loot: boolean[];
  loads: number[];
}
export interface RolesEvent {
  event: 'roles';
  roles: string[];
}
/**
 * RN-001: one room of the plan. `leads` are the rooms that its effect leads to, in the order of the rule.
 */
export interface RoomPlan {
  name: string;
  floor: string;
  moves: string[];
  shoots: string[];
  effect: string;
  cost: number;
  leads: string[];
}
export interface ShootOption {
  kind: 'shoot';
  text: string;
  room: string;
}
export interface ShotEvent {
  event: 'shot';
  seat: number;
  room: string;
  target: string;
  hit: boolean;
  ap: number;
}
export interface SpringEvent {
  event: 'spring';
  seat: number;
  rooms: string[];
  hit: boolean;
  traps: number;
  ap: number;
}
export interface SpringOption {
  kind: 'spring';
  text: string;
  rooms: string[];
}
export interface StabEvent {
  event: 'stab';
  seat: number;
  room: string;
  hit: boolean;
  ap: number;
}
export interface StabOption {
  kind: 'stab';
  text: string;
}
export interface StartEvent {
  event: 'start';
  seat: number;
  room?: string;
}
export interface StartOption {
  kind: 'start';
  text: string;
  room: string;
}
export interface TrapEvent {
  event: 'trap';
  seat: number;
  traps: number;
  away: boolean;
  ap: number;
  room?: string;
  taken?: string | null;
}
export interface TrapOption {
  kind: 'trap';
  text: string;
  away?: string;
}
export interface TrapdoorEvent {
  event: 'trapdoor';
  seat: number;
  room: string;
  ap: number;
  fell: boolean;
  hit: boolean;
}
export interface TrapdoorOption {
  kind: 'trapdoor';
  text: string;
}
export interface TurnEvent {
  event: 'turn';
  seat: number;
  turn: number;
}
/**
 * The whole table as one seat sees it. What a game does not have is left out.
 */
export interface View {
  seat: number;
  plan: RoomPlan[];
  cells: string[];
  secret: string[];
  stairs: string[];
  reconstructed: string[];
  player: number | null;
  turn: number;
  ap: number;
  hits: number[];
  traps: number[];
  flooded: boolean[];
  answers: (string | null)[];
  own: Own | null;
  log: {}[];
  over: boolean;
  winner: number | null;
  shaded?: (string[] | null)[];
  roles?: Roles;
  opened?: Opened[];
}
