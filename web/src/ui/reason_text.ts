/** Why a bot advises something. */
import type { GameUI } from './game_types';
import type { Message } from '../wire/messages';

/** The reason in the language that is set now; a game without words for it says it as the server did. */
export function reasonText(gameUI: GameUI, advice: { why?: Message | null; reason: string }, names: string[]): string {
  const w = gameUI.words?.();
  return advice.why && w?.has(advice.why.key) ? w.sentence(advice.why, names) : advice.reason;
}
