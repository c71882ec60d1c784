/** What the server shows of a game of Karambolage. */
export interface Line {
  seat: number;
  round: number;
  throw: number;
  dice: string;
  moves: string[];
  fields: number;
  straight: number;
  compress: number;
  pasch: number;
  third_carambo: number;
  carambo: boolean;
  scored: boolean;
  total: number;
}

export interface MoveMade {
  ball: string;
  start: string;
  field: string;
  die: number;
  struck: string[];
  rail: boolean;
}

export interface Throw {
  number: number;
  dice: number[];
  left: number[];
  first: string | null;
  moves: MoveMade[];
  struck: string[];
  may_go_on: string[];
  carambo: boolean;
  can_score: boolean;
  worth: Line | null;
}

export interface View {
  rows: number[][];
  reconstructed: string[];
  balls: Record<string, string | null>;
  player: number | null;
  opener: number | null;
  round: number;
  scores: number[];
  target: number;
  rounds: number;
  minutes: number;
  throw: Throw | null;
  sheet: Line[];
  over: boolean;
  /** Said where no field is to tell which die pays for it. */
  plain?: true;
}
