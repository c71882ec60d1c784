/** Written by `make types` from the Fluent files; not to be edited. */
import type { Figure } from './words.svelte';

export type HouseWords = {
  'seat': { number: Figure };
  'swing-lucky': { name: Figure; option: Figure; points: Figure };
  'swing-mistake': { name: Figure; option: Figure; points: Figure };
  'swing-unlucky': { name: Figure; option: Figure; points: Figure };
};
