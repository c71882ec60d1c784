/** The rules of Revolver Noir in our own words, loaded when somebody opens them. */
import { passages } from '../rule_passages';
import { DE } from './rules/de';
import { EN } from './rules/en';
import { IT } from './rules/it';

/** In the order in which one learns them, with the statements of src/hinterzimmer/games/revolver_noir/catalogue.md that each passage covers. */
export const RULES = passages(
  {
    aim: 'RN 27',
    villa: 'RN 2 4',
    upstairs: 'RN 1',
    downstairs: 'RN 3',
    start: 'RN 10-11 14',
    turn: 'RN 12-13',
    move: 'RN 20',
    shoot: 'RN 21-22 29',
    traps: 'RN 23-24',
    listen: 'RN 25 37',
    effects: 'RN 26 30 33',
    echoes: 'RN 32',
    automatic: 'RN 31',
    trapdoor: 'RN 34',
    flood: 'RN 35',
    beginning: 'RN 36',
    known: 'RN 15-16',
    drawn: 'RN 28',
    roles: 'RN 40-41',
    thief: 'RN 42-43',
    sneak: 'RN 44',
    wrecker: 'RN 45',
    assassin: 'RN 46',
    help: 'RN 50-51',
    aid: 'RN 52-53',
  },
  { de: DE, en: EN, it: IT },
);
