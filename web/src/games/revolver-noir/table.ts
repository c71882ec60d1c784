import type { Lang } from '../../ui/preferences.svelte';
import { SPECTATOR } from '../../wire/messages';
import type { Draw } from '../../wire/verify_dice';
import { type GameTable, part } from '../../ui/game_types';
import Board from './Board.svelte';
import Sheet from './Sheet.svelte';
import { WORDS } from './texts';
import { type Event, type Option, roomOf, type Seen, type View } from './types';

function ask(view: Seen, lang: Lang): string {
  const w = WORDS[lang];
  const open = view.question!;
  const kinds = new Set(open.options.map((one) => one.kind));
  if (kinds.has('start')) return w.askStart;
  if (kinds.has('role')) return w.askRole;
  if (kinds.has('answer')) return w.askAnswer;
  if (kinds.has('reveal')) return w.askReveal;
  if (kinds.has('flee')) return w.askFlee;
  if (!kinds.has('end') && kinds.has('move')) return w.askMoveOn;
  return w.askTurn(view.board.ap, kinds.size > 1);
}

function wait(view: Seen, who: string, lang: Lang): string {
  const w = WORDS[lang];
  if (view.board.player === null) return w.waitStart(who);
  return view.question?.asked.includes(view.board.player) ? w.waitTurn(who) : w.waitAnswer(who);
}

function tell(event: Event, names: string[], lang: Lang): string | null {
  const w = WORDS[lang];
  const who = names[part(event, 'seat') ?? -1] ?? '';
  const at = part(event, 'room');
  const room = at ? w.rooms[at] : undefined;
  switch (event.event) {
    case 'start':
      return w.say.start(who);
    case 'first':
      return w.say.first(who);
    case 'turn':
      return w.say.turn(who, event.turn);
    case 'move':
      return w.say.move(who, room);
    case 'move on':
      return w.say.moveOn(who, room);
    case 'shot':
      return w.say.shot(who, room ?? '', w.rooms[event.target] ?? '', event.hit);
    case 'stab':
      return w.say.stab(who, room ?? '', event.hit);
    case 'trap':
      return w.say.trap(who, room);
    case 'auto':
      return w.say.auto(who, event.in ? w.rooms[event.in] : undefined);
    case 'automatic':
      return w.say.automatic(who, room ?? '', event.hit);
    case 'spring':
      return w.say.spring(who, event.rooms.map((one) => w.rooms[one]).join(', '), event.hit);
    case 'listen':
      return w.say.listen(who);
    case 'answer':
      return w.say.answer(who, room ?? '', event.exact);
    case 'knife':
    case 'echoes':
    case 'jump':
    case 'trapdoor':
    case 'flood':
    case 'loot':
      return w.say.effect(who, w.effects[event.event]!);
    case 'flight':
      return w.say.flight(who, room);
    case 'roles':
      return w.say.roles(w.roles[event.roles[0] ?? ''] ?? '', w.roles[event.roles[1] ?? ''] ?? '');
    case 'counted':
      return w.say.counted(who);
    case 'end':
      return w.say.end(who);
    case 'over':
      return event.winner === null ? w.say.drawn : w.say.won;
  }
  return null;
}

function label(option: Option, _view: Seen, lang: Lang): string {
  const w = WORDS[lang];
  if (option.kind === 'role') {
    const role = option.text.slice(5);
    return `${w.roles[role] ?? role}: ${w.roleDoes[role] ?? ''}`;
  }
  const rooms =
    part(option, 'rooms')
      ?.map((one) => w.rooms[one])
      .join(', ') ??
    w.rooms[part(option, 'room') ?? ''] ??
    '';
  const away = part(option, 'away');
  const act = w.modes[option.kind] && rooms ? `${w.modes[option.kind]}: ${rooms}` : (w.acts[option.kind] ?? option.text);
  return away ? `${act}, ${w.away(w.rooms[away]!)}` : act;
}

const ROLES = ['thief', 'sneak', 'wrecker', 'assassin'];

function draw(text: string): Draw | null {
  const first = text.match(/^first ([12])$/);
  if (first) return { total: 2, from: Number(first[1]) - 1, to: Number(first[1]) };
  const dealt = text.match(/^deal (\w+) (\w+)$/);
  if (!dealt) return null;
  const pairs = ROLES.flatMap((one, i) => ROLES.slice(i + 1).map((two) => `${one} ${two}`));
  const i = pairs.indexOf(`${dealt[1]} ${dealt[2]}`);
  return i < 0 ? null : { total: pairs.length, from: i, to: i + 1 };
}

export const table: GameTable<View, Event, Option> = {
  Board,
  Sheet,
  ask,
  wait,
  tell,
  label,
  onBoard: (option) => roomOf(option) !== null,
  plain: (view) => ({ ...view, board: { ...view.board, own: view.board.own && { ...view.board.own, range: [] } } }),
  everything: (views) => {
    const first = views[0]!;
    const opened = views.map(({ board }) => ({
      room: board.own?.room ?? null,
      traps: board.own?.traps ?? [],
      automatic: board.own?.automatic ?? [],
      path: [],
    }));
    return { ...first, seat: SPECTATOR, board: { ...first.board, own: null, opened: first.board.opened ?? opened } };
  },
  score: (view, seat, lang) => (view.board.hits[seat] ? WORDS[lang].hits(view.board.hits[seat]!) : null),
  sounds: (event) => {
    if (event.event === 'move' || event.event === 'move on' || event.event === 'flight') return ['step'];
    if (event.event === 'shot' || event.event === 'automatic' || event.event === 'spring' || event.event === 'stab') return ['shot'];
    if (event.event === 'listen' || event.event === 'echoes' || event.event === 'answer') return ['creak'];
    if (event.event === 'trap' || event.event === 'auto') return ['ratchet'];
    return event.event === 'flood' ? ['splash'] : [];
  },
  linger: 2300,
  draw,
};
