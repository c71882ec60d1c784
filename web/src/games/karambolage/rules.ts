/** The rules of Karambolage in our own words, loaded when somebody opens them. */
import { passages } from '../rule_passages';
import { DE } from './rules/de';
import { EN } from './rules/en';
import { IT } from './rules/it';

/** In the order in which one learns them, with the statements of src/hinterzimmer/games/karambolage/catalogue.md that each passage covers. */
export const RULES = passages(
  {
    aim: 'KA 3',
    table: 'KA 1-2',
    goal: 'KA 11',
    opening: 'KA 10',
    move: 'KA 20-21',
    contact: 'KA 22',
    goingOn: 'KA 23-24 26',
    rail: 'KA 25',
    stopping: 'KA 27-29',
    scoring: 'KA 30-31 39',
    carambo: 'KA 32',
    again: 'KA 33-34',
    extras: 'KA 35-38',
    turn: 'KA 40',
    end: 'KA 41-42',
    example: 'KA',
    help: 'KA 50-51',
    back: 'KA 52',
  },
  { de: DE, en: EN, it: IT },
);
