/** The dice of a finished game: every bullet is followed through the open movements, so that each draw is known. */
import { part } from '../../ui/game_types';
import type { ChanceRange } from '../../wire/verify_dice';
import { HIDDEN, placed, placeOf, without } from './places';
import type { Event, View } from './types';

interface Load { face: string; picked: boolean }

const order = (face: string): number => (face === 'K' ? -2 : face === 'C' ? -1 : Number(face));
const sort = (faces: string[]): string[] => faces.sort((a, b) => order(a) - order(b));

/** What each seat loaded, in order, as the record has it: chosen, swapped in, or picked by chance. */
function loads(lines: string[]): Load[][] {
  const found: Load[][] = [[], [], [], [], []];
  let whom = 0;
  for (const line of lines) {
    const said = /^(\d|chance) (load|swap|pick|to|back)\b ?(\S*)/.exec(line);
    if (!said) continue;
    const [, who, verb, what] = said;
    if (verb === 'to') whom = Number(what) - 1;
    else if (verb === 'pick') found[whom]!.push({ face: what!, picked: true });
    else if (verb === 'back') found[Number(who) - 1]!.pop();
    else found[Number(who) - 1]!.push({ face: what!, picked: false });
  }
  return found;
}

/** Follows the bullets of one game; `next` is asked once for every line of chance, in order. */
export class Follower {
  private bag: string[] = [];
  private aside: string[] = [];
  private hands: string[][] = [[], [], [], [], []];
  private given: string[][] = [[], [], [], [], []];
  private chambers = new Map<string, string>();
  private queues: Load[][];
  private at = 0;
  /** What lay where a bullet was loaded last. */
  private left = HIDDEN;
  /** Bullets on their way in a ring: the first one's chamber is filled by the last. */
  private lifted: { from: string; face: string } | null = null;

  constructor(private events: Event[], record: string, { names, ammunition }: Pick<View, 'names' | 'ammunition'>) {
    this.queues = loads(record.split('\n'));
    const numbers = Object.keys(names).filter((one) => /^\d+$/.test(one));
    const removed = events.find((one) => one.event === 'bag')?.removed ?? 0;
    const live = Object.entries(ammunition).flatMap(([face, count]) => Array<string>(count).fill(face));
    this.bag = sort([...live, ...sort(numbers).slice(removed)]);
  }

  /** Which numbers give this line; null if the line does not fit what happened. */
  next(text: string, seats: number): ChanceRange | null {
    const [verb, what] = text.split(' ') as [string, string];
    for (; this.at < this.events.length; this.at++) {
      const event = this.events[this.at]!;
      if (verb === 'start' && event.event === 'start marker') {
        this.at++;
        return event.seat === Number(what) - 1 ? { total: seats, from: event.seat, to: event.seat + 1 } : null;
      }
      if (verb === 'draw' && (event.event === 'drawn' || event.event === 'drawn to load')) {
        this.at++;
        const draw = this.among(this.bag, what);
        this.take(this.bag, what);
        if (event.event === 'drawn') this.hands[event.seat]!.push(what);
        return draw;
      }
      if (verb === 'pick' && event.event === 'loaded' && this.queues[event.seat]![0]?.picked) {
        const draw = this.among(this.hands[event.seat]!, what);
        this.happen(event);
        this.at++;
        return draw;
      }
      this.happen(event);
    }
    return null;
  }

  private among(faces: string[], face: string): ChanceRange | null {
    const sorted = sort([...faces]);
    const from = sorted.indexOf(face);
    return from < 0 ? null : { total: sorted.length, from, to: sorted.lastIndexOf(face) + 1 };
  }

  private take(faces: string[], face: string): void {
    const i = faces.indexOf(face);
    if (i >= 0) faces.splice(i, 1);
  }

  private happen(event: Event): void {
    if (event.event !== 'moved') this.lifted = null;
    const hand = this.hands[part(event, 'seat') ?? -1] ?? [];
    switch (event.event) {
      case 'given':
        this.take(this.bag, event.bullet);
        hand.push(event.bullet);
        this.given[event.seat]!.push(event.bullet);
        break;
      case 'put back': {
        const kept = this.given[event.seat]!;
        this.bag.push(...without(hand, kept));
        this.hands[event.seat] = [...this.given[event.seat]!];
        break;
      }
      case 'loaded': {
        const face = this.queues[event.seat]!.shift()?.face ?? HIDDEN;
        if (event.from === 'spares') this.take(hand, face);
        this.left = this.chambers.get(event.to) ?? HIDDEN;
        this.chambers.set(event.to, face);
        break;
      }
      case 'taken up':
        hand.push(this.left);
        break;
      case 'turned':
        this.shift(event.seat, event.by);
        break;
      case 'moved':
        this.move(event.from, event.to);
        break;
      case 'revolvers swapped':
        this.swap(event.seats[0]!, event.seats[1]!);
        break;
      case 'taken out':
        if (event.from === 'spares') this.take(hand, event.bullet);
        else this.chambers.delete(event.from);
        break;
      case 'announced':
        this.take(hand, event.bullet);
        break;
      case 'discarded':
        if (event.into === 'bag') this.bag.push(event.bullet);
        else if (event.into === 'aside') this.aside.push(event.bullet);
        break;
      case 'returned':
        this.bag.push(...this.aside.splice(0));
        break;
    }
  }

  private move(from: string, to: string): void {
    const face = this.lifted?.from === from ? this.lifted.face : (this.chambers.get(from) ?? HIDDEN);
    this.lifted = { from: to, face: this.chambers.get(to) ?? HIDDEN };
    this.chambers.set(to, face);
  }

  private shift(seat: number, by: number): void {
    const before = Array.from({ length: 6 }, (_, at) => this.chambers.get(placeOf(seat, at)));
    before.forEach((face, at) => {
      const to = placeOf(seat, (at + by) % 6);
      if (face === undefined) this.chambers.delete(to);
      else this.chambers.set(to, face);
    });
  }

  private swap(a: number, b: number): void {
    const next = new Map<string, string>();
    for (const [at, face] of this.chambers) {
      const one = placed(at)!;
      next.set(placeOf(one.seat === a ? b : one.seat === b ? a : one.seat, one.at), face);
    }
    this.chambers = next;
  }
}
