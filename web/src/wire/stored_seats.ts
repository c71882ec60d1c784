/** The rooms that this browser has a seat in: its tokens, kept in local storage. */

export interface KeptSeat {
  seat: number;
  token: string;
}

export interface KeptRoom {
  code: string;
  game: string;
  seats: KeptSeat[];
  at: number;
}

const KEY = 'hz.rooms';
const MOST = 12;

export function keptRooms(): KeptRoom[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function store(rooms: KeptRoom[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rooms.slice(0, MOST)));
  } catch {
    // nothing is kept; the private link still works
  }
}

export function keptRoom(code: string): KeptRoom | undefined {
  return keptRooms().find((one) => one.code === code);
}

/** Remember a seat of a room. */
export function keepSeat(code: string, game: string, seat: number, token: string): void {
  const before = keptRoom(code);
  const seats = [...(before?.seats ?? []).filter((one) => one.seat !== seat), { seat, token }].sort((a, b) => a.seat - b.seat);
  store([{ code, game: game || before?.game || '', seats, at: Date.now() }, ...keptRooms().filter((one) => one.code !== code)]);
}

export function forgetRoom(code: string): void {
  store(keptRooms().filter((one) => one.code !== code));
}
