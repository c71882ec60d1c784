/** Where the villa's rooms, doors, stairs and passages are drawn. */
import type { View } from './types';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Way {
  key: string;
  kind: 'door' | 'stairs' | 'secret';
  a: Point;
  b: Point;
  flat: boolean;
  lower: Rect;
}
export interface Cell {
  w: number;
  h: number;
}

export const PAD = 14;

export const middle = (r: Rect): Point => ({ x: r.x + r.w / 2, y: r.y + r.h / 2 });

/** Every room as the rectangle round its cells; the vault stands in the basement. */
export function roomRects(board: View, cell: Cell, roof: number): Record<string, Rect> {
  const found: Record<string, { left: number; right: number; top: number; bottom: number }> = {};
  board.cells.forEach((row, i) =>
    row.split(' ').forEach((name, j) => {
      if (name === '.') return;
      const one = found[name];
      found[name] = one
        ? { left: Math.min(one.left, j), right: Math.max(one.right, j + 1), top: Math.min(one.top, i), bottom: Math.max(one.bottom, i + 1) }
        : { left: j, right: j + 1, top: i, bottom: i + 1 };
    }),
  );
  const out: Record<string, Rect> = {};
  for (const [name, r] of Object.entries(found))
    out[name] = { x: PAD + r.left * cell.w, y: roof + r.top * cell.h, w: (r.right - r.left) * cell.w, h: (r.bottom - r.top) * cell.h };
  if (board.plan.some((one) => one.name === 'vault')) {
    const base = out.basement!;
    out.vault = { x: base.x + base.w - cell.w * 0.72, y: base.y + cell.h * 0.12, w: cell.w * 0.68, h: cell.h * 0.76 };
  }
  return out;
}

/** Every connection once: a door where rooms touch, a flight of stairs, or a secret passage. */
export function connections(board: View, rects: Record<string, Rect>): Way[] {
  const found: Way[] = [];
  for (const room of board.plan)
    for (const to of room.moves) {
      if (room.name > to || !rects[room.name] || !rects[to]) continue;
      const key = `${room.name} ${to}`;
      const back = `${to} ${room.name}`;
      const kind =
        board.secret.includes(key) || board.secret.includes(back) ? 'secret' : board.stairs.includes(key) || board.stairs.includes(back) ? 'stairs' : 'door';
      const p = rects[room.name]!;
      const q = rects[to]!;
      const left = Math.max(p.x, q.x);
      const right = Math.min(p.x + p.w, q.x + q.w);
      const bottom = Math.min(p.y + p.h, q.y + q.h);
      if (right > left) {
        const upper = p.y < q.y ? p : q;
        const lower = p.y < q.y ? q : p;
        // names and effects are written on the left of a room, so doors and stairs keep to the right
        const x = left + (right - left) * (kind === 'secret' ? 0.16 : kind === 'stairs' ? 0.86 : 0.78);
        found.push({ key, kind, a: { x, y: upper.y + upper.h }, b: { x, y: lower.y }, flat: true, lower });
      } else {
        const west = p.x < q.x ? p : q;
        const east = p.x < q.x ? q : p;
        // a door stands on the floor of the room that ends first
        found.push({ key, kind, a: { x: west.x + west.w, y: bottom }, b: { x: east.x, y: bottom }, flat: false, lower: q });
      }
    }
  return found;
}

/** A flight from a room's ceiling at this place down to its floor, to the right. */
export function flight(x: number, room: Rect, run: number): string {
  const steps = Math.round(room.h / 11.5);
  const rise = room.h / steps;
  return `M${x} ${room.y} ${`v${rise} h${run} `.repeat(steps)}`;
}
