/** The words of Kablamo, and what they are filled with: bullets by their names, chambers by their places. */
import { messageKey, type Words, wordsOf } from '../../ui/words.svelte';
import type { PlayerView } from './generated';
import { placed } from './places';
import type { Named } from './types';
import type { GameWords } from './words.generated';

/** The game's words in the language that is set now. */
export const words = (): Words<GameWords> => wordsOf<GameWords>('kablamo');

/** A kind of bullet by the server's name, as this language calls it. */
export const kindName = (name: string): string => words().say(messageKey('bullet', name));

/** The same where there is little room: with soft hyphens where it may be broken. */
export function narrowName(name: string): string {
  const key = `${messageKey('bullet', name)}.narrow`;
  return words().has(key) ? words().say(key) : kindName(name);
}

/** What a kind of bullet does, in one sentence. */
export const kindHelp = (name: string): string => words().say(`${messageKey('bullet', name)}.help`);

/** A bullet in words: its name, and its number where it has one. */
export function bulletName(label: string, name: string): string {
  return /^\d+$/.test(label) ? `${kindName(name)} (${label})` : kindName(name);
}

/** Several bullets in words. */
export const bulletNames = (bullets: Named[]): string => words().joined(bullets.map(([label, name]) => bulletName(label, name)));

/** A chamber by its revolver's owner and its own name. */
export const place = (owner: string, chamber: number): string => words()('place', { owner, chamber });

/** What the messages about a place need: whose chamber it is, and which; `who` is the one who acts there. */
export function placeFigures(text: string, names: string[], who = -1): { owner: string; chamber: number; whose: string } {
  const at = placed(text)!;
  return { owner: names[at.seat] ?? '', chamber: at.at, whose: at.seat === who ? 'own' : 'other' };
}

/** How a player stands: how many spares, or out since when. */
export function standing({ alive, spares, died }: Pick<PlayerView, 'alive' | 'spares' | 'died'>): string {
  if (alive) return words()('spares', { count: spares });
  return died ? words()('out-since', { round: died }) : words()('out');
}
