/** The table of any game: what it shows follows from the view, the options and the events alone. */
import type { GameTable } from '../../ui/game_types';
import type { Lang } from '../../ui/preferences.svelte';
import type { GameEvent } from '../../wire/generated';
import PlainBoard from './PlainBoard.svelte';
import { type Fields, inWords, isFields } from './shapes';
import { WORDS } from './texts';

const SCORES = ['scores', 'points', 'score'];

/** An event told plainly: who, what, and its particulars. */
function tell(event: GameEvent, names: string[], lang: Lang): string {
  const fields: Fields = { ...event };
  const { event: kind, seat, ...rest } = fields;
  const who = typeof seat === 'number' ? names[seat] : undefined;
  const said = Object.entries(rest).filter(([, value]) => value !== null);
  const particulars = said.map(([key, value]) => `${key.replaceAll('_', ' ')} ${inWords(value, WORDS[lang])}`).join(', ');
  const sentence = `${who ? `${who}: ` : ''}${String(kind)}${particulars ? ` (${particulars})` : ''}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** A seat's points, if the view names any or the game is over. */
function score(board: unknown, scores: number[] | null, seat: number): string | null {
  const listed = isFields(board) ? SCORES.map((key) => board[key]).find(Array.isArray) : undefined;
  const found: unknown = (scores ?? listed)?.[seat];
  return typeof found === 'number' ? `${found}` : null;
}

export const table: GameTable = {
  Board: PlainBoard,
  ask: (_view, lang) => WORDS[lang].ask,
  wait: (_view, who, lang) => WORDS[lang].wait(who),
  tell,
  label: (option) => option.text,
  onBoard: () => false,
  score: (view, seat) => score(view.board, view.scores, seat),
  sounds: () => [],
};
