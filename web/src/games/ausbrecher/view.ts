/** What the server shows of a game of Ausbrecher AG. */
export interface DieView {
  die: string;
  pips: number | null;
  is_now: 'rolling' | 'open' | 'played' | 'lapsed';
}

export interface Preview {
  move: string;
  stone: string;
  field: number | null;
  boat: number | null;
  blocks: string | null;
  frees: string | null;
  lapses: boolean;
}

export interface SlipView {
  seat: number;
  text: string;
  boats: string[][];
  by_boat: number[];
  sure: number;
  possible: number;
  now: number;
  /** Said where nobody is to be told what the slip is worth so far. */
  worth?: false;
}

export interface View {
  colours: Record<string, string>;
  fields: number;
  start: number;
  sheet: boolean;
  reconstructed: string[];
  windows: string[];
  track: { field: number; stones: string[] }[];
  blocked: string[];
  boats: string[][];
  first: number | null;
  player: number | null;
  turn: number;
  round: number;
  white_allowed: boolean;
  throw: DieView[];
  taken_back: string | null;
  previews: Preview[];
  slip: SlipView | null;
  slips: SlipView[] | null;
  scores: number[] | null;
  ended: string | null;
}

export const BIRDS = ['R', 'B', 'Y', 'N', 'O', 'G', 'V'] as const;
export const ROOM = [2, 2, 2, 1];
export const COLOURS: Record<string, string> = { R: '#dd4436', B: '#3d7be0', Y: '#f4c80f', N: '#8f5a2a', O: '#f58d25', G: '#3c9e48', V: '#9758c4', white: '#f7f2e4' };
export const INK: Record<string, string> = { R: '#fff', B: '#fff', Y: '#1b1b1b', N: '#fff', O: '#1b1b1b', G: '#fff', V: '#fff', white: '#1b1b1b' };
