/** One room over one WebSocket: what it told us, and what we say. It reconnects by itself and loses or doubles nothing. */
import { newSeed } from './api';
import type { ChatLine, ClockTimes, GameEvent, Hint, RoomInfo, ServerMessage, Update } from './generated';
import { type Order, type Problem, SPECTATOR, type SeatView } from './messages';

export interface Logged {
  key: number;
  event: GameEvent;
  /** The update it came with: what came together is told together. */
  told?: number;
}

type Link = 'connecting' | 'open' | 'lost' | 'gone';

const LONGEST_WAIT = 5000;
const KEPT_EVENTS = 600;

export class Room {
  info = $state<RoomInfo | null>(null);
  view = $state.raw<SeatView | null>(null);
  log = $state.raw<Logged[]>([]);
  /** The events of the latest update; empty after a reload, because history is no news. */
  fresh = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  times = $state.raw<ClockTimes | null>(null);
  timesAt = $state(0);
  held = $state<string | null>(null);
  link = $state<Link>('connecting');
  /** Why the room cannot be reached. */
  trouble = $state.raw<Problem | null>(null);
  /** The latest refusal. */
  refusal = $state.raw<Problem | null>(null);
  /** The seat this connection looks at. */
  seat = $state(SPECTATOR);
  /** A choice on its way. */
  pending = $state<string | null>(null);
  /** A hint being thought about, by the id of the wish, and the latest one. */
  wish = $state<string | null>(null);
  advice = $state.raw<Hint | null>(null);

  private sent = '';
  private queued: { ask: number; option: string } | null = null;
  private socket: WebSocket | null = null;
  private seen: Record<string, number> = {};
  private unanswered = new Map<string, object>();
  private wait = 250;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private keys = 0;

  constructor(
    readonly code: string,
    readonly tokens: string[],
    /** With several seats at one device: which update to accept, so that a curtain stays closed. */
    private onUpdate: (update: Update, fresh: boolean) => void = () => undefined,
  ) {
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/play`);
    this.socket = socket;
    socket.onopen = () => {
      const seen = this.tokens.length > 1 ? {} : this.seen;
      socket.send(JSON.stringify({ type: 'hello', tokens: this.tokens, seen }));
      if (this.seat !== SPECTATOR && this.tokens.length > 1) this.send({ type: 'look', seat: this.seat });
      for (const frame of this.unanswered.values()) socket.send(JSON.stringify(frame));
      this.link = 'open';
      this.wait = 250;
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code === 4404 || event.code === 4403 || event.code === 1008) {
        this.trouble ??= { error: event.reason || 'NoRoom' };
        this.link = 'gone';
        return;
      }
      this.link = 'lost';
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'done') {
      this.answered(message.id);
    } else if (message.type === 'hint') {
      this.unanswered.delete(message.id);
      if (this.wish === message.id) this.wish = null;
      this.advice = message;
    } else if (message.type === 'refused') {
      if (this.wish === message.id) this.wish = null;
      this.answered(message.id);
      if (!message.id) this.trouble = message;
      // a choice that came too late is no mistake: the table has moved on and shows it
      if (message.error !== 'StaleAsk' && message.error !== 'AlreadyChosen') this.refusal = message;
    } else this.take(message);
  }

  /** A command was done or refused; a choice that waited for it goes out, if it is still asked for. */
  private answered(id: string): void {
    this.unanswered.delete(id);
    if (this.pending !== id) return;
    this.pending = null;
    const next = this.queued;
    this.queued = null;
    if (next && this.view?.question?.number === next.ask) this.choose(next.option);
  }

  private take(update: Update): void {
    const whole = this.seen[update.seat] === undefined || (!!update.room && update.number < this.seen[update.seat]!) || update.seat !== this.seat || !this.info;
    this.seen[update.seat] = update.number;
    const newGame = !!update.room && this.info !== null && update.room.round !== this.info.round;
    this.seat = update.seat;
    if (update.room) this.info = update.room;
    const told = this.keys;
    const events = (update.events ?? []).map((event) => ({ key: this.keys++, event, told }));
    const fresh = !whole;
    this.log = (whole || newGame ? events : [...this.log, ...events]).slice(-KEPT_EVENTS);
    this.fresh = fresh ? events.map((one) => one.event) : [];
    if (newGame) this.view = null; // what is over is not the table of what begins
    if (update.view) {
      // the table has moved on: whoever is asked the next thing may answer before the last answer is acknowledged
      if (update.view.question?.number !== this.view?.question?.number) this.pending = this.queued = null;
      this.view = update.view;
      this.times = update.times ?? null;
      this.timesAt = performance.now();
      this.held = update.held ?? null;
    }
    if (whole) this.chat = update.chat ?? [];
    else if (update.chat?.length) this.chat = [...this.chat, ...update.chat];
    this.refusal = null;
    this.onUpdate(update, fresh);
  }

  /** Send a command; it is repeated after a lost connection until it is answered, and done once. */
  send(order: Order): string {
    const id = newSeed();
    const frame = { ...order, id };
    if (order.type !== 'look') this.unanswered.set(id, frame);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
    return id;
  }

  /** Answer the open question. While an answer is on its way, the next one to the same question waits for it. */
  choose(option: string): void {
    const ask = this.view?.question?.number;
    if (ask === undefined) return;
    if (this.pending) {
      if (option !== this.sent) this.queued = { ask, option };
      return;
    }
    this.sent = option;
    this.pending = this.send({ type: 'choose', ask, option, ...(this.tokens.length > 1 ? { seat: this.seat } : {}) });
  }

  /** Ask what the strongest bot would do here; only this seat hears of it. */
  ask(lang: 'de' | 'en' | 'it'): void {
    if (!this.wish) this.wish = this.send({ type: 'hint', lang, ...(this.tokens.length > 1 ? { seat: this.seat } : {}) });
  }

  /** Turn to another seat of this device. What was seen of the last one is dropped first. */
  look(seat: number): void {
    this.forget();
    this.send({ type: 'look', seat });
  }

  /** Drop all that a seat has seen, so that a curtain hides it even from the page. */
  forget(): void {
    this.view = null;
    this.log = [];
    this.fresh = [];
    this.held = null;
    this.advice = null;
    this.queued = null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
