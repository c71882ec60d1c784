import { wordsOf } from '../../ui/words.svelte';
import type { Line } from './generated';
import type { GameWords } from './words.generated';

/** The words of Karambolage in the language that is set now. */
export const words = () => wordsOf<GameWords>('karambolage');

/** What a throw brought: `5 + 40 three of a kind = 45, Carambo`. */
export function breakdown(line: Line): string {
  const w = words();
  if (!line.scored) return w('nothing');
  const alike = Math.max(...[...line.dice].map((die) => line.dice.split(die).length - 1));
  const bonuses = (['straight', 'compress', 'pasch', 'third_carambo'] as const).filter((key) => line[key]);
  const parts = [line.fields, ...bonuses.map((key) => w(`bonus-${key}`, { points: line[key], alike }))];
  const worth = parts.length > 1 ? `${parts.join(' + ')} = ${line.total}` : `${line.fields}`;
  return line.carambo ? w('with-carambo', { worth }) : worth;
}

/** The moves of a throw in words, from their notation: `Red 6C (4), White 2D (4)`. */
export function movesOf(line: Line): string[] {
  return line.moves.map((move) => {
    const [ball = '', field = '', die = ''] = move.split(' ');
    return words()('sheet-move', { ball, field, die });
  });
}
