/** What the server tells a seat, with a game's own types in it; all other messages are in `generated.ts`. */
import type * as wire from './generated';

export type Question<O extends wire.Option = wire.Option> = Omit<wire.Question, 'options'> & { options: O[] };

export type SeatView<Board = unknown, O extends wire.Option = wire.Option> = Omit<wire.SeatView, 'board' | 'question'> & {
  board: Board;
  question: Question<O> | null;
};

/** A command before the connection gives it an id. */
export type Order = DistributiveOmit<wire.AnyCommand | wire.AskHint | wire.ShowSeat, 'id'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A refusal: its name, and where the server gives them a reason and its figures. */
export interface Problem {
  error: string;
  reason?: string;
  figures?: Record<string, MessageFigure>;
}

/** The seat of those who only watch. */
export const SPECTATOR = -2;

/** What a message is filled with: a word, a number, a seat's name, another message, or a list of them. */
export type MessageFigure = string | number | { seat: number } | Message | MessageFigure[];

/** Something to be said in the reader's language: the key of a message, and its figures. */
export interface Message {
  key: string;
  figures?: Record<string, MessageFigure>;
}
