import type { Lang } from '../../ui/preferences.svelte';
import { type GameTable, part } from '../../ui/game_types';
import type { Draw } from '../../wire/verify_dice';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Sheet from './Sheet.svelte';
import { WORDS } from './texts';
import type { Event, Option, Seen, View } from './types';

function joined(parts: string[], word: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

function kinds(view: Seen): Set<string> {
  return new Set(view.question?.options.map((one) => one.kind));
}

function ask(view: Seen, lang: Lang): string {
  const w = WORDS[lang];
  const found = kinds(view);
  const throwing = view.board.throw;
  const placing = view.question!.options.find((one) => one.kind === 'place');
  if (placing) return w.place(w.the[placing.ball] ?? '');
  if (found.has('ready')) return w.ready;
  if (found.has('again')) return w.again;
  if (found.has('move')) {
    if (!throwing?.first) return w.begin;
    const balls = [...new Set(view.question!.options.filter((one) => one.kind === 'move').map((one) => one.ball))];
    return w.goOn(joined(balls.map((ball) => w.the[ball]!), w.or));
  }
  return w.over;
}

function wait(view: Seen, who: string, lang: Lang): string {
  const w = WORDS[lang];
  const rule = view.question?.rule;
  if (rule === 'KA-010') return w.placeWait(who);
  return rule === 'KA-033' ? w.againWait(who) : w.throwWait(who);
}

function tell(event: Event, names: string[], lang: Lang): string | null {
  const w = WORDS[lang];
  const who = names[part(event, 'seat') ?? -1] ?? '';
  const dice = (text: string): string => [...text].join(' ');
  switch (event.event) {
    case 'opening throw':
      return w.opening(who, dice(event.dice), event.sum);
    case 'opens':
      return w.opens(who);
    case 'placed':
      return event.field ? w.placed(who, w.balls[event.ball]!, event.field) : w.unplaced(who, w.balls[event.ball]!);
    case 'thrown':
      return w.thrown(who, dice(event.dice));
    case 'moved': {
      const struck = event.struck.map((ball) => w.balls[ball]!);
      const end = struck.length ? w.strikes(joined(struck, w.and)) : event.rail ? w.offRail : w.noContact;
      return w.moved(who, w.balls[event.ball]!, event.from, event.to, event.die, end);
    }
    case 'taken back':
      return w.back(who, event.move);
    case 'booked':
      return w.booked(who, breakdown(event, lang));
    case 'over':
      return w.ended[event.why] ?? null;
  }
  return null;
}

function label(option: Option, view: Seen, lang: Lang): string {
  const w = WORDS[lang];
  const ball = w.balls[part(option, 'ball') ?? ''] ?? '';
  const name = ball.charAt(0).toUpperCase() + ball.slice(1);
  switch (option.kind) {
    case 'move':
      return w.optionMove(name, option.field, option.die);
    case 'place':
      return w.optionPlace(name, option.field);
    case 'end': {
      const worth = view.board.throw?.worth;
      if (kinds(view).has('move')) return w.optionStop;
      return w.optionEnd(worth ? worth.total : null);
    }
    case 'ready':
      return w.optionReady;
    case 'again':
      return w.optionAgain;
    case 'decline':
      return w.optionDecline;
    case 'back':
      return w.optionBack;
  }
}

/** The outcomes of four dice in the order of the stream: sorted throws, each as often as its faces can be ordered. */
function draw(text: string): Draw | null {
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

export const table: GameTable<View, Event, Option> = {
  Board,
  Sheet,
  ask,
  wait,
  tell,
  label,
  onBoard: (option) => option.kind === 'move' || option.kind === 'place',
  plain: (view) => ({ ...view, board: { ...view.board, plain: true } }),
  score: (view, seat) => `${view.board.scores[seat] ?? 0}`,
  sounds: (event) => {
    if (event.event === 'thrown' || event.event === 'opening throw') return ['dice'];
    if (event.event === 'placed') return ['click'];
    if (event.event === 'moved') return ['roll', event.struck.length ? 'clack' : event.rail ? 'thud' : 'click'];
    if (event.event === 'booked') return ['paper'];
    return [];
  },
  draw,
};
