/** Written by `make types` from the Python structs; not to be edited. */

export type Frame =
  | Hello
  | ShowSeat
  | AskHint
  | Choose
  | Start
  | Adjust
  | AddBot
  | Remove
  | Leave
  | HandOver
  | ComeBack
  | Chat
  | Mute
  | AskUndo
  | AnswerUndo
  | Rematch;
export type ServerMessage = Update | Hint | Done | Refused;
export type AnyCommand =
  | Choose
  | Start
  | Adjust
  | AddBot
  | Remove
  | Leave
  | HandOver
  | ComeBack
  | Chat
  | Mute
  | AskUndo
  | AnswerUndo
  | Rematch;

/**
 * The host's command to seat a bot: at seat `at`, or at the first open one.
 */
export interface AddBot {
  type: 'add_bot';
  bot?: string;
  at?: number | null;
  id: string;
  seat?: number | null;
}
/**
 * The host's changes to the agreement, which never touch the rules; null keeps a value.
 */
export interface Adjust {
  type: 'adjust';
  seats?: number | null;
  listed?: boolean | null;
  spectators?: boolean | null;
  hints?: boolean | null;
  id: string;
  seat?: number | null;
}
/**
 * The settings of a room: its game, seats, clock, and who may find and watch it.
 */
export interface Agreement {
  game: string;
  seats: number;
  settings?: {
    [k: string]: number | boolean;
  };
  clock?: Clock;
  window?: number;
  aids?: boolean;
  hints?: boolean | null;
  listed?: boolean;
  spectators?: boolean;
  edition?: string;
}
/**
 * A time limit for people: none, `seconds` a decision, or a bank of `seconds` with `increment` a decision.
 */
export interface Clock {
  kind?: 'bank' | 'decision' | 'none';
  seconds?: number;
  increment?: number;
}
/**
 * A seat's answer to the open undo request.
 */
export interface AnswerUndo {
  type: 'answer_undo';
  agree: boolean;
  id: string;
  seat?: number | null;
}
/**
 * A request for the strongest bot's advice. Only this connection gets the answer, and nothing of it is stored.
 */
export interface AskHint {
  type: 'hint';
  lang?: 'de' | 'en' | 'it';
  id: string;
  seat?: number | null;
}
/**
 * A request to the other people to take back this seat's last choice.
 */
export interface AskUndo {
  type: 'ask_undo';
  id: string;
  seat?: number | null;
}
/**
 * A line of chat for the room.
 */
export interface Chat {
  type: 'chat';
  text: string;
  id: string;
  seat?: number | null;
}
/**
 * A line of chat.
 */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
}
/**
 * An answer to the ask of this number.
 */
export interface Choose {
  type: 'choose';
  ask: number;
  option: string;
  id: string;
  seat?: number | null;
}
/**
 * Times in ms: what the asked seats have left, what has passed since the ask opened, and the window's length.
 */
export interface ClockTimes {
  left: {
    [k: string]: number;
  };
  gone: number;
  window?: number | null;
}
/**
 * A command of the seat's owner to play again.
 */
export interface ComeBack {
  type: 'come_back';
  id: string;
  seat?: number | null;
}
/**
 * The share of the win of every seat before a choice; `ask` is the number of the open question.
 */
export interface CurvePoint {
  choice: number;
  ask: number;
  shares: number[];
}
/**
 * A seat's decision, the best option by the strongest level with the same knowledge, why, and the share it cost.
 */
export interface DecisionFound {
  choice: number;
  ask: number;
  seat: number;
  chosen: string;
  best: string;
  reason: string;
  why: Message;
  cost: number;
}
/**
 * A message of the game's words. A figure may be a message itself, a seat as `{"seat": 0}`, or a list of them.
 */
export interface Message {
  key: string;
  figures?: {};
}
/**
 * The reply to a command that is carried out and stored.
 */
export interface Done {
  type: 'done';
  id: string;
}
/**
 * A throw or a draw, and the change of each seat's share of the win.
 */
export interface DrawFound {
  choice: number;
  ask: number;
  option: string;
  change: number[];
}
/**
 * What happened, as one seat is told it: its kind in `event`, its particulars beside it.
 */
export interface GameEvent {
  event: string;
}
/**
 * A game of this server.
 */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  secrets: boolean;
  settings: SettingInfo[];
  levels: LevelInfo[];
  has_windows?: boolean;
}
/**
 * A setting of a game; a number has a lowest and a highest value, a switch has neither.
 */
export interface SettingInfo {
  name: string;
  default: number | boolean;
  help: string;
  rule: string;
  low?: number | null;
  high?: number | null;
}
/**
 * A bot of the game's own team: its name for `add_bot`, and its title and style of play in each language.
 */
export interface LevelInfo {
  bot: string;
  name: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
}
/**
 * All games of this server with their levels, and the bots that play every game.
 */
export interface GameList {
  games: GameInfo[];
  bots: string[];
}
/**
 * A command to let a bot play for this seat until `come_back`.
 */
export interface HandOver {
  type: 'hand_over';
  bot?: string | null;
  id: string;
  seat?: number | null;
}
/**
 * The first frame: the tokens of the client's seats (none: a spectator), and the last update received for each.
 */
export interface Hello {
  type: 'hello';
  /**
   * @maxItems 8
   */
  tokens?: string[];
  seen?: {
    [k: string]: number;
  };
}
/**
 * Advice on the ask of this number: an option, the reason in one sentence, and the values of the options.
 */
export interface Hint {
  type: 'hint';
  id: string;
  ask: number;
  option: string;
  reason: string;
  weighed: WeightedOption[];
  why?: Message | null;
}
/**
 * An option and its value: the expected share of the win, from 0 to 1.
 */
