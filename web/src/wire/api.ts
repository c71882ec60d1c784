/** Rooms over HTTP. */
import type * as wire from './generated';
import type { Order, Problem } from './messages';

/** A refusal: by its name, and where the server gives one, with its reason. */
export class Refusal extends Error implements Problem {
  error: string;
  reason: string;
  figures: NonNullable<Problem['figures']>;

  constructor({ error, reason = '', figures = {} }: Problem, message: string) {
    super(message);
    this.error = error;
    this.reason = reason;
    this.figures = figures;
  }
}

async function call<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const problem: Problem & Partial<wire.Problem> = await response.json().catch(() => ({ error: 'Broken' }));
    throw new Refusal(problem, problem.message ?? response.statusText);
  }
  return response.json();
}

/** Words of this browser's own for the fair dice. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A text that a game brings: its words as a Fluent file, or its rules. */
async function gameText(game: string, kind: 'words' | 'rules', lang: string): Promise<string> {
  const response = await fetch(`/api/games/${game}/${kind}/${lang}`);
  if (!response.ok) throw new Refusal({ error: 'Broken' }, response.statusText);
  return response.text();
}

export const api = {
  gameWords: (game: string, lang: string) => gameText(game, 'words', lang),
  gameRules: (game: string, lang: string) => gameText(game, 'rules', lang),
  offer: () => call<wire.GameList>('/api/games'),
  open: (agreement: wire.Agreement, name: string) => call<wire.Seated>('/api/rooms', { agreement, name, seed: newSeed() }),
  listed: () => call<wire.ListedRoom[]>('/api/rooms'),
  room: (code: string) => call<wire.RoomInfo>(`/api/rooms/${code}`),
  join: (code: string, name: string) => call<wire.Seated>(`/api/rooms/${code}/join`, { name, seed: newSeed() }),
  act: (code: string, token: string, order: Order) =>
    call<wire.Done>(`/api/rooms/${code}/do`, { id: newSeed(), ...order }, token),
  show: (record: string) => call<wire.RoomLink>('/api/records', { record }),
  moment: (code: string, moment: number | null, seat: number | null, everything: boolean, token?: string, since?: number) => {
    const query = new URLSearchParams();
    if (moment !== null) query.set('moment', `${moment}`);
    if (seat !== null) query.set('seat', `${seat}`);
    if (everything) query.set('everything', 'true');
    if (since !== undefined) query.set('since', `${since}`);
    return call<wire.ReplayMoment>(`/api/rooms/${code}/replay?${query}`, undefined, token);
  },
  lookBack: (code: string, token?: string) => call<wire.LookBackStatus>(`/api/rooms/${code}/lookback`, undefined, token),
  record: async (code: string, token?: string): Promise<string> => {
    const response = await fetch(`/api/rooms/${code}/record`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    if (!response.ok) throw new Refusal({ error: 'Broken' }, response.statusText);
    return response.text();
  },
};
