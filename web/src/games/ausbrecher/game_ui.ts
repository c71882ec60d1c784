import { type GameUI, part } from '../../ui/game_types';
import type { ChanceRange } from '../../wire/verify_dice';
import Board from './Board.svelte';
import Sheet from './Sheet.svelte';
import { ending, words } from './ending';
import type { Event, Option, Seen, View } from './types';

function questionText(view: Seen): string {
  const w = words();
  const { form, chosen, rule, options } = view.question!;
  if (form === 'slip') return w(chosen ? 'ask-AU-011-again' : 'ask-AU-011');
  const white = options.some((one) => (one.kind === 'throw' ? one.dice.includes('white') : one.kind === 'back'));
  return w.say(`ask-${rule}${white && rule !== 'AU-026' ? '-white' : ''}`);
}

/** Merge a throw into one event: who threw, and what fell. */
function mergeEvents(events: Event[]): Event[] {
  const found: Event[] = [];
  for (const event of events) {
    const before = found.at(-1);
    if (event.event === 'picked') found.push({ ...event, event: 'threw', fallen: [] });
    else if (event.event === 'fallen' && before?.event === 'threw') found[found.length - 1] = { ...before, fallen: [...before.fallen, event] };
    else found.push(event);
  }
  return found;
}

/** Return what a move did to others, as the end of the sentence about it. */
function consequences(event: { blocked?: string | null; freed: string | null }): string {
  const w = words();
  const onto = event.blocked ? `, ${w('also-onto', { stone: event.blocked })}` : '';
  return event.freed ? `${onto}, ${w('also-free', { stone: event.freed })}` : onto;
}

function eventText(event: Event, names: string[]): string {
  const w = words();
  const who = names[part(event, 'seat') ?? -1] ?? '';
  const dice = (listed: string[]): string => w.joined(listed.map((stone) => w('die-name', { stone })));
  switch (event.event) {
    case 'picked':
      return w('event-picked', { who, dice: dice(event.dice) });
    case 'threw': {
      const shown = event.dice.map((stone) => {
        const pips = event.fallen.find((other) => other.die === stone)?.pips;
        return pips ? w('die-shown', { stone, pips }) : w('die-name', { stone });
      });
      return w('event-picked', { who, dice: w.joined(shown) });
    }
    case 'fallen':
      return w('event-fallen', { stone: event.die, pips: event.pips });
    case 'moved': {
      const { stone, pips, to, die } = event;
      return w(die === 'white' ? 'event-moved-back' : 'event-moved', { who, stone, pips, to, also: consequences(event) });
    }
    case 'home':
      return w('event-home', { stone: event.stone, boat: event.boat, also: consequences(event) });
    case 'left behind':
      return w('event-left-behind', { who, stone: event.stone });
    case 'lapsed':
      return w('event-lapsed', { dice: dice(event.dice) });
    default:
      return w(`event-${event.event}`, { who });
  }
}

function optionLabel(option: Option, view: Seen): string {
  const w = words();
  const listed = (stones: string[]): string => w.joined(stones.map((stone) => w('bird', { stone })));
  if (option.kind === 'throw') return w('option-throw', { dice: listed(option.dice) });
  if (option.kind === 'slip') {
    const [boat1, boat2, boat3, boat4] = option.text.split(' ').slice(1).map((boat) => listed([...boat]));
    return w('option-slip', { boat1: boat1!, boat2: boat2!, boat3: boat3!, boat4: boat4! });
  }
  const stone = option.stone ?? '';
  const found = view.board.previews.find((one) => one.move === option.text);
  return found ? w(`option-${option.kind}`, { stone, end: ending(found) }) : w(`option-${option.kind}-plain`, { stone });
}

/** Remove where a move would end and what the slip is worth so far, because each player works that out. */
function withoutPreviews(view: Seen): Seen {
  const { slip } = view.board;
  return { ...view, board: { ...view.board, previews: [], slip: slip && { ...slip, by_boat: [], worth: false } } };
}

function chanceRange(text: string, seats: number): ChanceRange | null {
  const die = text.match(/^die \w+ ([1-6])$/);
  if (die) return { total: 6, from: Number(die[1]) - 1, to: Number(die[1]) };
  const first = text.match(/^first (\d+)$/);
  return first ? { total: seats, from: Number(first[1]) - 1, to: Number(first[1]) } : null;
}

export const gameUI: GameUI<View, Event, Option> = {
  Board,
  Sheet,
  questionText,
  waitingText: (view, who) => words().say(`wait-${view.question?.rule}`, { who }),
  mergeEvents,
  followsByChance: (event) => event.event === 'fallen',
  eventText,
  optionLabel,
  isOnBoard: (option) => option.text !== 'back',
  withoutPreviews,
  mergeViews: (views) => {
    const first = views[0]!;
    const slips = views.map((one) => one.board.slip).filter((one) => one !== null);
    return { ...first, board: { ...first.board, slip: null, slips: first.board.slips ?? (slips.length ? slips : null) } };
  },
  seatScore: (view, seat) => (view.board.scores ? `${view.board.scores[seat] ?? 0}` : null),
  sounds: (event) => {
    if (event.event === 'picked') return ['dice'];
    if (event.event === 'moved') return [event.die === 'white' ? 'whistle' : 'thud'];
    if (event.event === 'home') return ['splash'];
    if (event.event === 'written') return ['paper'];
    return event.event === 'left behind' ? ['whistle'] : [];
  },
  chanceRange,
};
