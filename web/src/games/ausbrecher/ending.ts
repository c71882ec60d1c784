import type { Words } from './texts';
import type { Preview } from './generated';

/** A field, a boat or a window in words. */
export function place(field: number | null, boat: number | null, w: Words): string {
  if (boat) return w.inBoat(boat);
  return field ? w.field(field) : w.window;
}

/** Where a move would end, and what it does to others. */
export function ending(move: Preview, w: Words): string {
  const parts = [w.to(place(move.field, move.boat, w))];
  if (move.blocks) parts.push(w.blocks(w.birds[move.blocks]!));
  if (move.frees) parts.push(w.frees(w.birds[move.frees]!));
  if (move.lapses) parts.push(w.lapses);
  return parts.join(', ');
}
