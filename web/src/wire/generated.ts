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
 * The host seats a bot, at the first open seat if none is named.
 */
export interface AddBot {
  type: 'add_bot';
  bot?: string;
  at?: number | null;
  id: string;
  seat?: number | null;
}
/**
 * The host changes what does not touch the rules; whatever is left out stays.
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
 * What is agreed when a room is opened.
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
 * How long people may think: not limited, so long for each decision, or a bank that decisions add to.
 */
export interface Clock {
  kind?: 'bank' | 'decision' | 'none';
  seconds?: number;
  increment?: number;
}
/**
 * Agrees to what was asked, or does not.
 */
export interface AnswerUndo {
  type: 'answer_undo';
  agree: boolean;
  id: string;
  seat?: number | null;
}
/**
 * What would the strongest bot do? Answered to this connection alone, and nothing of it is kept.
 */
export interface AskHint {
  type: 'hint';
  lang?: 'de' | 'en' | 'it';
  id: string;
  seat?: number | null;
}
/**
 * Asks the others to take one's last choice back.
 */
export interface AskUndo {
  type: 'ask_undo';
  id: string;
  seat?: number | null;
}
/**
 * Says something to the room.
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
 * Answers the ask of this number.
 */
export interface Choose {
  type: 'choose';
  ask: number;
  option: string;
  id: string;
  seat?: number | null;
}
/**
 * Milliseconds: what the asked seats have left, and how much of the open window or decision is over.
 */
export interface ClockTimes {
  left: {
    [k: string]: number;
  };
  gone: number;
  window?: number | null;
}
/**
 * The owner plays again.
 */
export interface ComeBack {
  type: 'come_back';
  id: string;
  seat?: number | null;
}
/**
 * Everybody's share of the win before a choice; `ask` is the number of the question that was open.
 */
export interface CurvePoint {
  choice: number;
  ask: number;
  shares: number[];
}
/**
 * What a seat chose, what the strongest level would have done knowing the same, why, and the difference.
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
 * The command of this id is done and stored.
 */
export interface Done {
  type: 'done';
  id: string;
}
/**
 * What dice or a draw changed, for each seat in shares of the win.
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
 * A game that can be played here.
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
 * A setting of a game; one that is not a switch has a lowest and a highest value.
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
 * A bot of the game's own: how to ask for it, what it is called and how it plays, language by language.
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
 * All games with their levels, and the bots that play every game.
 */
export interface GameList {
  games: GameInfo[];
  bots: string[];
}
/**
 * A bot plays for this seat until its owner comes back.
 */
export interface HandOver {
  type: 'hand_over';
  bot?: string | null;
  id: string;
  seat?: number | null;
}
/**
 * The first frame: the tokens of the seats to speak for (none: a spectator), and the last update seen of each.
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
 * Advice on the ask of this number: an option, why in one sentence, and how the options were weighed.
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
 * An option and what it is worth: the expected share of the win, from 0 to 1.
 */
export interface WeightedOption {
  option: string;
  value: number;
}
/**
 * Takes a seat; the first open one if none is named. The seed goes into the fair dice.
 */
export interface Join {
  name: string;
  seed?: string;
  seat?: number | null;
}
/**
 * Gives the seat up; during a game a bot plays on, and `come_back` takes it back.
 */
export interface Leave {
  type: 'leave';
  id: string;
  seat?: number | null;
}
/**
 * A room that can be found.
 */
export interface ListedRoom {
  code: string;
  game: string;
  phase: 'over' | 'playing' | 'waiting';
}
/**
 * A finished game gone through again by the strongest level.
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
 * What a look back found of a seat: the share of the win that it gave away, and what luck gave it.
 */
export interface SeatFound {
  name: string;
  cost: number;
  luck: number;
}
/**
 * One of the moments that mattered most.
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
 * A look back at a game: the part that is done, from 0 to 1, and when all is, what was found.
 */
export interface LookBackStatus {
  part: number;
  found: LookBackFound | null;
}
/**
 * The host silences a seat, or lets it speak again.
 */
export interface Mute {
  type: 'mute';
  at: number;
  muted?: boolean;
  id: string;
  seat?: number | null;
}
/**
 * Opens a room; who opens it takes the first seat and is its host.
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
 * A refusal over HTTP, as in `Refused`.
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
 * A record to be shown by link.
 */
export interface RecordUpload {
  record: string;
}
/**
 * The command of this id changed nothing.
 *
 *     `error` is the name of the refusal and `message` an English sentence for programs. The house's words have a sentence
 *     for players, `refused-ERROR-REASON`, which the figures fill.
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
 * The same seats once more, with a new secret for the dice.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
  seat?: number | null;
}
/**
 * The host frees a seat; during a game a bot takes it.
 */
export interface Remove {
  type: 'remove';
  at: number;
  id: string;
  seat?: number | null;
}
/**
 * A moment of a replay: the views that were asked for, what led to it, and how many moments there are.
 *
 *     `past` is what led to each moment before it, from the one on that was asked for.
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
 * What everybody may know of a room.
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
 * Who sits where: `open`, `person`, `bot`, or `away` (a person for whom a bot plays).
 */
export interface SeatInfo {
  name: string;
  kind: 'away' | 'bot' | 'open' | 'person';
  bot: string | null;
  muted: boolean;
  here: boolean;
}
/**
 * Somebody asks to take a choice back, and these have agreed so far.
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
 * A seat was taken: its token proves it from now on, and the private link carries it to another device.
 */
export interface Seated {
  code: string;
  seat: number;
  token: string;
  link: string;
  private_link: string;
}
/**
 * Turns the connection to another of its seats: one view at a time.
 */
export interface ShowSeat {
  type: 'look';
  id: string;
  seat: number;
}
/**
 * The host begins the game.
 */
export interface Start {
  type: 'start';
  id: string;
  seat?: number | null;
}
/**
 * What changed for one seat (-2: spectators). Parts that did not change are left out; all come at the beginning.
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
