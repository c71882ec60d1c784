import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoomConnection } from '../src/wire/connection.svelte';
import { story } from '../src/wire/event_history';

/** The browser's end of a WebSocket, with the frames that the page sent; the tests speak for the server. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    Line.last = this;
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
  get choices(): unknown[] {
    return this.sent.filter((one) => one.type === 'choose').map((one) => one.option);
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', new URL('http://localhost/'));
});
afterEach(() => vi.unstubAllGlobals());

/** A room whose seat 0 is asked question 1. */
function asked(): { room: RoomConnection; line: Line } {
  const room = new RoomConnection('k4m7pq2xyz', ['a token']);
  const line = Line.last;
  line.onopen!();
  ask(line, 1);
  return { room, line };
}

function ask(line: Line, number: number): void {
  const question = { number, asked: [0], rule: 'X-001', options: [], form: '', chosen: null, changeable: true };
  line.say({ type: 'update', seat: 0, number, room: { round: 1 }, view: { seat: 0, question, board: {} } });
}

describe('a room', () => {
  it('keeps a choice that is made while another is on its way', () => {
    const { room, line } = asked();
    room.choose('first');
    room.choose('second');
    room.choose('third');
    expect(line.choices).toEqual(['first']);
    line.say({ type: 'done', id: room.pendingChoice });
    expect(line.choices).toEqual(['first', 'third']);
    line.say({ type: 'done', id: room.pendingChoice });
    expect(room.pendingChoice).toBe(null);
    expect(line.choices).toHaveLength(2);
  });

  it('does not send to the next question what was meant for the last', () => {
    const { room, line } = asked();
    room.choose('first');
    room.choose('second');
    ask(line, 2);
    expect(room.pendingChoice).toBe(null);
    room.choose('another');
    expect(line.choices).toEqual(['first', 'another']);
  });

  it('keeps what was refused, and why', () => {
    const { room, line } = asked();
    const refused = { type: 'refused', id: 'x', error: 'NoUndo', message: 'no', reason: 'chance', figures: { seats: [1] } };
    line.say(refused);
    expect(room.lastRefusal).toMatchObject({ error: 'NoUndo', reason: 'chance', figures: { seats: [1] } });
    expect(room.fatalError).toBe(null);
  });

  it('says why it cannot be reached, not only that it cannot', () => {
    const { room, line } = asked();
    line.say({ type: 'refused', id: '', error: 'NotYours', message: 'no', reason: 'token', figures: {} });
    line.onclose!({ code: 4403, reason: 'NotYours' });
    expect(room.status).toBe('gone');
    expect(room.fatalError).toMatchObject({ error: 'NotYours', reason: 'token' });
  });
});

describe('the story of a game', () => {
  it('fails as the server refused it', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"error": "TooFast", "message": "slow down", "reason": "address"}', { status: 429 }));
    await expect(story('k4m7pq2xyz')).rejects.toMatchObject({ error: 'TooFast', reason: 'address', figures: {} });
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    await expect(story('k4m7pq2xyz')).rejects.toMatchObject({ error: 'Broken' });
  });
});
