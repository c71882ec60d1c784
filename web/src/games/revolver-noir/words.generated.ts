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
  'reason-answer': { known: Figure };
  'reason-auto': { chance: Figure };
  'reason-effect': { chance: Figure };
  'reason-end': null;
  'reason-flee': null;
  'reason-listen': { chance: Figure };
  'reason-move': { known: Figure };
  'reason-only': null;
  'reason-role': null;
  'reason-shoot': { chance: Figure };
  'reason-spring': { chance: Figure };
  'reason-stab': { chance: Figure };
  'reason-start': null;
  'reason-trap': null;
  'setting-aid': null;
  'setting-aid.help': null;
  'setting-roles': null;
  'setting-roles.help': null;
  'setting-starter': null;
  'setting-starter.help': null;
  'sheet-title': null;
};
