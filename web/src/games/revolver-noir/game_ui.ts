import { SPECTATOR } from '../../wire/messages';
import type { ChanceRange } from '../../wire/verify_dice';
import type { GameUI } from '../../ui/game_types';
import Board from './Board.svelte';
import Sheet from './Sheet.svelte';
import { eventText, noirWords, optionLabel, questionText, waitingText } from './speech';
import { type Event, type Option, roomOf, type View } from './types';

const ROLES = ['thief', 'sneak', 'wrecker', 'assassin'];

function chanceRange(text: string): ChanceRange | null {
  const first = text.match(/^first ([12])$/);
  if (first) return { total: 2, from: Number(first[1]) - 1, to: Number(first[1]) };
  const dealt = text.match(/^deal (\w+) (\w+)$/);
  if (!dealt) return null;
  const pairs = ROLES.flatMap((one, i) => ROLES.slice(i + 1).map((two) => `${one} ${two}`));
  const i = pairs.indexOf(`${dealt[1]} ${dealt[2]}`);
  return i < 0 ? null : { total: pairs.length, from: i, to: i + 1 };
}

export const gameUI: GameUI<View, Event, Option> = {
  Board,
  Sheet,
  questionText,
  waitingText,
  eventText,
  optionLabel,
  isOnBoard: (option) => roomOf(option) !== null,
  withoutPreviews: (view) => ({ ...view, board: { ...view.board, own: view.board.own && { ...view.board.own, range: [] } } }),
  mergeViews: (views) => {
    const first = views[0]!;
    const opened = views.map(({ board }) => ({
      room: board.own?.room ?? null,
      traps: board.own?.traps ?? [],
      automatic: board.own?.automatic ?? [],
      path: [],
    }));
    return { ...first, seat: SPECTATOR, board: { ...first.board, own: null, opened: first.board.opened ?? opened } };
  },
  seatScore: (view, seat) => (view.board.hits[seat] ? noirWords()('hits', { hits: view.board.hits[seat]! }) : null),
  sounds: (event) => {
    if (event.event === 'move' || event.event === 'move on' || event.event === 'flight') return ['step'];
    if (event.event === 'shot' || event.event === 'automatic' || event.event === 'spring' || event.event === 'stab') return ['shot'];
    if (event.event === 'listen' || event.event === 'echoes' || event.event === 'answer') return ['creak'];
    if (event.event === 'trap' || event.event === 'auto') return ['ratchet'];
    return event.event === 'flood' ? ['splash'] : [];
  },
  endDelayMs: 2300,
  chanceRange,
};
