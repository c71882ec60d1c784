/** What the server sends of a game of Karambolage, and what the page makes of it. */
import type { SeatView } from '../../wire/messages';
import type * as sent from './generated';

/** `plain` is said where no field is to tell which die pays for it. */
export type View = sent.View & { plain?: true };
export type Event = sent.AnyEvent;
export type Option = sent.AnyOption;
export type Seen = SeatView<View, Option>;
