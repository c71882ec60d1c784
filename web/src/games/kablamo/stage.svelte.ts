/** What is shown, a beat at a time: events become turns, flights and blows until the table looks as the view says. */
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { play } from '../../ui/sounds';
import { part } from '../../ui/game_types';
import { HAMMER, HIDDEN, placed, placeOf, placesIn } from './places';
import type { Event, View } from './types';

/** A bullet on its way between two places: a chamber (`2.5`), somebody's spares (`spares 2`), bag, discard, middle. */
export interface Flight {
  key: number;
  from: string;
  to: string;
  label: string;
}

/** What moves: the rest is drawn straight from the view. */
export interface Shown {
  chambers: (string | null)[][];
  alive: boolean[];
  spares: number[];
  bag: number;
}

interface Beat {
  kind: string;
  events: Event[];
}

/** Which events happen in one breath; what is not named here takes no time of its own. */
const BREATH: Record<string, string> = {
  drawn: 'draw',
  'drawn to load': 'draw',
  given: 'draw',
  loaded: 'load',
  'taken up': 'load',
  turned: 'turn',
  revealed: 'reveal',
  empty: 'reveal',
  'taken out': 'away',
  eliminated: 'out',
  announced: 'announce',
  'revolvers swapped': 'swap',
  moved: 'move',
  looked: 'look',
};
/** KB-059: these are shown each by itself. */
const ALONE = ['move', 'swap', 'look', 'announce'];

const FLIGHT = 560;
const TURN = 520;
const HUSH = 700;
const BLOW = 1300;
const OUTLINED = 1000;
/** Whoever is further behind sees the table as it is. */
const MOST_BEHIND = 4;

export function beats(events: Event[]): Beat[] {
  const found: Beat[] = [];
  for (const event of events) {
    const kind = BREATH[event.event];
    const last = found.at(-1);
    // who goes together is felt together
    const fallen = kind === 'out' ? found.findLast((one) => one.kind !== 'away') : undefined;
    if (!kind) last?.events.push(event);
    else if (fallen?.kind === 'out') fallen.events.push(event);
    else if (last?.kind === kind && !ALONE.includes(kind)) last.events.push(event);
    else found.push({ kind, events: [event] });
  }
  return found;
}

export function model(view: View): Shown {
  return {
    chambers: view.players.map((one) => [...one.chambers]),
    alive: view.players.map((one) => one.alive),
    spares: view.players.map((one) => one.spares),
    bag: view.bag,
  };
}

export class Stage {
  shown = $state<Shown>({ chambers: [], alive: [], spares: [], bag: 0 });
  /** The view whose markers, piles and played bullets are shown: the last one that is fully told. */
  base = $state.raw<View | null>(null);
  flights = $state<Flight[]>([]);
  changed = $state<string[]>([]);
  cocked = $state(false);
  /** Faces just turned up, live ones first. */
  blown = $state<number[]>([]);
  settled = $state(true);
  spins: Tween<number>[] = [];
  past = $state.raw<Omit<Flight, 'key'>[]>([]);

  private queue: { events: Event[]; view: View }[] = [];
  private keys = 0;
  private running = false;
  private hurry: (() => void) | null = null;
  private skipping = false;
  private gone = false;

  /** Take in a view and what led to it. */
  take(view: View, events: Event[], reduced: boolean): void {
    while (this.spins.length < view.players.length) this.spins.push(new Tween(0, { duration: TURN, easing: cubicOut }));
    const known = this.base?.players.length === view.players.length;
    if (!known || reduced || (!events.length && !this.running)) {
      this.queue = [];
      this.hurry?.();
      this.settle(view);
      if (events.length) this.outline(events);
      return;
    }
    if (!events.length) {
      const waiting = this.queue.at(-1);
      if (waiting) waiting.view = view;
      else this.target = view;
      return;
    }
    this.queue.push({ events, view });
    if (this.queue.length > MOST_BEHIND) this.skip();
    if (!this.running) void this.run();
  }

  private target: View | null = null;

  /** Everything at once: whoever taps does not want to wait. */
  skip(): void {
    if (!this.running) return;
    this.skipping = true;
    this.hurry?.();
  }

  /** The last movements once more. */
  async again(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.target = this.base;
    for (const one of this.past) {
      this.fly([one], false);
      await this.pause(FLIGHT + 160);
    }
    this.running = false;
    if (this.queue.length) void this.run();
    else if (this.target) this.settle(this.target); // what changed meanwhile
  }

  close(): void {
    this.gone = true;
    this.hurry?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.settled = false;
    while (this.queue.length && !this.gone) {
      const job = this.queue.shift()!;
      this.target = job.view;
      for (const beat of beats(job.events)) {
        await this.beat(beat, job.events);
        if (this.gone) return;
      }
      if (!this.queue.length) this.skipping = false;
      this.settle(this.target);
      this.settled = !this.queue.length;
    }
    this.running = false;
    this.settled = true;
  }

  private settle(view: View): void {
    this.shown = model(view);
    this.base = view;
    this.cocked = false;
    this.blown = [];
    if (!this.running) this.settled = true;
  }

  /** Without motion: what changed is outlined for a second, and heard. */
  private outline(events: Event[]): void {
    this.changed = events.flatMap(placesIn);
    this.remember(events);
    if (events.some((one) => one.event === 'turned')) play('ratchet');
    if (events.some((one) => one.event === 'revealed')) play('hammer');
    if (events.some((one) => one.event === 'eliminated')) play('bang');
    const mine = this.changed;
    setTimeout(() => {
      if (this.changed === mine) this.changed = [];
    }, OUTLINED);
  }

