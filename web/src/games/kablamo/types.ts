/** What the server sends of a game of Kablamo, and what the page makes of it. */
import type { SeatView } from '../../wire/messages';
import type * as sent from './generated';

export type View = sent.View;
/** A bullet by its label and its name. */
export type Named = [label: string, name: string];

/** Draws in one go, in one line. */
export interface DealtEvent { event: 'dealt'; seat: number; count: number; bullets: Named[] }
/** Several chambers filled in one go. */
export interface LoadedAllEvent { event: 'loaded all'; seat: number; places: string[] }
/** All that somebody who is out leaves behind. */
export interface ClearedEvent { event: 'cleared'; seat: number; bullets: Named[]; places: string[] }

export type Event = sent.AnyEvent | DealtEvent | LoadedAllEvent | ClearedEvent;
export type Option = sent.AnyOption;
export type Seen = SeatView<View, Option>;
