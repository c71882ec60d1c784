import type { Lang } from '../../ui/preferences.svelte';
import { SPECTATOR } from '../../wire/messages';
import { type GameTable, part } from '../../ui/game_types';
import type { Draw } from '../../wire/verify_dice';
import Board from './Board.svelte';
import { bulletName, kindName } from './bullets';
import { Follower } from './follow';
import Sheet from './Sheet.svelte';
import { WORDS } from './texts';
import { placed } from './places';
import type { ClearedEvent, DealtEvent, Event, Named, Option, Seen, View } from './types';
import type { Words } from './words';

const WINDOWS = ['KB-077', 'KB-078'];

/** The bullet that the question is about: what lies in the middle, or on top of what was announced. */
function subject(board: View, lang: Lang): string {
  const label = board.playing.at(-1) ?? board.announced.at(-1)?.bullet ?? '';
  return label ? bulletName(label, board.names[label] ?? '', lang) : '';
}

/** The question by its rule; where a rule asks several things, by what may be answered. */
const ASKED: Record<string, (w: Words, kinds: Set<string>, view: Seen, lang: Lang) => string> = {
  'KB-021': (w, kinds) => (kinds.has('ready') ? w.askReady : w.askArrange),
  'KB-023': (w, _, view) => w.askMulligan(view.board.hand.length),
  'KB-035': (w) => w.askReload,
  'KB-050': (w, _, view, lang) => w.askAssign(subject(view.board, lang)),
  'KB-073': (w, _, view, lang) => w.askAim(subject(view.board, lang)),
  'KB-077': (w, _, view) => (view.board.order ? w.askOrdered : w.askWindow),
  'KB-078': (w, _, view, lang) => (view.board.order ? w.askOrdered : w.askAnswer(subject(view.board, lang))),
  'KB-105': (w, kinds) => (kinds.has('done') ? w.askSeen : w.askLook),
  'KB-106': (w, kinds) => (kinds.has('turn') ? w.askTurnNew : w.askLights),
  'KB-109': (w) => w.askSafe,
  'KB-121': (w, kinds, view) =>
    kinds.has('turn') ? w.askTurnOne : view.question!.options.some((one) => part(one, 'seat') === view.seat) ? w.askOwnBullet : w.askOtherBullet,
  'KB-122': (w, kinds) => (kinds.has('pair') ? w.askPair : w.askAgree),
  'KB-124': (w) => w.askGrease,
  'KB-127': (w, kinds) => (kinds.has('to') ? w.askSleightWhom : w.askSleight),
  'KB-128': (w) => w.askDrawn,
  'KB-130': (w, kinds) => (kinds.has('to') ? w.askHonor : w.askHonorFill),
  'KB-132': (w) => w.askTriple,
};

function ask(view: Seen, lang: Lang): string {
  const w = WORDS[lang];
  const kinds = new Set(view.question!.options.map((one) => one.kind));
  return ASKED[view.question!.rule]?.(w, kinds, view, lang) ?? w.waitDecide('').trim();
}

function wait(view: Seen, who: string, lang: Lang): string {
  const w = WORDS[lang];
  const rule = view.question?.rule ?? '';
  if (WINDOWS.includes(rule)) return w.waitWindow(who);
  if (rule === 'KB-021' || rule === 'KB-035' || rule === 'KB-128') return w.waitLoad(who);
  if (rule === 'KB-023') return w.waitMulligan(who);
  return rule === 'KB-050' ? w.waitAssign(who) : w.waitDecide(who);
}

/** A place in words: whose revolver, and which chamber. */
function spot(text: unknown, names: string[], w: Words): string {
  const at = placed(text);
  return at ? w.place(names[at.seat] ?? '?', w.chambers[at.at]!) : '';
}

type Told<E extends Event = Event> = (event: E, who: string, bullet: string, names: string[], w: Words, lang: Lang) => string;

const named = (bullets: Named[], lang: Lang): string => bullets.map(([label, name]) => bulletName(label, name, lang)).join(', ');

/** An answer's other nature: what a Ricochet lies or acts as. */
const as = (event: { as: string; name: string }, lang: Lang): string | null => (event.as !== event.name ? kindName(event.as, lang) : null);

