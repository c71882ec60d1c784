/** What the server sends of a game of Ausbrecher AG, and what the page makes of it. */
import type { SeatView } from '../../wire/messages';
import type * as sent from './generated';

/** `worth` is said where nobody is to be told what the slip is worth so far. */
export type SlipView = sent.SlipView & { worth?: false };
export type View = Omit<sent.View, 'slip' | 'slips'> & { slip: SlipView | null; slips: SlipView[] | null };
/** A throw in one line: what was picked, and what fell. */
export type ThrewEvent = Omit<sent.PickedEvent, 'event'> & { event: 'threw'; fallen: sent.FallenEvent[] };
export type Event = sent.AnyEvent | ThrewEvent;
/** What was written into the form, with the form's name for its kind. */
export interface SlipAnswer {
  kind: 'slip';
  text: string;
}
export type Option = sent.AnyOption | SlipAnswer;
export type Seen = SeatView<View, Option>;
