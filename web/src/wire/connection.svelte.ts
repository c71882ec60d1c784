/** A connection to one room over a WebSocket. It reconnects by itself; no command is lost or done twice. */
import { newSeed } from './api';
import type { ChatLine, ClockTimes, GameEvent, Hint, RoomInfo, ServerMessage, Update } from './generated';
import { type Order, type Problem, SPECTATOR, type SeatView } from './messages';

export interface LogEntry {
  key: number;
  event: GameEvent;
  /** The update that brought it: the log merges events of one update. */
  batch?: number;
}

type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'gone';

const RETRY_DELAY_MS_MIN = 250;
const RETRY_DELAY_MS_MAX = 5000;
const RETRY_DELAY_GROWTH = 1.7;
const LOG_ENTRIES_MAX = 600;

/** A client's end of a room: the latest view, log and chat of one seat, and the commands it sends. */
export class RoomConnection {
  info = $state<RoomInfo | null>(null);
  view = $state.raw<SeatView | null>(null);
  eventLog = $state.raw<LogEntry[]>([]);
  /** The events of the latest update; empty after a reload, because the page must not play old sounds again. */
  latestEvents = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  times = $state.raw<ClockTimes | null>(null);
  /** When `times` came, in ms of `performance.now()`. */
  timesReceivedAt = $state(0);
  /** This seat's own answer in an open window; the server holds it back until the window closes. */
  heldOption = $state<string | null>(null);
  status = $state<ConnectionStatus>('connecting');
  /** Why the room cannot be reached. */
  fatalError = $state.raw<Problem | null>(null);
  /** The latest refusal. */
  lastRefusal = $state.raw<Problem | null>(null);
  /** The seat whose view this connection shows. */
  seat = $state(SPECTATOR);
  /** The id of a choice that the server has not acknowledged. */
  pendingChoice = $state<string | null>(null);
  /** The id of a hint request that the server has not answered. */
  pendingHint = $state<string | null>(null);
  /** The latest hint. */
  hint = $state.raw<Hint | null>(null);

  private lastOption = '';
  private queuedChoice: { ask: number; option: string } | null = null;
  private socket: WebSocket | null = null;
  /** The number of the latest update, by seat. */
  private lastSeen: Record<string, number> = {};
  private unacknowledged = new Map<string, object>();
  private retryDelayMs = RETRY_DELAY_MS_MIN;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private nextKey = 0;

