import type { Problem } from '../wire/messages';
import { words } from './house_words';

/** What went wrong, in words: by the reason that the server gave, by the refusal's name, or in general. A connection that broke names neither. */
export function refusalText(problem: unknown, names: string[] = []): string {
  const t = words();
  const { error, reason, figures } = (typeof problem === 'object' ? problem : null) as Partial<Problem> ?? {};
  if (!error) return t('lost');
  const key = [`refused-${error}-${reason}`, `refused-${error}`].find(t.has) ?? 'refused-Broken';
  return t.sentence({ key, figures: figures ?? {} }, names);
}
