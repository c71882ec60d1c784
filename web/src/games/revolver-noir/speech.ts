/** What the table says: questions, options and events of Revolver Noir as sentences, in the game's words. */
import { part } from '../../ui/game_types';
import { type Figure, messageKey, type Words, wordsOf } from '../../ui/words.svelte';
import { type Event, type Option, type Seen } from './types';
import type { GameWords } from './words.generated';

type Figures = Record<string, Figure>;

const FORMS = ['in', 'into', 'from', 'beside'];

export function noirWords(): Words<GameWords> {
  return wordsOf<GameWords>('revolver-noir');
}

/** The name of a room on the plan. */
export function roomName(room: string): string {
  return noirWords().say(`room-${room}`);
}

/** A room's effect with its cost; empty where it has none. */
export function effectName(room: { effect: string; cost: number }): string {
  const w = noirWords();
  if (room.effect === 'none') return '';
  const effect = w.say(`effect-${room.effect}`);
  return room.cost ? w('effect-cost', { effect, cost: room.cost }) : effect;
}

/**
 * The particulars of an event or an option as its message names them. A room is there as it is written, by its name, and
 * in each of its forms: `room`, `room_name`, `room_into`. A room that is not told is `none`.
 */
export function figures(fields: object): Figures {
  const w = noirWords();
  const found: Figures = { room: 'none', in: 'none', away: 'none' };
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no';
    else if (typeof value === 'number') found[name] = value;
    else if (typeof value === 'string') Object.assign(found, { [name]: value }, w.has(`room-${value}`) ? forms(name, [value]) : {});
    else if (name === 'rooms') Object.assign(found, { rooms_count: (value as string[]).length }, forms(name, value as string[]));
    else if (value === null) found[name] = 'none';
  }
  return found;
}

function forms(name: string, rooms: string[]): Figures {
  const w = noirWords();
  const all = (attribute: string): string => w.joined(rooms.map((room) => w.say(`room-${room}${attribute}`)));
  return Object.fromEntries([[`${name}_name`, all('')], ...FORMS.map((form) => [`${name}_${form}`, all(`.${form}`)])]);
}

export function questionText(view: Seen): string {
  const open = view.question!;
  const kinds = new Set(open.options.map((one) => one.kind));
  return noirWords().say(`ask-${open.rule}`, {
    ap: view.board.ap,
    free: kinds.size > 1 ? 'yes' : 'no',
    exact: kinds.has('reveal') ? 'yes' : 'no',
  });
}

export function waitingText(view: Seen, who: string): string {
  return noirWords().say(`wait-${view.question!.rule}`, { who });
}

export function eventText(event: Event, names: string[]): string | null {
  const w = noirWords();
  const seat = part(event, 'seat') ?? 0;
  const found: Figures = { ...figures(event), who: names[seat] ?? '', other: names[1 - seat] ?? '' };
  if (event.event === 'shot') found.same = event.room === event.target ? 'yes' : 'no';
  const listed = (roles: string[] | undefined): string => w.joined((roles ?? []).map((role) => w.say(`role-${role}`)));
  if (event.event === 'dealt') Object.assign(found, { roles: listed(event.roles[0]), others: listed(event.roles[1]) });
  if (event.event === 'roles') Object.assign(found, { role: w.say(`role-${event.roles[0]}.the`), against: w.say(`role-${event.roles[1]}.the`) });
  return w.say(messageKey('event', event.event), found);
}

export function optionLabel(option: Option, view: Seen): string {
  const w = noirWords();
  if (option.kind === 'role') {
    const role = option.text.slice('role '.length);
    return w('option-role', { role: w.say(`role-${role}`), does: w.say(`role-${role}.does`) });
  }
  return w.say(`option-${option.kind}`, { ...figures(option), cost: cost(option, view) });
}

/** What an act costs this seat: by its role, or by the room it is in. */
function cost(option: Option, view: Seen): number {
  const { roles, plan, own } = view.board;
  const card = roles?.cards.find((one) => one.name === roles.chosen[view.seat]);
  if (option.kind === 'listen') return card?.listen ?? 1;
  if (option.kind === 'stab') return card?.stab ?? 1;
  return plan.find((room) => room.name === own?.room)?.cost ?? 0;
}
