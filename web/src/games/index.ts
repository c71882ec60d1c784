import { ausbrecher } from './ausbrecher';
import { kablamo } from './kablamo';
import { karambolage } from './karambolage';
import { revolverNoir } from './revolver-noir';
import type { GameCard } from '../ui/game_types';

/** The register: a new game is one line here. */
export const GAMES: GameCard[] = [karambolage, ausbrecher, revolverNoir, kablamo];

export function card(name: string): GameCard | undefined {
  return GAMES.find((one) => one.name === name);
}
