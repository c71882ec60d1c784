import { words } from '../texts';
import type { Clock } from '../wire/generated';

/** A clock in words. */
export function clockText(clock: Clock | undefined): string {
  const t = words();
  if (!clock || clock.kind === 'none') return t.clockNone;
  const { kind, seconds = 0, increment = 0 } = clock;
  return kind === 'decision' ? t.clockSeconds(seconds) : t.clockBank(seconds / 60, increment);
}
