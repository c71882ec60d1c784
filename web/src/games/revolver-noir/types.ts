/** What the server sends of a game of Revolver Noir, and what the page makes of it. */
import type { SeatView } from '../../wire/messages';
import type * as sent from './generated';

/** In a replay with everything open nobody may stand anywhere yet. */
export type Opened = Omit<sent.Opened, 'room'> & { room: string | null };
export type View = Omit<sent.View, 'opened'> & { opened?: Opened[] };
export type Event = sent.AnyEvent;
export type Option = sent.AnyOption;
export type Seen = SeatView<View, Option>;

/** The room that an option is about; null for acts that need none. */
export function roomOf(option: Option): string | null {
  if ('room' in option) return option.room;
  return 'rooms' in option && option.rooms.length === 1 ? option.rooms[0]! : null;
}
