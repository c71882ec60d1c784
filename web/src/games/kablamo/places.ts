/** Chambers and places: where a bullet lies, as the events name it. */
import { part } from '../../ui/game_types';
import type { Event } from './types';

export const CHAMBERS = [0, 1, 2, 3, 4, 5];
export const HAMMER = 0;
export const SAFE = 5;
/** In which order the chambers come under the hammer after set-up. */
export const FIRING = [5, 4, 3, 2, 1, 0];
export const HIDDEN = '?';

/** A place as the events name it: whose revolver, and which chamber. */
export function placed(text: unknown): { seat: number; at: number } | null {
  const found = typeof text === 'string' ? /^(\d)\.([0-5])$/.exec(text) : null;
  return found ? { seat: Number(found[1]) - 1, at: Number(found[2]) } : null;
}

export const placeOf = (seat: number, at: number): string => `${seat + 1}.${at}`;

/** The places that an event speaks of. */
export function placesIn(event: Event | null): string[] {
  if (!event) return [];
  const named = [part(event, 'from'), part(event, 'to'), part(event, 'at'), ...(part(event, 'places') ?? [])];
  const found = named.filter((one): one is string => placed(one) !== null);
  if (event.event === 'revealed' || event.event === 'empty') found.push(placeOf(event.seat, HAMMER));
  return found;
}

/** One list without what stands in another, equal ones one by one. */
export function without<T>(list: T[], taken: T[]): T[] {
  const left = [...taken];
  return list.filter((one) => {
    const i = left.indexOf(one);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