const TOLD: { [K in Event['event']]: Told<Extract<Event, { event: K }>> } = {
  bag: (event, _who, _b, _n, w) => w.say.bag(event.bullets),
  'start marker': (_e, who, _b, _n, w) => w.say.start(who),
  given: (_e, who, _b, _n, w) => w.say.given(who),
  drawn: (_e, who, bullet, _n, w) => w.say.drawn(who, bullet || null),
  'drawn to load': (_e, who, bullet, _n, w) => w.say.drawn(who, bullet || null),
  dealt: (event, who, _b, _n, w, lang) => w.say.dealt(who, event.count, named(event.bullets, lang)),
  'put back': (event, who, _b, _n, w) => w.say.putBack(who, event.bullets),
  loaded: (event, who, bullet, names, w) => w.say.loaded(who, spot(event.to, names, w), bullet || null),
  'loaded all': (event, who, _b, _n, w) => w.say.loadedAll(who, event.places.length),
  'taken up': (event, who, bullet, names, w) => w.say.takenUp(who, spot(event.from, names, w), bullet || null),
  turned: (event, who, _b, _n, w) => w.say.turned(who, event.by),
  moved: (event, _who, _b, names, w) => w.say.moved(spot(event.from, names, w), spot(event.to, names, w)),
  'revolvers swapped': (event, _who, _b, names, w) => w.say.swapped(names[event.seats[0]!] ?? '', names[event.seats[1]!] ?? ''),
  looked: (event, who, bullet, names, w) => w.say.looked(who, spot(event.at, names, w), bullet || null),
  revealed: (_e, who, bullet, _n, w) => w.say.revealed(who, bullet),
  empty: (_e, who, _b, _n, w) => w.say.empty(who),
  'taken out': (event, who, bullet, names, w) => (event.from === 'spares' ? w.say.sparesOut(who, bullet) : w.say.takenOut(spot(event.from, names, w), bullet)),
  cleared: (event, who, _b, _n, w, lang) => w.say.cleared(who, named(event.bullets, lang)),
  resolving: (_e, who, bullet, _n, w) => w.say.resolving(who, bullet),
  assigned: (event, who, bullet, names, w) => w.say.assigned(who, bullet, names[event.to] ?? ''),
  announced: (event, who, bullet, _n, w) => w.say.announced(who, bullet, event.target),
  'takes effect': (_e, _who, bullet, _n, w) => w.say.effect(bullet),
  struck: (event, _who, bullet, _n, w, lang) => w.say.struck(bullet, as(event, lang), event.target),
  cancelled: (_e, _who, bullet, _n, w) => w.say.cancelled(bullet),
  taken: (_e, who, bullet, _n, w) => w.say.taken(who, bullet),
  dud: (_e, _who, bullet, _n, w) => w.say.dud(bullet),
  laid: (event, who, bullet, _n, w, lang) => w.say.laid(bullet, as(event, lang), event.seat === null ? null : who),
  used: (event, who, _b, _n, w, lang) => w.say.used(who, kindName(event.as, lang)),
  owes: (_e, who, _b, _n, w) => w.say.owes(who),
  discarded: (event, _who, bullet, _n, w) => w.say.discarded(bullet, event.into),
  returned: (event, _who, _b, _n, w) => w.say.returned(event.bullets),
  round: (event, _who, _b, _n, w) => w.say.round(event.round),
  eliminated: (_e, who, _b, _n, w) => w.say.eliminated(who),
  over: (event, _who, _b, names, w) => (event.winner === null ? w.say.nobody : w.say.won(names[event.winner] ?? '')),
};

/**
 * Draws and loads in one go are told in one line each seat, and so is all that somebody who is out leaves behind; what leaves a
 * place and what becomes of it, in one.
 */
function gather(events: Event[]): Event[] {
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

function tell(event: Event, names: string[], lang: Lang): string | null {
  const who = names[part(event, 'seat') ?? -1] ?? '';
  const label = part(event, 'bullet');
  const bullet = label ? bulletName(label, part(event, 'name') ?? '', lang) : '';
  const told = TOLD[event.event] as Told | undefined;
  return told?.(event, who, bullet, names, WORDS[lang], lang) ?? null;
}

function label(option: Option, view: Seen, lang: Lang, names: string[] = []): string {
  const w = WORDS[lang];
  const named = (one: string): string => bulletName(one, view.board.names[one] ?? '', lang);
  const who = (seat: number): string => names[seat] ?? w.seat(seat + 1);
  switch (option.kind) {
    case 'load':
      return w.load(named(option.bullet), w.chambers[option.chamber]!);
    case 'play':
      return option.target ? w.playAt(named(option.bullet), named(option.target)) : w.play(named(option.bullet));
    case 'at':
      return named(option.bullet);
    case 'swap':
      return w.swap(named(option.bullet));
    case 'to':
      return who(option.seat);
    case 'place':
      return w.place(who(option.seat), w.chambers[option.chamber]!);
    case 'pair':
      return w.pair(who(option.seats[0]!), who(option.seats[1]!));
    case 'turn':
      return option.by === 0 ? w.turnNot : option.by < 0 ? w.turnBack : w.turnBy(option.by);
    case 'keep':
    case 'again':
    case 'ready':
    case 'back':
    case 'pass':
    case 'done':
      return w[option.kind];
    case 'pass round':
      return w.passRound;
    case 'let go':
      return w.letGo;
  }
}

/** The first line of chance alone stands for itself; all others follow from what happened (`drawer`). */
function draw(text: string, seats: number): Draw | null {
  const start = /^start (\d)$/.exec(text);
  return start ? { total: seats, from: Number(start[1]) - 1, to: Number(start[1]) } : null;
}

export const table: GameTable<View, Event, Option> = {
  Board,
  Sheet,
  ask,
  wait,
  gather,
  goesOn: (event) => event.event === 'loaded',
  chained: (event) => event.event === 'drawn',
  everything: (views) => ({ ...views[0]!, seat: SPECTATOR, board: { ...views[0]!.board, hand: [], drawn: [], chosen: [] } }),
  tell,
  label,
  onBoard: (option) => option.kind === 'load' || option.kind === 'place' || option.kind === 'swap',
  score: (view, seat, lang) => {
    const player = view.board.players[seat];
    const w = WORDS[lang];
    if (!player) return null;
    return player.alive ? (view.winners ? w.alive : w.spares(player.spares)) : w.out(player.died);
  },
  // the board plays its sounds itself, in step with what it shows
  sounds: () => [],
  namesAll: true,
  paced: true,
  draw,
  linger: 1600,
  drawer: (record, view, story) => {
    const follower = new Follower(story, record, view.board);
    return (text, seats) => follower.next(text, seats);
  },
};
