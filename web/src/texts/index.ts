import type { SeatInfo } from '../wire/generated';
import type { Lang } from '../ui/preferences.svelte';
import { settings } from '../ui/preferences.svelte';
import { de } from './de';
import { en, type Texts } from './en';
import { it } from './it';

export const TEXTS: Record<Lang, Texts> = { de, en, it };

/** The words of the house in the language that is set now. */
export function words(): Texts {
  return TEXTS[settings.lang];
}

/** What went wrong, in words: a refusal by its name, or a lost connection. */
export function troubleOf(error: unknown): string {
  const t = words();
  const name = typeof error === 'string' ? error : (error as { error?: string } | null)?.error;
  return name === undefined ? t.lost : (t.refusals[name] ?? t.refused);
}

/** Names as people say them: Ann, Ben and Cleo. */
export function listed(names: string[], lang: Lang): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${TEXTS[lang].and} ${names[names.length - 1]}`;
}

/** The house's own people: a bot is called by one of their names, one a seat. */
const STAFF = ['Rosa', 'Otto', 'Vito', 'Nina', 'Emil', 'Ida'];

/** What a seat is called at the table. */
export function seatNames(seats: SeatInfo[], lang: Lang): string[] {
  return seats.map((one, i) => (one.kind === 'bot' && one.name === one.bot ? STAFF[i % STAFF.length]! : one.name || TEXTS[lang].seat(i + 1)));
}
