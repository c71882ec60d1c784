import { words } from '../texts';
import type { Clock } from '../wire/types';

/** A clock in words. */
export function clockText(clock: Clock | undefined): string {
  const t = words();
  if (!clock || clock.kind === 'none') return t.clockNone;
  return clock.kind === 'decision' ? t.clockSeconds(clock.seconds) : t.clockBank(clock.seconds / 60, clock.increment);
}
