/** Keys that move about and act: one place for what arrows, Enter and the space bar mean. */

const WAYS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A place less far along than this lies beside, not ahead. */
const NEAREST_PX = 4;

/** The step that an arrow key makes in a row, in a column, or in either: -1, 1, or 0 for any other key. */
export function arrowStep(event: KeyboardEvent, line: 'row' | 'column' | 'either'): number {
  const [x, y] = WAYS[event.key] ?? [0, 0];
  return (line === 'column' ? 0 : x) + (line === 'row' ? 0 : y);
}

/** Enter and the space bar press what is no button by itself; true if the key was one of them. */
export function pressKey(event: KeyboardEvent, act: () => void): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  event.preventDefault();
  act();
  return true;
}

/** Arrow keys go from the focused place within an element to the nearest other in that direction. */
export function steerFocus(event: KeyboardEvent, within: Element): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !here || !within.contains(here)) return;
  const from = here.getBoundingClientRect();
  let best: SVGElement | HTMLElement | null = null;
  let least = Infinity;
  for (const one of within.querySelectorAll<SVGElement | HTMLElement>('[tabindex="0"]')) {
    if (one === here) continue;
    const to = one.getBoundingClientRect();
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height / 2 - from.y - from.height / 2;
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along > NEAREST_PX && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = one;
    }
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}
