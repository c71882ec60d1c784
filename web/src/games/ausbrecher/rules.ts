/** The rules of Ausbrecher AG in our own words, loaded when somebody opens them. */
import { passages } from '../rule_passages';
import { DE } from './rules/de';
import { EN } from './rules/en';
import { IT } from './rules/it';

/** In the order in which one learns them, with the statements of src/hinterzimmer/games/ausbrecher/catalogue.md that each passage covers. */
export const RULES = passages(
  {
    aim: 'AU 22',
    things: 'AU 1-3',
    slip: 'AU 11 50',
    start: 'AU 10 12',
    picking: 'AU 20-21',
    moving: 'AU 23-24 40',
    stacking: 'AU 25 28 41',
    white: 'AU 26-27 42',
    window: 'AU 29',
    boats: 'AU 30',
    fewer: 'AU 31',
    last: 'AU 32-33',
    points: 'AU 34-35',
    sheet: 'AU 13',
    guard: 'AU 36',
    help: 'AU 51-53',
  },
  { de: DE, en: EN, it: IT },
);
