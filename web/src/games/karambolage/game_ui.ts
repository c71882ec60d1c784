import { type GameUI, part } from '../../ui/game_types';
import type { ChanceRange } from '../../wire/verify_dice';
import Board from './Board.svelte';
import { breakdown, words } from './breakdown';
import Sheet from './Sheet.svelte';
import type { Event, Option, Seen, View } from './types';

function kinds(view: Seen): Set<string> {
  return new Set(view.question?.options.map((one) => one.kind));
}

function questionText(view: Seen): string {
  const w = words();
  const { rule, options } = view.question!;
  const found = kinds(view);
  const throwing = view.board.throw;
  const placing = options.find((one) => one.kind === 'place');
  if (placing) return w('ask-KA-010', { ball: placing.ball });
  if (found.has('ready')) return w('ask-KA-010-ready');
  if (found.has('move')) {
    if (!throwing?.first) return w('ask-KA-021-begin');
    const balls = new Set(options.filter((one) => one.kind === 'move').map((one) => w('ball-name', { ball: one.ball })));
    return w('ask-KA-021', { balls: w.joined([...balls], 'disjunction') });
  }
  if (rule === 'KA-029' && !found.has('back')) return w('ask-KA-029-stuck');
  if (rule === 'KA-029' && !throwing?.worth) return w('ask-KA-029-nothing');
  return w.say(`ask-${rule}`);
}

function eventText(event: Event, names: string[]): string {
  const w = words();
  const who = names[part(event, 'seat') ?? -1] ?? '';
  const spaced = (dice: string): string => [...dice].join(' ');
  switch (event.event) {
    case 'opening throw':
      return w('event-opening-throw', { who, dice: spaced(event.dice), sum: event.sum });
    case 'opens':
      return w('event-opens', { who });
    case 'placed': {
      const { ball, field } = event;
      return field ? w('event-placed', { who, ball, field }) : w('event-placed-off', { who, ball });
    }
    case 'thrown':
      return w('event-thrown', { who, dice: spaced(event.dice) });
    case 'moved': {
      const { ball, from, to, die } = event;
      const struck = w.joined(event.struck.map((one) => w('ball-name', { ball: one })));
      const end = struck ? 'hit' : event.rail ? 'rail' : 'none';
      return w('event-moved', { who, ball, from, to, die, end, struck });
    }
    case 'taken back':
      return w('event-taken-back', { who });
    case 'booked':
      return event.scored ? w('event-booked', { who, worth: breakdown(event) }) : w('event-booked-nothing', { who });
    case 'over':
      return w('event-over', { why: event.why });
  }
}

function optionLabel(option: Option, view: Seen): string {
  const w = words();
  switch (option.kind) {
    case 'move':
      return w('option-move', { ball: option.ball, field: option.field, die: option.die });
    case 'place':
      return w('option-place', { ball: option.ball, field: option.field });
    case 'end': {
      const worth = view.board.throw?.worth;
      if (kinds(view).has('move')) return w('option-end-early');
      return worth ? w('option-end-points', { points: worth.total }) : w('option-end');
    }
    default:
      return w(`option-${option.kind}`);
  }
}

/** Return the draws that give a throw of four dice: sorted throws in order, each as often as its faces can be ordered. */
function chanceRange(text: string): ChanceRange | null {
  let from = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = a; b <= 6; b++)
      for (let c = b; c <= 6; c++)
        for (let d = c; d <= 6; d++) {
          const faces = [a, b, c, d];
          let ways = 24;
          for (let face = 1; face <= 6; face++) ways /= [1, 1, 2, 6, 24][faces.filter((one) => one === face).length]!;
          if (faces.join('') === text) return { total: 1296, from, to: from + ways };
          from += ways;
        }
  return null;
}

export const gameUI: GameUI<View, Event, Option> = {
  Board,
  Sheet,
  questionText,
  waitingText: (view, who) => words().say(`wait-${view.question?.rule}`, { who }),
  eventText,
  optionLabel,
  isOnBoard: (option) => option.kind === 'move' || option.kind === 'place',
  withoutPreviews: (view) => ({ ...view, board: { ...view.board, plain: true } }),
  seatScore: (view, seat) => `${view.board.scores[seat] ?? 0}`,
  sounds: (event) => {
    if (event.event === 'thrown' || event.event === 'opening throw') return ['dice'];
    if (event.event === 'placed') return ['click'];
    if (event.event === 'moved') return ['roll', event.struck.length ? 'clack' : event.rail ? 'thud' : 'click'];
    if (event.event === 'booked') return ['paper'];
    return [];
  },
  chanceRange,
};
