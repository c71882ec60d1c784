import { words } from '../ui/house_words';
import type { Clock } from '../wire/generated';

/** A clock in words. */
export function clockText(clock: Clock | undefined): string {
  const t = words();
  if (!clock || clock.kind === 'none') return t('clock-none');
  const { kind, seconds = 0, increment = 0 } = clock;
  return kind === 'decision' ? t('clock-seconds', { seconds }) : t('clock-bank', { minutes: seconds / 60, more: increment });
}
