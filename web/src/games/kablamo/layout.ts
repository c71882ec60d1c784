/** Where everything lies on the table, in pixels of the board. */
import { CHAMBERS } from './places';

export interface Point { x: number; y: number }
export interface Gun extends Point { r: number }
export interface Layout {
  tall: boolean;
  guns: Gun[];
  bag: Point;
  discard: Point;
  middle: Point;
  /** How large a bullet in the middle is. */
  bullet: number;
}

/** How far the chambers lie from the axle, and how wide they are, as parts of a cylinder's radius. */
export const RING = 0.6;
export const BORE = 0.265;

/** A chamber's middle, seen from its cylinder's axle. */
export function chamber(at: number, r: number): Point {
  const angle = (at / CHAMBERS.length) * 2 * Math.PI;
  return { x: Math.sin(angle) * r * RING, y: -Math.cos(angle) * r * RING };
}

/** One's own revolver large; on a desk the others sit round the table, on a phone they stand in a row above. */
export function arrange(width: number, height: number, seats: number, large: number): Layout {
  const others = Array.from({ length: seats - 1 }, (_, i) => (large + 1 + i) % seats);
  const guns: Gun[] = [];
  const tall = width < 620;
  if (tall) {
    // the row keeps seat order and its places, whoever is large
    const row = [...others].sort((a, b) => a - b);
    const step = width / row.length;
    const low = height < 330;
    const small = Math.min(low ? 22 : 36, step / 2 - 10, height * 0.1);
    row.forEach((seat, i) => (guns[seat] = { x: step * (i + 0.5), y: small + 26, r: small }));
    const top = 2 * small + (low ? 62 : 84);
    const r = Math.max(34, Math.min((height - top - 40) / 2.2, width * 0.33));
    guns[large] = { x: width / 2, y: height - r - 38, r };
    // what is played lies beside the hammer, from the right edge inwards
    return { tall, guns, bag: { x: 42, y: height - 48 }, discard: { x: width - 44, y: height - 48 }, middle: { x: width - 44, y: top + 11 }, bullet: 19 };
  }
  const count = others.length;
  const small = Math.min(height * (count > 2 ? 0.13 : 0.15), width * 0.085);
  const topY = small * 1.26 + 14;
  const r = Math.min(height * 0.25, width * 0.18, (height - (count % 2 ? topY + small + 36 : 90) - 50) / 2.28);
  guns[large] = { x: width / 2, y: height - r - 40, r };
  const wings: Record<number, [number, number][]> = {
    1: [[0.5, 0]],
    2: [[0.2, 0.3], [0.8, 0.3]],
    3: [[0.14, 0.55], [0.5, 0], [0.86, 0.55]],
    4: [[0.12, 0.72], [0.31, 0], [0.69, 0], [0.88, 0.72]],
  };
  const lowY = height - small - 150;
  (wings[count] ?? []).forEach(([fx, fy], i) => (guns[others[i]!] = { x: width * fx, y: Math.max(topY, topY + (lowY - topY) * fy), r: small }));
  // where a revolver stands opposite, what is played lies to its right
  const middle = count % 2 ? { x: width * 0.685, y: height * 0.24 } : { x: width / 2, y: Math.min(topY + 10, height * 0.2) };
  return { tall, guns, bag: { x: width / 2 - r - 100, y: height - 62 }, discard: { x: width / 2 + r + 100, y: height - 62 }, middle, bullet: 26 };
}
