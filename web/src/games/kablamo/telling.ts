/** What happened, in sentences. */
import { part } from '../../ui/game_types';
import { type Figure, messageKey } from '../../ui/words.svelte';
import type { Event } from './types';
import { bulletName, bulletNames, kindName, placeFigures, place, words } from './words';
import { placed } from './places';

type Figures = Record<string, Figure>;
type FiguresOf<E extends Event> = (event: E, names: string[]) => Figures;

/** Another nature of a bullet: what a Ricochet lies or acts as. */
const as = (event: { as: string; name: string }): string => (event.as === event.name ? 'itself' : kindName(event.as));

function spot(text: string, names: string[]): string {
  const at = placed(text)!;
  return place(names[at.seat] ?? '', at.at);
}

/** What the message of an event is filled with, beside who acts and with which bullet. */
const FIGURES: { [K in Event['event']]?: FiguresOf<Extract<Event, { event: K }>> } = {
  dealt: (event) => ({ count: event.count, bullets: event.bullets.length ? bulletNames(event.bullets) : 'unseen' }),
  loaded: (event, names) => placeFigures(event.to, names, event.seat),
  'loaded all': (event) => ({ count: event.places.length }),
  'taken up': (event, names) => placeFigures(event.from, names, event.seat),
  moved: (event, names) => ({ from: spot(event.from, names), to: spot(event.to, names) }),
  'revolvers swapped': (event, names) => ({ seats: words().joined(event.seats.map((one) => names[one] ?? '')) }),
  looked: (event, names) => placeFigures(event.at, names, event.seat),
  'taken out': (event, names) => (event.from === 'spares' ? {} : placeFigures(event.from, names)),
  cleared: (event) => ({ bullets: bulletNames(event.bullets) }),
  assigned: (event, names) => ({ to: names[event.to] ?? '' }),
  announced: (event) => ({ target: event.target === null ? 'none' : bulletName(event.target, event.target_name ?? '') }),
  struck: (event) => ({ as: as(event), target: bulletName(event.target, event.target_name) }),
  laid: (event) => ({ as: as(event) }),
  used: (event) => ({ as: kindName(event.as) }),
};

/** Where a kind of event has two sentences: which of them, else nothing. */
function variant(event: Event): string {
  if (event.event === 'taken out' && event.from === 'spares') return '-spares';
  if (event.event === 'assigned' && event.to === event.seat) return '-self';
  return event.event === 'over' && event.winner === null ? '-nobody' : '';
}

/** Return an event as a sentence. Its figures are: its own figures, who acts, and the bullet, `unseen` where its face is not shown. */
export function eventText(event: Event, names: string[]): string {
  const seat = event.event === 'over' ? event.winner : part(event, 'seat');
  const label = part(event, 'bullet');
  const own = Object.entries(event).filter((one): one is [string, Figure] => typeof one[1] === 'string' || typeof one[1] === 'number');
  const figures = {
    ...Object.fromEntries(own),
    who: names[seat ?? -1] ?? '',
    bullet: label ? bulletName(label, part(event, 'name') ?? '') : 'unseen',
    ...(FIGURES[event.event] as FiguresOf<Event> | undefined)?.(event, names),
  };
  return words().say(messageKey('event', event.event) + variant(event), figures);
}
