import type { SeatInfo } from '../wire/generated';
import { words } from './house_words';

/** The house's own people: a bot is called by one of their names, one a seat. */
const STAFF = ['Rosa', 'Otto', 'Vito', 'Nina', 'Emil', 'Ida'];

/** What a seat is called at the table. */
export function seatNames(seats: SeatInfo[]): string[] {
  const t = words();
  return seats.map((one, i) => (one.kind === 'bot' && one.name === one.bot ? STAFF[i % STAFF.length]! : one.name || t('seat', { number: i + 1 })));
}