export interface WeightedOption {
  option: string;
  value: number;
}
/**
 * A request to take a seat: `seat`, or the first open one. The seed goes into the fair dice.
 */
export interface Join {
  name: string;
  seed?: string;
  seat?: number | null;
}
/**
 * A command to give up the seat; during a game a bot takes it until `come_back`.
 */
export interface Leave {
  type: 'leave';
  id: string;
  seat?: number | null;
}
/**
 * A room in the public list.
 */
export interface ListedRoom {
  code: string;
  game: string;
  phase: 'over' | 'playing' | 'waiting';
}
/**
 * The strongest level's analysis of a finished game.
 */
export interface LookBackFound {
  game: string;
  seats: SeatFound[];
  curve: CurvePoint[];
  decisions: DecisionFound[];
  draws: DrawFound[];
  swings: SwingFound[];
  left_out: number;
}
/**
 * A seat's totals: the share of the win that its decisions lost, and the share that luck gave it.
 */
export interface SeatFound {
  name: string;
  cost: number;
  luck: number;
}
/**
 * One of the decisions or draws that changed the shares of the win most.
 */
export interface SwingFound {
  choice: number;
  ask: number;
  kind: 'chance' | 'decision';
  key: 'lucky' | 'mistake' | 'unlucky';
  seat: number;
  change: number;
  option: string;
}
/**
 * The progress of a look-back from 0 to 1, and its result when it is finished.
 */
export interface LookBackStatus {
  part: number;
  found: LookBackFound | null;
}
/**
 * The host's command to mute a seat, or to let it chat again.
 */
export interface Mute {
  type: 'mute';
  at: number;
  muted?: boolean;
  id: string;
  seat?: number | null;
}
/**
 * A request to open a room. Its sender takes seat 0 and becomes the host.
 */
export interface NewRoom {
  agreement: Agreement;
  name: string;
  seed?: string;
}
/**
 * One thing a seat may answer: its text is its identity, its particulars stand beside it.
 */
export interface Option {
  text: string;
  kind: string;
}
/**
 * A refusal over HTTP, with the fields of `Refused`.
 */
export interface Problem {
  error: string;
  message: string;
  reason?: string;
  figures?: {};
}
/**
 * The open ask as one seat sees it: every seat sees who is asked, only the seat itself its options.
 */
export interface Question {
  number: number;
  rule: string;
  asked: number[];
  options: Option[];
  chosen: string | null;
  changeable: boolean;
  form: string;
}
/**
 * An upload of a record, which gets a link.
 */
export interface RecordUpload {
  record: string;
}
/**
 * The reply to a command that was refused and changed nothing.
 *
 *     `error` is the name of the error's class, and `message` an English sentence for programs. The house's words have a
 *     sentence for players, `refused-ERROR-REASON`, which the figures fill.
 */
export interface Refused {
  type: 'refused';
  id: string;
  error: string;
  message: string;
  reason?: string;
  figures?: {};
}
/**
 * A command to open the next game of the same seats, with a new secret for the dice.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
  seat?: number | null;
}
/**
 * The host's command to free a seat; during a game a bot takes it.
 */
export interface Remove {
  type: 'remove';
  at: number;
  id: string;
  seat?: number | null;
}
/**
 * A moment of a replay: the requested views, the events that led to it, and the number of moments.
 *
 *     `past` holds the events that led to each earlier moment, starting with the requested one.
 */
export interface ReplayMoment {
  moment: number;
  moments: number;
  views: SeatView[];
  events: GameEvent[];
  past: GameEvent[][];
}
/**
 * All that a seat may see of a table at one moment.
 */
export interface SeatView {
  game: string;
  seat: number;
  question: Question | null;
  winners: number[] | null;
  scores: number[] | null;
  board: unknown;
}
/**
 * The public information about a room.
 */
export interface RoomInfo {
  code: string;
  phase: 'over' | 'playing' | 'waiting';
  round: number;
  agreement: Agreement;
  title: string;
  secrets: boolean;
  seats: SeatInfo[];
  host: number;
  commitment: string | null;
  secret: string | null;
  undo: UndoInfo | null;
  hints: boolean;
}
/**
 * A seat's state: `open`, `person`, `bot`, or `away` (a person for whom a bot plays).
 */
export interface SeatInfo {
  name: string;
  kind: 'away' | 'bot' | 'open' | 'person';
  bot: string | null;
  muted: boolean;
  here: boolean;
}
/**
 * The open undo request: the seat that made it, and the seats that have agreed so far.
 */
export interface UndoInfo {
  seat: number;
  agreed: number[];
}
/**
 * A room's code and link.
 */
export interface RoomLink {
  code: string;
  link: string;
}
/**
 * The answer to NewRoom and Join. The token proves the seat, and the private link moves it to another device.
 */
export interface Seated {
  code: string;
  seat: number;
  token: string;
  link: string;
  private_link: string;
}
/**
 * A request to send the updates of another of the connection's seats: it views one at a time.
 */
export interface ShowSeat {
  type: 'look';
  id: string;
  seat: number;
}
/**
 * The host's command to start the game.
 */
export interface Start {
  type: 'start';
  id: string;
  seat?: number | null;
}
/**
 * The changes for one seat (-2: spectators). Unchanged parts are left out; the first update has all parts.
 */
export interface Update {
  type: 'update';
  seat: number;
  number: number;
  room?: RoomInfo | null;
  view?: SeatView | null;
  events?: GameEvent[];
  chat?: ChatLine[];
  times?: ClockTimes | null;
  held?: string | null;
}
