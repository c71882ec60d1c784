import type { Lang } from '../ui/preferences.svelte';
import type { Passage } from '../ui/game_types';

/** A passage in one language: its title, then its paragraphs. */
export type Telling = [title: string, first: string, ...more: string[]];

/** The numbers of statements in short: 'KA 1-3 10' means KA-001, KA-002, KA-003 and KA-010. */
function statements(short: string): string[] {
  const [game, ...spans] = short.split(' ');
  return spans.flatMap((span) => {
    const [from, to] = span.split('-').map(Number);
    return Array.from({ length: (to ?? from!) - from! + 1 }, (_, i) => `${game}-${String(from! + i).padStart(3, '0')}`);
  });
}

/** The rules of a game: which statements of the catalogue each passage covers, and what it says in every language. */
export function passages<Name extends string>(covers: Record<Name, string>, told: Record<Lang, Record<Name, Telling>>): Passage[] {
  return (Object.keys(covers) as Name[]).map((name) => {
    const title = (lang: Lang): string => told[lang][name][0];
    const text = (lang: Lang): string => told[lang][name].slice(1).join('\n\n');
    return {
      numbers: statements(covers[name]),
      title: { de: title('de'), en: title('en'), it: title('it') },
      text: { de: text('de'), en: text('en'), it: text('it') },
    };
  });
}
