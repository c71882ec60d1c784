/** Written by `make types` from the Fluent files; not to be edited. */
import type { Figure } from '../../ui/words.svelte';

export type GameWords = {
  'blurb': null;
  'by-white': { stone: Figure };
  'colour-B': null;
  'colour-G': null;
  'colour-N': null;
  'colour-O': null;
  'colour-R': null;
  'colour-V': null;
  'colour-Y': null;
  'colour-white': null;
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
  'reason-back': { more: Figure; other: Figure; percent: Figure; stone: Figure };
  'reason-block': { blocked: Figure; field: Figure; more: Figure; other: Figure; percent: Figure; stone: Figure };
  'reason-forward': { field: Figure; more: Figure; other: Figure; percent: Figure; stone: Figure };
  'reason-home': { boat: Figure; more: Figure; other: Figure; percent: Figure; stone: Figure };
  'reason-only': null;
  'reason-same': { percent: Figure };
  'reason-slip': null;
  'reason-throw': { dice: Figure; more: Figure; other: Figure; percent: Figure; points: Figure };
  'reason-throw_close': { dice: Figure; other: Figure; percent: Figure };
  'setting-sheet': null;
  'setting-sheet.help': null;
  'sheet-title': null;
};
