/** Written by `make types` from the Fluent files; not to be edited. */
import type { Figure } from '../../ui/words.svelte';

export type GameWords = {
  'blurb': null;
  'level-1': null;
  'level-1.about': null;
  'level-2': null;
  'level-2.about': null;
  'level-3': null;
  'level-3.about': null;
  'level-4': null;
  'level-4.about': null;
  'level-5': null;
  'level-5.about': null;
  'reason-again': { points: Figure };
  'reason-carambo': { next: Figure; points: Figure };
  'reason-nothing': { left: Figure };
  'reason-place': { points: Figure };
  'reason-points': { left: Figure; points: Figure };
  'reason-ready': null;
  'reason-spoils': { left: Figure; points: Figure };
  'reason-third': { left: Figure; points: Figure };
  'reason-wins': { points: Figure };
  'setting-minutes': null;
  'setting-minutes.help': null;
  'setting-rounds': null;
  'setting-rounds.help': null;
  'setting-target': null;
  'setting-target.help': null;
  'sheet-title': null;
};
