/** What seats and log may tell. A board that shows things in its own time says how far it is, and they wait for it. */
import type { LogEntry } from '../wire/connection.svelte';
import type { SeatView } from '../wire/messages';

interface Told {
  view: SeatView;
  log: LogEntry[];
}

export class Pace {
  told = $state.raw<Told | null>(null);
  /** What the board has not shown yet, oldest first. */
  private ahead: Told[] = [];

  /** A view and the story that led to it. */
  take(view: SeatView, log: LogEntry[], paced = false): void {
    if (!paced || !this.told) this.told = { view, log };
    else this.ahead.push({ view, log });
  }

  /** The board looks as this view says. */
  shown(board: unknown): void {
    const at = this.ahead.findLastIndex((one) => one.view.board === board);
    if (at < 0) return;
    this.told = this.ahead[at]!;
    this.ahead = this.ahead.slice(at + 1);
  }
}
