/** Loading: six are laid out in any order and go in together; elsewhere a bullet goes where the table asks for one. */
import type { Question } from '../../wire/messages';
import type { LoadOption, SwapOption } from './generated';
import { CHAMBERS, FIRING, placed, placeOf, SAFE, without } from './places';
import type { Option, View } from './types';

export class Loading {
  /** What was laid into a chamber and has not been sent yet. */
  plan = $state<Record<number, string>>({});
  committed = $state(false);
  /** The bullet in the tray that was tapped, or the chamber that was. */
  picked = $state<number | null>(null);
  chamber = $state<number | null>(null);
  /** Whose revolver is filled: one's own, or with a Test of Honor another's. */
  whose = $state<number | null>(null);
  question = $state.raw<Question<Option> | null>(null);
  board = $state.raw<View | null>(null);
  private asked = -1;

  constructor(private choose: (text: string) => void) {}

  /** A new view: what is sent leaves the plan; a new kind of question starts afresh. */
  take(board: View, question: Question<Option> | null, seat: number): void {
    const before = this.board;
    this.board = board;
    this.question = question;
    if (!board.chosen.length && !question?.options.some((one) => one.kind === 'load') && board.phase !== 'set-up') this.plan = {};
    if (before && board.chosen.length < before.chosen.length) this.committed = false;
    for (const [at] of board.chosen) if (this.plan[Number(at)]) delete this.plan[Number(at)];
    if (!question || question.number === this.asked) return;
    this.asked = question.number;
    this.picked = null;
    this.chamber = null;
    this.whose = board.filling ?? seat;
  }

  get loads(): LoadOption[] {
    return this.question?.options.filter((one) => one.kind === 'load') ?? [];
  }
  get swaps(): SwapOption[] {
    return this.question?.options.filter((one) => one.kind === 'swap') ?? [];
  }
  /** KB-021: six are arranged before they are loaded. */
  get arranging(): boolean {
    return this.question?.rule === 'KB-021' && this.loads.length > 0;
  }
  get full(): boolean {
    return Object.keys(this.plan).length + (this.board?.chosen.length ?? 0) === CHAMBERS.length;
  }
  /** What is in one's own chambers as far as one may still see it. */
  get faces(): Record<number, string> {
    const sent: Record<number, string> = Object.fromEntries((this.board?.chosen ?? []).map(([at, label]) => [Number(at), label!]));
    return { ...sent, ...this.plan };
  }
  /** The bullets to choose from. */
  get tray(): string[] {
    const board = this.board;
    if (!board) return [];
    if (board.drawn.length) return board.drawn;
    return without(board.hand, Object.values(this.faces));
  }
  /** The chambers that may be filled now. */
  get open(): number[] {
    if (this.arranging) return this.committed ? [] : CHAMBERS.filter((at) => !this.board!.chosen.some(([sent]) => Number(sent) === at));
    return [...new Set(this.loads.map((one) => one.chamber))];
  }
  get next(): number | null {
    if (this.swaps.length) return SAFE;
    if (this.arranging) return this.committed ? null : (this.chamber ?? FIRING.find((at) => this.open.includes(at) && !this.plan[at]) ?? null);
    return this.open.length === 1 ? this.open[0]! : this.chamber;
  }
  /** Whether a bullet in the tray may be used for what is asked. */
  usable(label: string): boolean {
    if (this.arranging) return !this.committed && !this.full;
    return [...this.loads, ...this.swaps].some((one) => one.bullet === label);
  }

  tapBullet(index: number): void {
    const label = this.tray[index];
    if (label === undefined) return;
    const swap = this.swaps.find((one) => one.bullet === label);
    if (swap) this.choose(swap.text);
    else if (this.chamber !== null) this.put(index, this.chamber);
    else if (!this.arranging && this.open.length === 1) this.put(index, this.open[0]!);
    else this.picked = this.picked === index ? null : index;
  }

  tapChamber(at: number): void {
    if (this.picked !== null) this.put(this.picked, at);
    else if (this.plan[at]) {
      delete this.plan[at];
      this.chamber = null;
    } else this.chamber = this.chamber === at ? null : at;
  }

  /** A bullet of the tray goes into a chamber: into the plan, or at once. */
  put(index: number, at: number): void {
    const label = this.tray[index];
    if (label === undefined || !this.open.includes(at)) return;
    this.picked = null;
    this.chamber = null;
    if (this.arranging) this.plan[at] = label;
    else {
      const option = this.loads.find((one) => one.bullet === label && one.chamber === at);
      if (option) this.choose(option.text);
    }
  }

  drop(index: number, place: string): void {
    const to = placed(place);
    const swap = this.swaps.find((one) => one.bullet === this.tray[index]);
    if (swap && to?.at === SAFE && to.seat === this.whose) this.choose(swap.text);
    else if (to && to.seat === this.whose) this.put(index, to.at);
  }

  /** What is to be answered by itself: the arranged bullets one by one, as they are asked for. */
  get sending(): string | null {
    if (!this.committed || this.question?.rule !== 'KB-021' || this.question.chosen) return null;
    const load = this.loads.find((one) => this.plan[one.chamber] === one.bullet);
    return load?.text ?? (this.loads.length ? null : (this.question.options.find((one) => one.kind === 'ready')?.text ?? null));
  }

  clear(): void {
    this.plan = {};
    this.committed = false;
  }
}

/** The chambers as places, for a revolver. */
export const placesOf = (seat: number | null, chambers: number[]): string[] => (seat === null ? [] : chambers.map((at) => placeOf(seat, at)));