  private remember(events: Event[]): void {
    const moved = events.flatMap((event) => this.flightOf(event, events));
    if (moved.length) this.past = [...this.past, ...moved].slice(-3);
  }

  /** A wait that shortens when much is waiting, and ends when somebody taps. */
  private pause(time: number): Promise<void> {
    if (this.skipping || this.gone) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, this.queue.length > 2 ? time / 3 : time);
      const end = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.hurry = end;
    });
  }

  private fly(flights: Omit<Flight, 'key'>[], remember = true): void {
    if (this.skipping) return;
    const made = flights.map((one) => ({ ...one, key: this.keys++ }));
    this.flights = [...this.flights, ...made];
    if (remember && flights.length) this.past = [...this.past, ...flights].slice(-3);
    const keys = made.map((one) => one.key);
    setTimeout(() => (this.flights = this.flights.filter((one) => !keys.includes(one.key))), FLIGHT);
  }

  private flightOf(event: Event, all: Event[]): Omit<Flight, 'key'>[] {
    const spares = `spares ${(part(event, 'seat') ?? 0) + 1}`;
    const label = part(event, 'bullet') ?? HIDDEN;
    switch (event.event) {
      case 'drawn':
      case 'drawn to load':
      case 'given':
        return [{ from: 'bag', to: spares, label: HIDDEN }];
      case 'loaded':
        return [{ from: spares, to: event.to, label: HIDDEN }];
      case 'taken up':
        return [{ from: event.from, to: spares, label: HIDDEN }];
      case 'moved':
        return [{ from: event.from, to: event.to, label: HIDDEN }];
      case 'announced':
        return [{ from: spares, to: 'middle', label }];
      case 'taken out': {
        const played = all.some((one) => one.event === 'resolving' && one.bullet === label);
        const live = label === 'K' || label === 'C';
        return [{ from: event.from === 'spares' ? spares : event.from, to: played ? 'middle' : live ? 'bag' : 'discard', label }];
      }
    }
    return [];
  }

  private async beat(beat: Beat, all: Event[]): Promise<void> {
    const flights = beat.events.flatMap((event) => this.flightOf(event, all));
    const keep = beat.kind !== 'draw';
    switch (beat.kind) {
      case 'turn':
        if (!this.skipping) play('ratchet');
        for (const event of beat.events.filter((one) => one.event === 'turned')) this.turn(event.seat, event.by);
        await this.pause(TURN + 80);
        break;
      case 'reveal':
        this.cocked = true;
        await this.pause(HUSH);
        this.cocked = false;
        if (!this.skipping) play('hammer');
        for (const live of [true, false]) {
          const faces = beat.events.filter((one) => one.event === 'revealed');
          const now = faces.filter((one) => (one.bullet === 'K' || one.bullet === 'C') === live);
          for (const event of now) this.shown.chambers[event.seat]![HAMMER] = event.bullet;
          if (now.length) await this.pause(live ? 620 : 520);
        }
        break;
      case 'out':
        this.blown = beat.events.filter((one) => one.event === 'eliminated').map((one) => one.seat);
        if (!this.skipping) play('bang');
        for (const seat of this.blown) this.shown.alive[seat] = false;
        await this.pause(BLOW);
        this.blown = [];
        break;
      case 'swap':
        for (const event of beat.events.filter((one) => one.event === 'revolvers swapped')) {
          const [a, b] = [event.seats[0]!, event.seats[1]!];
          const { chambers } = this.shown;
          [chambers[a], chambers[b]] = [chambers[b]!, chambers[a]!];
          this.changed = [a, b].flatMap((seat) => [0, 1, 2, 3, 4, 5].map((at) => placeOf(seat, at)));
        }
        await this.pause(900);
        this.changed = [];
        break;
      case 'look':
        this.changed = beat.events.flatMap(placesIn);
        await this.pause(800);
        this.changed = [];
        break;
      default:
        if (beat.kind === 'away' || beat.kind === 'announce') this.apply(beat.events);
        this.fly(flights, keep);
        await this.pause(FLIGHT);
        if (beat.kind === 'draw' || beat.kind === 'load') this.apply(beat.events);
        return;
    }
    this.apply(beat.events.filter((one) => one.event === 'discarded' || one.event === 'returned'));
  }

  private turn(seat: number, by: number): void {
    const { chambers } = this.shown;
    const gun = chambers[seat]!;
    chambers[seat] = gun.map((_, at) => gun[(at - by + 6) % 6]!);
    const spin = this.spins[seat]!;
    void spin.set(-60 * (by > 3 ? by - 6 : by), { duration: 0 });
    void spin.set(0, { duration: this.skipping ? 0 : TURN });
  }

  private apply(events: Event[]): void {
    const s = this.shown;
    for (const event of events) {
      const seat = part(event, 'seat') ?? -1;
      const at = placed(event.event === 'loaded' ? event.to : part(event, 'from'));
      if (event.event === 'drawn' || event.event === 'given') s.spares[seat]!++;
      if (['drawn', 'given', 'drawn to load'].includes(event.event)) s.bag--;
      if (event.event === 'loaded' && at) {
        s.chambers[at.seat]![at.at] = HIDDEN;
        if (event.from === 'spares') s.spares[seat]!--;
      }
      if (event.event === 'taken up' || event.event === 'announced') s.spares[seat]! += event.event === 'announced' ? -1 : 1;
      if (event.event === 'taken out') {
        if (at) s.chambers[at.seat]![at.at] = null;
        else s.spares[seat]!--;
      }
      if (event.event === 'discarded' && event.into === 'bag') s.bag++;
      if (event.event === 'returned') s.bag += event.bullets;
    }
  }
}
