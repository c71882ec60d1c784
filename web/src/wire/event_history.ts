/** All that happened in a room's latest game, as a seat (or a spectator) was told it: asked for again, from the start. */
import { api } from './api';
import type { GameEvent } from './generated';

export async function story(code: string, token?: string): Promise<GameEvent[]> {
  const last = await api.moment(code, null, null, false, token, 1);
  return [...last.past.flat(), ...last.events];
}
