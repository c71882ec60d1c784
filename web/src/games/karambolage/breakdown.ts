import type { Lang } from '../../ui/preferences.svelte';
import { WORDS } from './texts';
import type { Line } from './generated';

/** What a throw brought: `5 + 40 Pasch = 45, Carambo`. */
export function breakdown(line: Line, lang: Lang): string {
  const w = WORDS[lang];
  if (!line.scored) return w.nothing;
  const parts = [`${line.fields}`];
  for (const key of ['straight', 'compress', 'pasch', 'third_carambo'] as const) {
    if (line[key]) parts.push(`${line[key]} ${w.bonus[key]}`);
  }
  return parts.join(' + ') + (parts.length > 1 ? ` = ${line.total}` : '') + (line.carambo ? `, ${w.carambo}` : '');
}
