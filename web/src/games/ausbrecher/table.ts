import type { Lang } from '../../ui/preferences.svelte';
import { type GameTable, part } from '../../ui/game_types';
import type { Draw } from '../../wire/verify_dice';
import Board from './Board.svelte';
import Sheet from './Sheet.svelte';
import { ending, place } from './ending';
import { WORDS } from './texts';
import type { Event, Option, Seen, View } from './types';

function ask(view: Seen, lang: Lang): string {
  const w = WORDS[lang];
  const open = view.question!;
  if (open.form === 'slip') return open.chosen ? w.askSlipAgain : w.askSlip;
  const kinds = new Set(open.options.map((one) => one.kind));
  if (kinds.has('throw')) {
    const throws = open.options.filter((one) => one.kind === 'throw');
    const most = Math.max(...throws.map((one) => one.dice.filter((die) => die !== 'white').length));
    return w.askThrow(most, throws.some((one) => one.dice.includes('white')));
  }
  if (!kinds.has('move')) return w.askBack;
  return kinds.has('back') ? w.askMoveOrWhite : w.askMove;
}

function wait(view: Seen, who: string, lang: Lang): string {
  const w = WORDS[lang];
  const rule = view.question?.rule;
  if (rule === 'AU-011') return w.waitSlip(who);
  return view.board.throw.length ? w.waitMove(who) : w.waitThrow(who);
}

/** A throw is told in one line: who threw, and what fell. */
function gather(events: Event[]): Event[] {
  const found: Event[] = [];
  for (const event of events) {
    const before = found.at(-1);
    if (event.event === 'picked') found.push({ ...event, event: 'threw', fallen: [] });
    else if (event.event === 'fallen' && before?.event === 'threw') found[found.length - 1] = { ...before, fallen: [...before.fallen, event] };
    else found.push(event);
  }
  return found;
}

function tell(event: Event, names: string[], lang: Lang): string | null {
  const w = WORDS[lang];
  const who = names[part(event, 'seat') ?? -1] ?? '';
  const bird = w.birds[part(event, 'stone') ?? ''] ?? '';
  const free = part(event, 'freed');
  const freed = free ? w.free(w.birds[free]!) : '';
  switch (event.event) {
    case 'written':
      return w.written(who);
    case 'begins':
      return w.begins(who);
    case 'picked':
      return w.picked(who, event.dice.map((die) => w.birds[die]).join(', '));
    case 'threw': {
      const dice = event.dice.map((die) => {
        const one = event.fallen.find((other) => other.die === die);
        return one ? `${w.birds[die]} ${one.pips}` : w.birds[die];
      });
      return w.picked(who, dice.join(', '));
    }
    case 'fallen':
      return w.fallen(w.birds[event.die]!, event.pips);
    case 'moved': {
      const to = place(event.to, null, w);
      const line = event.die === 'white' ? w.movedBack(who, bird, event.pips, to) : w.moved(who, bird, event.pips, to);
      return `${line}${event.blocked ? w.onto(w.birds[event.blocked]!) : ''}${freed}.`;
    }
    case 'home':
      return `${w.home(bird, event.boat)}${freed}.`;
    case 'left behind':
      return w.leftBehind(who, bird);
    case 'lapsed':
      return w.lapsed(event.dice.map((die) => w.birds[die]).join(', '));
    case 'turn':
      return w.turn(who);
    case 'over':
      return w.over;
  }
  return null;
}

function label(option: Option, view: Seen, lang: Lang): string {
  const w = WORDS[lang];
  if (option.kind === 'throw') return `${w.throwNow}: ${option.dice.map((die) => w.birds[die]).join(', ')}`;
  const found = view.board.previews.find((one) => one.move === option.text);
  const bird = w.birds[option.stone ?? ''] ?? option.text;
  const end = found ? ending(found, w) : '';
  return option.kind === 'back' ? w.back(bird, end) : w.move(bird, end);
}

/** What a move would do and what the slip is worth so far, everybody works out for themselves. */
function plain(view: Seen): Seen {
  const { slip } = view.board;
  return { ...view, board: { ...view.board, previews: [], slip: slip && { ...slip, by_boat: [], worth: false } } };
}

function draw(text: string, seats: number): Draw | null {
  const die = text.match(/^die \w+ ([1-6])$/);
  if (die) return { total: 6, from: Number(die[1]) - 1, to: Number(die[1]) };
  const first = text.match(/^first (\d+)$/);
  return first ? { total: seats, from: Number(first[1]) - 1, to: Number(first[1]) } : null;
}

export const table: GameTable<View, Event, Option> = {
  Board,
  Sheet,
  ask,
  wait,
  gather,
  chained: (event) => event.event === 'fallen',
  tell,
  label,
  onBoard: (option) => option.text !== 'back',
  plain,
  everything: (views) => {
    const first = views[0]!;
    const slips = views.map((one) => one.board.slip).filter((one) => one !== null);
    return { ...first, board: { ...first.board, slip: null, slips: first.board.slips ?? (slips.length ? slips : null) } };
  },
  score: (view, seat) => (view.board.scores ? `${view.board.scores[seat] ?? 0}` : null),
  sounds: (event) => {
    if (event.event === 'picked') return ['dice'];
    if (event.event === 'moved') return [event.die === 'white' ? 'whistle' : 'thud'];
    if (event.event === 'home') return ['splash'];
    if (event.event === 'written') return ['paper'];
    return event.event === 'left behind' ? ['whistle'] : [];
  },
  draw,
};
