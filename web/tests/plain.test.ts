import { describe, expect, it } from 'vitest';
import { card, cards, GAMES } from '../src/games';
import { inWords, isBack, shapeOf, title } from '../src/games/plain/shapes';
import { table } from '../src/games/plain/table';
import { WORDS } from '../src/games/plain/texts';

describe('the plain board', () => {
  it('draws a value by its shape alone', () => {
    expect(shapeOf([1, 2, 3], 3)).toEqual({ is: 'seats', values: [1, 2, 3] });
    expect(shapeOf({ 1: 7 }, 2)).toEqual({ is: 'seats', values: [null, 7] });
    expect(shapeOf(['K', '?'], 3)).toEqual({ is: 'row', values: ['K', '?'] });
    expect(shapeOf([[1], [2, 3]], 3)).toEqual({ is: 'grid', rows: [[1], [2, 3]] });
    expect(shapeOf([{ a: 1 }, { a: 2, b: 'x' }], 3)).toMatchObject({ is: 'table', columns: ['a', 'b'] });
    expect(shapeOf([{ a: [1] }], 3)).toMatchObject({ is: 'list' });
    expect(shapeOf({ hand: [1] }, 3)).toMatchObject({ is: 'fields' });
    expect([shapeOf([], 3), shapeOf({}, 3), shapeOf(undefined, 3)]).toEqual([{ is: 'empty' }, { is: 'empty' }, { is: 'empty' }]);
    expect(isBack('?')).toBe(true);
  });
  it('tells any event in every language', () => {
    const event = { event: 'played', seat: 1, cards: [3, '?'], may_go_on: true, where: { row: 1 }, nobody: null };
    expect(table.tell(event, ['Ann', 'Ben'], 'en')).toBe('Ben: played (cards 3, face down, may go on yes, where row 1).');
    expect(table.tell({ event: 'over' }, [], 'en')).toBe('Over.');
    for (const lang of ['de', 'en', 'it'] as const) expect(inWords(null, WORDS[lang])).toBeTruthy();
    expect(title('may_go_on')).toBe('May go on');
  });
  it('takes points from the view, and at the end from the result', () => {
    const view = { game: 'x', seat: 0, question: null, winners: null, scores: null, board: { scores: [4, 5] } };
    expect(table.score(view, 1, 'en')).toBe('5');
    expect(table.score({ ...view, scores: [9, 8] }, 1, 'en')).toBe('8');
    expect(table.score({ ...view, board: 3 }, 1, 'en')).toBe(null);
  });
  it('is for every game without a page of its own, listed by title', () => {
    const info = { name: 'abc', title: 'Zebra', seats: [2, 3], secrets: false, settings: [], levels: [] };
    const known = { ...info, name: GAMES[0]!.name, title: 'anything' };
    expect(cards([info, known]).map((one) => one.title)).toEqual([GAMES[0]!.title, 'Zebra']);
    expect(card('abc', 'Zebra', [2, 3]).seats).toEqual([2, 3]);
    expect(GAMES.map((one) => one.title)).toEqual(GAMES.map((one) => one.title).sort());
  });
});
