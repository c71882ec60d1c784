/** The dice of a finished game, checked in the browser: nothing is taken on trust but SHA-256. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** How a line of chance in a record follows from a draw: numbers `from` to below `to` of `total` give this outcome. */
export interface ChanceRange {
  total: number;
  from: number;
  to: number;
}

export interface Verdict {
  draws: number;
  committed: boolean;
  /** The line of the first draw that does not fit; null if all fit. */
  wrong: number | null;
  commitment: string;
  secret: string;
}

const encoder = new TextEncoder();

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Draw number `draw` of the fair stream as a number below n. */
export function fairNumber(secret: Uint8Array, context: Uint8Array, draw: number, n: number): number {
  const range = 1n << 256n;
  const limit = range - (range % BigInt(n));
  for (let attempt = 0; ; attempt++) {
    const message = new Uint8Array([...encoder.encode('hinterzimmer draw 1|'), ...context, ...encoder.encode(`|${draw}|${attempt}`)]);
    const number = BigInt(`0x${hex(hmac(sha256, secret, message))}`);
    if (number < limit) return Number(number % BigInt(n));
  }
}

/** Check every chance line of a record; `outcome` says which draws give a line, as the game has it. */
export function verify(record: string, outcome: (text: string, seats: number) => ChanceRange | null): Verdict {
  const lines = record.split('\n');
  const gap = lines.indexOf('');
  const header = lines.slice(0, gap);
  const value = (key: string): string => header.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) ?? '';
  const seeds = header.filter((line) => line === 'seed:' || line.startsWith('seed: ')).map((line) => line.slice(6));
  const seats = header.filter((line) => line.startsWith('seat: ')).length;
  const secret = value('secret');
  const commitment = value('commitment');
  const committed = secret !== '' && hex(sha256(bytes(secret))) === commitment;
  const key = bytes(secret);
  const joined = seeds.map((seed) => `${[...seed].length}:${seed},`).join('');
  const context = sha256(encoder.encode(joined));
  let draws = 0;
  for (let i = gap + 1; i < lines.length; i++) {
    const line = lines[i]!;
    if (!line.startsWith('chance ')) continue;
    const found = outcome(line.slice(7), seats);
    const number = found ? fairNumber(key, context, draws, found.total) : -1;
    if (!found || number < found.from || number >= found.to) return { draws, committed, wrong: i + 1, commitment, secret };
    draws++;
  }
  return { draws, committed, wrong: null, commitment, secret };
}
