/** What the server shows of a game of Kablamo. */
import type { GameEvent } from '../../wire/types';

export interface Marker {
  bullet: string;
  lies_as: string;
  owed: boolean;
  round: number | null;
}

export interface Announced {
  bullet: string;
  seat: number;
  target: string | null;
  taken: boolean;
}

export interface Player {
  seat: number;
  alive: boolean;
  died: number | null;
  spares: number;
  chambers: (string | null)[];
  loaded_by: (number | null)[] | null;
  on_revolver: Marker[];
  before: Marker[];
}

export interface View {
  names: Record<string, string>;
  reconstructed: string[];
  round: number;
  phase: string;
  start: number | null;
  players: Player[];
  bag: number;
  discard: string[];
  aside: string[];
  table: Marker[];
  active: string[];
  control: Record<string, number>;
  announced: Announced[];
  playing: string[];
  hand: string[];
  drawn: string[];
  chosen: [string, string][];
  looking: [string, string] | null;
  /** KB-130: whose revolver is being filled by another. */
  filling: number | null;
  order: boolean;
  social: boolean;
  memory: { chambers: (string | null)[][]; lost: { bullet: string; among: number }[] } | null;
  winner: number | null;
  over: boolean;
  /** When the game is over: what was still loaded, and every seat's spares. */
  opened?: { chambers: (string | null)[][]; spares: string[][] } | null;
}

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
export function placesIn(event: GameEvent | null): string[] {
  if (!event) return [];
  const found = [event.from, event.to, event.at, ...(event.places ?? [])].filter((one): one is string => placed(one) !== null);
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
