/** What stands in the rooms, in white lines: paths round a point on the floor, or on the ceiling where they hang. */
export interface Piece {
  at: number;
  d: string;
  hangs?: boolean;
}

const bed = 'M-37 0 V-34 M37 0 V-24 M-37 -10 H37 M-37 -19 H37 M-33 -19 q1 -9 11 -9 h7 q6 0 6 9 M-9 -19 q22 -9 46 -1';
const nightstand = 'M-9 0 V-18 H9 V0 M-9 -9 H9 M-1.500 -13.500 h3 M0 -18 V-26 M-8 -26 L-4 -37 H4 L8 -26 Z';
const rack = 'M0 0 V-52 M-9 0 H9 M0 -44 q-10 0 -10 -8 M0 -44 q10 0 10 -8 M-17 -52 h15 M-14 -52 q4 -9 9 0 M3 -42 q11 4 9 30 h-8 q1 -16 -2 -28';
const sideboard =
  'M-20 0 V-22 M20 0 V-22 M-24 -22 H24 M-20 -15 H20 M-4 -22 q-5 -7 1 -12 h6 q6 5 1 12 M0 -34 q-7 -7 -11 -6 M0 -34 q1 -9 7 -12 M0 -34 q-1 -8 -4 -11';
const shelf =
  'M-30 0 V-52 H30 V0 M-30 -17 H30 M-30 -34 H30 M-25 -17 v-12 M-21 -17 v-13 M-17 -17 v-11 M-12 -17 l-3 -12 M3 -17 v-13 M7 -17 v-12 M11 -17 v-13 M20 -17 ' +
    'l4 -12 M-24 -34 v-13 M-20 -34 v-11 M-8 -34 v-13 M-4 -34 v-13 M0 -34 v-11 M13 -34 l-4 -12 M18 -34 v-13 M22 -34 v-12 M-26 0 v-12 M-22 0 v-13 M-18 0 ' +
    'v-13 M-6 0 v-11 M-2 0 v-13 M14 0 v-12 M18 0 v-13 M24 0 l-3 -12';
const armchair =
  'M-17 0 v-4 M17 0 v-4 M-21 -4 H21 V-21 q0 -5 -5 -5 q-5 0 -5 5 V-13 H-11 V-21 q0 -5 -5 -5 q-5 0 -5 5 Z M-12 -25 V-39 q0 -7 7 -7 H5 q7 0 7 7 V-25';
const plant = 'M-7 0 L-9 -14 H9 L7 0 Z M0 -14 V-24 M0 -19 q-12 -2 -15 -15 M0 -20 q-5 -14 1 -24 M0 -19 q12 -2 15 -14';
const stove =
  'M-20 0 V-28 H20 V0 M-14 -4 H14 V-19 H-14 Z M-14 -24 h4 M-4 -24 h4 M6 -24 h4 M-12 -28 V-39 H8 V-28 M-16 -35 h4 M8 -35 h5 M-13 -39 H9 M-2 -39 v-3 M-6 ' +
    '-46 q3 -4 0 -7 M3 -46 q3 -4 0 -7';
const knives = 'M-24 0 V-23 M24 0 V-23 M-28 -23 H28 M-24 -15 H24 M-6 -23 l-5 -14 12 -5 6 19 M-8 -38 l-4 -10 M-4 -40 l-3 -9 M0 -41 l-3 -9 M14 -23 v-8 h8 v8';
const table =
  'M-31 0 V-14 M31 0 V-14 M-35 -23 H35 L32 -14 Q24 -9 16 -14 Q8 -9 0 -14 Q-8 -9 -16 -14 Q-24 -9 -32 -14 Z M0 -23 V-37 M-9 -39 q0 6 9 6 q9 0 9 -6 M-9 -39 ' +
    'v-5 M0 -37 v-6 M9 -39 v-5 M-50 0 V-15 H-40 V0 M-50 -15 V-36 M50 0 V-15 H40 V0 M50 -15 V-36';
