import { wordsOf } from '../../ui/words.svelte';
import type { Preview } from './generated';
import type { GameWords } from './words.generated';

/** The words of Ausbrecher AG in the language that is set now. */
export const words = () => wordsOf<GameWords>('ausbrecher');

/** Where a move would end, and what it does to others. */
export function ending(move: Preview): string {
  const w = words();
  const parts = [move.boat ? w('place-boat', { boat: move.boat }) : w('place', { to: move.field ?? 0 })];
  if (move.blocks) parts.push(w('blocks', { stone: move.blocks }));
  if (move.frees) parts.push(w('frees', { stone: move.frees }));
  if (move.lapses) parts.push(w('loses-die'));
  return parts.join(', ');
}
