import { SPECTATOR } from '../../wire/messages';
import type { GameUI } from '../../ui/game_types';
import { messageKey, wordsOf } from '../../ui/words.svelte';
import type { ChanceRange } from '../../wire/verify_dice';
import Board from './Board.svelte';
import { Follower } from './follow';
import Sheet from './Sheet.svelte';
import { eventText } from './telling';
import type { ClearedEvent, DealtEvent, Event, Named, Option, Seen, View } from './types';
import { bulletName, standing, place, words } from './words';

/** The bullet that the question is about: what lies in the middle, or on top of what was announced. */
function subject(board: View): string {
  const label = board.playing.at(-1) ?? board.announced.at(-1)?.bullet ?? '';
  return label ? bulletName(label, board.names[label] ?? '') : '';
}

/** Return the question by its rule; where a rule asks several things, by the kinds of its options. */
function questionText(view: Seen): string {
  const { board, question, seat } = view;
  const w = words();
  const { rule, options } = question!;
  if (board.order && (rule === 'KB-077' || rule === 'KB-078')) return w('ask-ordered');
  const elsewhere = rule === 'KB-121' && options.every((one) => one.kind === 'place' && one.seat !== seat);
  const kind = elsewhere ? 'other' : options.map((one) => one.kind).find((one) => w.has(`ask-${rule}-${one}`));
  return w.say(kind ? `ask-${rule}-${kind}` : `ask-${rule}`, { bullet: subject(board), bullets: board.hand.length });
}

function waitingText(view: Seen, who: string): string {
  const key = `wait-${view.question?.rule ?? ''}`;
  return words().has(key) ? words().say(key, { who }) : words()('wait', { who });
}

/**
 * Merge draws and loads in one go into one event a seat, also everything that an eliminated seat leaves behind. Merge what leaves
 * a place with what becomes of it.
 */
function mergeEvents(events: Event[]): Event[] {
  const found: Event[] = [];
  let dealt = new Map<number, DealtEvent>();
  let loads = new Map<number, number>();
  for (const event of events) {
    const last = found.at(-1);
    if (event.event !== 'drawn') dealt = new Map();
    if (event.event !== 'loaded') loads = new Map();
    if (event.event === 'drawn') {
      const before = dealt.get(event.seat);
      if (before) {
        before.count++;
        if (event.bullet) before.bullets.push([event.bullet, event.name ?? '']);
      } else {
        const bullets: Named[] = event.bullet ? [[event.bullet, event.name ?? '']] : [];
        const one: DealtEvent = { event: 'dealt', seat: event.seat, count: 1, bullets };
        dealt.set(event.seat, one);
        found.push(one);
      }
    } else if (event.event === 'loaded') {
      const i = loads.get(event.seat) ?? found.length;
      const before = found[i];
      loads.set(event.seat, i);
      const places = before?.event === 'loaded all' ? before.places : before?.event === 'loaded' ? [before.to] : null;
      found[i] = places ? { event: 'loaded all', seat: event.seat, places: [...places, event.to] } : event;
    } else if (event.event === 'taken out' && (last?.event === 'eliminated' || last?.event === 'cleared') && last.seat === event.seat) {
      const before: Pick<ClearedEvent, 'bullets' | 'places'> = last.event === 'cleared' ? last : { bullets: [], places: [] };
      if (last.event === 'cleared') found.pop();
      const bullets: Named[] = [...before.bullets, [event.bullet, event.name]];
      found.push({ event: 'cleared', seat: event.seat, bullets, places: [...before.places, event.from] });
    } else if (event.event === 'discarded' && last?.event === 'cleared' && last.bullets.at(-1)?.[0] === event.bullet) continue;
    else if (event.event === 'discarded' && last?.event === 'taken out' && last.bullet === event.bullet) continue;
    else if (event.event === 'resolving' && last?.event === 'taken out' && last.bullet === event.bullet) found.splice(-1, 1, event);
    else found.push(event);
  }
  return found;
}

/** Return an option as the text of a button. */
function optionLabel(option: Option, view: Seen, names: string[] = []): string {
  const w = words();
  const named = (one: string): string => bulletName(one, view.board.names[one] ?? '');
  const who = (seat: number): string => names[seat] ?? wordsOf('house').say('seat', { number: seat + 1 });
  switch (option.kind) {
    case 'load':
      return w('option-load', { bullet: named(option.bullet), chamber: option.chamber });
    case 'play':
      return w('option-play', { bullet: named(option.bullet), target: option.target ? named(option.target) : 'none' });
    case 'at':
      return w('option-at', { bullet: named(option.bullet) });
    case 'swap':
      return w('option-swap', { bullet: named(option.bullet) });
    case 'to':
      return w('option-to', { seat: who(option.seat) });
    case 'place':
      return place(who(option.seat), option.chamber);
    case 'pair':
      return w('option-pair', { seats: w.joined(option.seats.map(who)) });
    case 'turn':
      return w('option-turn', { by: option.by });
    default:
      return w.say(messageKey('option', option.kind));
  }
}

/** Return the draws of the first chance line. All others depend on earlier events (`chanceFollower`). */
function chanceRange(text: string, seats: number): ChanceRange | null {
  const start = /^start (\d)$/.exec(text);
  return start ? { total: seats, from: Number(start[1]) - 1, to: Number(start[1]) } : null;
}

export const gameUI: GameUI<View, Event, Option> = {
  Board,
  Sheet,
  questionText,
  waitingText,
  mergeEvents,
  continuesNext: (event) => event.event === 'loaded',
  followsByChance: (event) => event.event === 'drawn',
  mergeViews: (views) => ({ ...views[0]!, seat: SPECTATOR, board: { ...views[0]!.board, hand: [], drawn: [], chosen: [] } }),
  eventText,
  optionLabel,
  isOnBoard: (option) => option.kind === 'load' || option.kind === 'place' || option.kind === 'swap',
  seatScore: (view, seat) => {
    const player = view.board.players[seat];
    if (!player) return null;
    return player.alive && view.winners ? words()('alive') : standing(player);
  },
  // the board plays its sounds itself, in step with what it shows
  sounds: () => [],
  showsSeatNames: true,
  revealsSlowly: true,
  chanceRange,
  endDelayMs: 1600,
  chanceFollower: (record, view, story) => {
    const follower = new Follower(story, record, view.board);
    return (text, seats) => follower.next(text, seats);
  },
};