  constructor(
    readonly code: string,
    readonly tokens: string[],
    /** Is called after each update has been applied. */
    private onUpdate: (update: Update) => void = () => undefined,
  ) {
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/play`);
    this.socket = socket;
    socket.onopen = () => {
      const seen = this.tokens.length > 1 ? {} : this.lastSeen;
      socket.send(JSON.stringify({ type: 'hello', tokens: this.tokens, seen }));
      if (this.seat !== SPECTATOR && this.tokens.length > 1) this.send({ type: 'look', seat: this.seat });
      for (const frame of this.unacknowledged.values()) socket.send(JSON.stringify(frame));
      this.status = 'open';
      this.retryDelayMs = RETRY_DELAY_MS_MIN;
    };
    socket.onmessage = (message) => this.onMessage(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code === 4404 || event.code === 4403 || event.code === 1008) {
        this.fatalError ??= { error: event.reason || 'NoRoom' };
        this.status = 'gone';
        return;
      }
      this.status = 'lost';
      this.retryTimer = setTimeout(() => this.connect(), this.retryDelayMs);
      this.retryDelayMs = Math.min(RETRY_DELAY_MS_MAX, this.retryDelayMs * RETRY_DELAY_GROWTH);
    };
  }

  private onMessage(message: ServerMessage): void {
    if (message.type === 'done') {
      this.acknowledge(message.id);
    } else if (message.type === 'hint') {
      this.unacknowledged.delete(message.id);
      if (this.pendingHint === message.id) this.pendingHint = null;
      this.hint = message;
    } else if (message.type === 'refused') {
      if (this.pendingHint === message.id) this.pendingHint = null;
      this.acknowledge(message.id);
      if (!message.id) this.fatalError = message;
      // a late choice is no mistake of the player: the next view shows that the table has moved on
      if (message.error !== 'StaleAsk' && message.error !== 'AlreadyChosen') this.lastRefusal = message;
    } else this.applyUpdate(message);
  }

  /** Handle the answer to a command; if it was the pending choice, send the queued one, if the same question is still open. */
  private acknowledge(id: string): void {
    this.unacknowledged.delete(id);
    if (this.pendingChoice !== id) return;
    this.pendingChoice = null;
    const next = this.queuedChoice;
    this.queuedChoice = null;
    if (next && this.view?.question?.number === next.ask) this.choose(next.option);
  }

  /** Apply an update; the first one of a seat replaces everything, the later ones add to it. */
  private applyUpdate(update: Update): void {
    const last = this.lastSeen[update.seat];
    const isWhole = last === undefined || (!!update.room && update.number < last) || update.seat !== this.seat || !this.info;
    this.lastSeen[update.seat] = update.number;
    const isNewGame = !!update.room && this.info !== null && update.room.round !== this.info.round;
    this.seat = update.seat;
    if (update.room) this.info = update.room;
    const batch = this.nextKey;
    const entries = (update.events ?? []).map((event) => ({ key: this.nextKey++, event, batch }));
    this.eventLog = (isWhole || isNewGame ? entries : [...this.eventLog, ...entries]).slice(-LOG_ENTRIES_MAX);
    this.latestEvents = isWhole ? [] : entries.map((entry) => entry.event);
    if (isNewGame) this.view = null; // the last game's board must not stand in the new game
    if (update.view) {
      // a new question: its seat may answer before the server has acknowledged the last answer
      if (update.view.question?.number !== this.view?.question?.number) this.pendingChoice = this.queuedChoice = null;
      this.view = update.view;
      this.times = update.times ?? null;
      this.timesReceivedAt = performance.now();
      this.heldOption = update.held ?? null;
    }
    if (isWhole) this.chat = update.chat ?? [];
    else if (update.chat?.length) this.chat = [...this.chat, ...update.chat];
    this.lastRefusal = null;
    this.onUpdate(update);
  }

  /** Send a command and return its id. The connection repeats it after a loss until it is answered; the server does it once. */
  send(order: Order): string {
    const id = newSeed();
    const frame = { ...order, id };
    if (order.type !== 'look') this.unacknowledged.set(id, frame);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
    return id;
  }

  /** Answer the open question. While an answer is unacknowledged, the next one to the same question waits in the queue. */
  choose(option: string): void {
    const ask = this.view?.question?.number;
    if (ask === undefined) return;
    if (this.pendingChoice) {
      if (option !== this.lastOption) this.queuedChoice = { ask, option };
      return;
    }
    this.lastOption = option;
    this.pendingChoice = this.send({ type: 'choose', ask, option, ...(this.tokens.length > 1 ? { seat: this.seat } : {}) });
  }

  /** Request a hint: what the strongest bot would do here. The server sends it to this seat alone. */
  requestHint(lang: 'de' | 'en' | 'it'): void {
    if (!this.pendingHint) this.pendingHint = this.send({ type: 'hint', lang, ...(this.tokens.length > 1 ? { seat: this.seat } : {}) });
  }

  /** Show another seat of this device. Clear the last seat's view first. */
  showSeat(seat: number): void {
    this.clearView();
    this.send({ type: 'look', seat });
  }

  /** Drop everything that a seat has seen, so that a curtain hides it even from the page. */
  clearView(): void {
    this.view = null;
    this.eventLog = [];
    this.latestEvents = [];
    this.heldOption = null;
    this.hint = null;
    this.queuedChoice = null;
  }

  /** Close the connection for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.socket?.close();
  }
}