const door =
  'M-24 0 V-58 q24 -26 48 0 V0 M0 0 V-58 M-24 -58 H24 M0 -58 V-71 M0 -58 L-14 -68 M0 -58 L14 -68 M-19 -8 V-26 H-5 V-8 Z M19 -8 V-26 H5 V-8 Z M-19 -33 ' +
    'V-52 H-5 V-33 Z M19 -33 V-52 H5 V-33 Z';
const clock =
  'M-10 0 V-58 H10 V0 Z M-12 -58 Q0 -74 12 -58 Z M-6.500 -48 a6.500 6.500 0 1 0 13 0 a6.500 6.500 0 1 0 -13 0 M0 -48 v-4 M0 -48 l3 2 M-6 -8 V-36 H6 V-8 Z ' +
    'M0 -36 L2 -18 M-1 -15 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0';
const chandelier = 'M0 0 V24 M-30 38 Q0 58 30 38 M0 24 Q-20 26 -30 38 M0 24 Q20 26 30 38 M0 24 V48 M-30 38 v-8 M-15 45 v-9 M15 45 v-9 M30 38 v-8 M0 48 v5';
const barrels =
  'M-31 0 q-6 -16 0 -31 h26 q6 16 0 31 Z M-33 -8 H-3 M-33 -23 H-3 M4 0 q-6 -16 0 -31 h26 q6 16 0 31 Z M2 -8 H32 M2 -23 H32 M-13 -31 q-6 -13 0 -25 h26 q6 ' +
    '13 0 25 M-15 -38 H15 M-15 -50 H15';
const crates = 'M-30 0 V-28 H0 V0 Z M-30 -28 L0 0 M-30 0 L0 -28 M4 0 V-22 H28 V0 Z M4 -11 H28 M-22 -28 V-46 H-4 V-28 M-22 -37 H-4';
const boiler =
  'M-20 0 V-38 q20 -16 40 0 V0 Z M-9 -8 H9 V-20 H-9 Z M-5 -12 v-5 M0 -12 v-5 M5 -12 v-5 M-5 -32 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 M0 -32 l2 -3 M0 -46 V-62 ' +
    'H16 V-92';
const safe = 'M-22 0 V-44 H22 V0 Z M-17 -5 V-39 H17 V-5 Z M-8 -22 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 M0 -34 V-10 M-12 -22 H12';

/** By room, with the share of its width; where nobody stands the figure does. */
export const FURNITURE: Record<string, { stand: number; pieces: Piece[] }> = {
  bedroom: {
    stand: 0.72,
    pieces: [
      { at: 0.34, d: bed },
      { at: 0.9, d: nightstand },
    ],
  },
  hall: {
    stand: 0.56,
    pieces: [
      { at: 0.17, d: sideboard },
      { at: 0.9, d: rack },
    ],
  },
  library: {
    stand: 0.52,
    pieces: [
      { at: 0.78, d: shelf },
      { at: 0.2, d: armchair },
    ],
  },
  balcony: { stand: 0.5, pieces: [{ at: 0.12, d: plant }] },
  kitchen: {
    stand: 0.57,
    pieces: [
      { at: 0.24, d: stove },
      { at: 0.88, d: knives },
    ],
  },
  dining: { stand: 0.85, pieces: [{ at: 0.42, d: table }] },
  foyer: {
    stand: 0.68,
    pieces: [
      { at: 0.27, d: clock },
      { at: 0.1, d: plant },
      { at: 0.9, d: door },
      { at: 0.9, d: chandelier, hangs: true },
    ],
  },
  basement: {
    stand: 0.5,
    pieces: [
      { at: 0.12, d: crates },
      { at: 0.66, d: barrels },
      { at: 0.9, d: boiler },
    ],
  },
  vault: { stand: 0.3, pieces: [{ at: 0.72, d: safe }] },
};
