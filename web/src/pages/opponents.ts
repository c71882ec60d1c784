/** The opponents of a game: five levels where it has them, otherwise whoever there is. */
import { readStored, settings, writeStored } from '../ui/preferences.svelte';
import { words } from '../ui/house_words';
import type { GameList } from '../wire/generated';

export interface Opponent {
  bot: string;
  name: string;
  about: string;
}

export function opponents(offer: GameList | null, game: string): Opponent[] {
  const levels = offer?.games.find((one) => one.name === game)?.levels ?? [];
  if (levels.length)
    return levels.map(({ bot, name, about }) => ({ bot, name: name[settings.lang] ?? name.en ?? bot, about: about[settings.lang] ?? about.en ?? '' }));
  return [{ bot: 'random', name: words()('bot-random'), about: '' }];
}

/** Return the bot that this browser last chose; at first the middle level. */
export function usual(all: Opponent[], game: string): string {
  const stored = readStored(`level.${game}`);
  return all.find((one) => one.bot === stored)?.bot ?? all[Math.floor(all.length / 2)]!.bot;
}

export function keepUsual(game: string, bot: string): void {
  writeStored(`level.${game}`, bot);
}

/** What a bot's level is called; a bot without one by its own name. */
export function botName(offer: GameList | null, game: string, bot: string | null): string {
  return opponents(offer, game).find((one) => one.bot === bot)?.name ?? (bot === 'random' ? words()('bot-random') : (bot ?? ''));
}
