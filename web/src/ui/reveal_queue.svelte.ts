/** A queue of views that the board has not shown yet: seats and log wait for it, so that nothing gives a reveal away. */
import type { LogEntry } from '../wire/connection.svelte';
import type { SeatView } from '../wire/messages';

interface Step {
  view: SeatView;
  log: LogEntry[];
}

/** Views and logs in order. The latest one that the board has shown is `current`. */
export class RevealQueue {
  current = $state.raw<Step | null>(null);
  /** What the board has not shown yet, oldest first. */
  private waiting: Step[] = [];

  /** Add a view and the log that led to it. Make it current at once unless the board reveals slowly. */
  push(view: SeatView, log: LogEntry[], slowly = false): void {
    if (!slowly || !this.current) this.current = { view, log };
    else this.waiting.push({ view, log });
  }

  /** Make the step with this board current, because the board has shown it. Do nothing if it is not waiting. */
  markRevealed(board: unknown): void {
    const at = this.waiting.findLastIndex((one) => one.view.board === board);
    if (at < 0) return;
    this.current = this.waiting[at]!;
    this.waiting = this.waiting.slice(at + 1);
  }
}
