/** What the server shows of a game of Revolver Noir. */
export interface RoomPlan {
  name: string;
  floor: string;
  moves: string[];
  shoots: string[];
  effect: string;
  cost: number;
  leads: string[];
}

export interface View {
  seat: number;
  plan: RoomPlan[];
  cells: string[];
  secret: string[];
  stairs: string[];
  reconstructed: string[];
  player: number | null;
  turn: number;
  ap: number;
  hits: number[];
  traps: number[];
  flooded: boolean[];
  answers: (string | null)[];
  own: { room: string; reach: string[]; range: string[]; traps: string[]; automatic: string[] } | null;
  over: boolean;
  winner: number | null;
  shaded?: (string[] | null)[];
  roles?: { dealt: string[][]; chosen: (string | null)[]; vault: number | null; loot: boolean[]; loads: number[] };
  opened?: { room: string | null; traps: string[]; automatic: string[]; path: (string | null)[] }[];
}
