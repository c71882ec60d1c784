/** Opening rooms: against the house at once, with friends, or at one device. */
import type { GameCard } from '../ui/game_types';
import { settings } from '../ui/preferences.svelte';
import { words } from '../ui/house_words';
import { api } from '../wire/api';
import { keepSeat } from '../wire/stored_seats';
import type { Agreement } from '../wire/generated';
import { opponents, usual } from './opponents';
import { router } from './router.svelte';

export function myName(): string {
  return settings.name.trim() || words()('guest');
}

/** Play now: a room with bots in all other seats, started at once. */
export async function playNow(card: GameCard): Promise<void> {
  const bot = usual(opponents(await api.offer(), card.name), card.name);
  const seated = await api.open({ game: card.name, seats: card.quick.seats, settings: card.quick.settings }, myName());
  for (let i = 1; i < card.quick.seats; i++) await api.act(seated.code, seated.token, { type: 'add_bot', bot });
  await api.act(seated.code, seated.token, { type: 'start' });
  keepSeat(seated.code, card.name, seated.seat, seated.token);
  router.go(`/r/${seated.code}`);
}

/** A room to invite friends to. */
export async function openRoom(agreement: Agreement): Promise<void> {
  const seated = await api.open(agreement, myName());
  keepSeat(seated.code, agreement.game, seated.seat, seated.token);
  router.go(`/r/${seated.code}`);
}

/** Several people at one device: one seat each, all held by this browser. */
export async function openDevice(agreement: Agreement, names: string[]): Promise<void> {
  const first = await api.open({ ...agreement, seats: names.length }, names[0]!);
  keepSeat(first.code, agreement.game, first.seat, first.token);
  for (const name of names.slice(1)) {
    const next = await api.join(first.code, name);
    keepSeat(first.code, agreement.game, next.seat, next.token);
  }
  await api.act(first.code, first.token, { type: 'start' });
  router.go(`/r/${first.code}`);
}
