/** All that happened in a room's latest game, as a seat (or a spectator) was told it: asked for anew, from the start. */
import type { GameEvent, Message } from './types';

export function story(code: string, tokens: string[]): Promise<GameEvent[]> {
  return new Promise((resolve, reject) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${code}/play`);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', tokens: tokens.slice(0, 1), seen: {} }));
    socket.onmessage = (message) => {
      const told: Message = JSON.parse(message.data);
      if (told.type === 'update') resolve(told.events ?? []);
      else if (told.type === 'refused') reject(new Error(told.message));
      socket.close();
    };
    socket.onerror = () => reject(new Error('the room cannot be reached'));
  });
}
