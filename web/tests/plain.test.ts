import { beforeAll, describe, expect, it } from 'vitest';
import { card, cards, GAMES } from '../src/games';
import { inWords, isBack, shapeOf, title } from '../src/games/plain/shapes';
import { plainUI } from '../src/games/plain/game_ui';
import { openHouseWords } from '../src/ui/house_words';
import { openWords, speak, wordsOf } from '../src/ui/words.svelte';

const HIGH = `
ask-X-1 = Higher or lower?
wait-X-1 = { $who } is guessing.
option-raise = Raise by { $by }
field-own = Your card
event-dealt = { $card ->
    [none] { $who } gets a card.
   *[other] { $who } gets a { $card }.
}
event-shown = { $who } shows { $cards }{ $last ->
    [yes] , the last one
   *[no] {""}
}.
`;
const plain = plainUI('plain-game');
const high = plainUI('high');
beforeAll(async () => {
  await openHouseWords();
  await openWords('plain-game', async () => '');
  await openWords('high', async () => HIGH);
  await speak('en');
});
/** An event with whatever particulars. */
const told = (event: object, names: string[], by = high) => by.eventText(event as Parameters<typeof high.eventText>[0], names);
const asked = (rule: string) =>
  ({ question: { number: 1, asked: [0], rule, options: [], form: '', chosen: null, changeable: false } }) as unknown as Parameters<typeof plain.questionText>[0];

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
  it('tells any event plainly where the game has no words', () => {
    const event = { event: 'played', seat: 1, cards: [3, '?'], may_go_on: true, where: { row: 1 }, nobody: null };
    expect(plain.eventText(event, ['Ann', 'Ben'])).toBe('Ben: played (cards 3, face down, may go on yes, where row 1).');
    expect(plain.eventText({ event: 'over' }, [])).toBe('Over.');
    expect(plain.questionText(asked('X-1'))).toBe('What do you do?');
    expect(plain.waitingText(asked('X-1'), 'Ben')).toBe('It is up to Ben.');
    expect(inWords(null)).toBe('none');
    expect(title('plain-game', 'may_go_on')).toBe('May go on');
  });
  it("speaks in the game's own words where it has them", () => {
    expect(high.questionText(asked('X-1'))).toBe('Higher or lower?');
    expect(high.questionText(asked('X-2'))).toBe('What do you do?');
    expect(high.waitingText(asked('X-1'), 'Ben')).toBe('Ben is guessing.');
    expect(told({ event: 'dealt', seat: 0, card: null }, ['Ann'])).toBe('Ann gets a card.');
    expect(told({ event: 'dealt', seat: 1, card: 7 }, ['Ann'])).toBe('Seat 2 gets a 7.');
    expect(told({ event: 'shown', seat: 0, cards: [3, 4, 5], last: true }, ['Ann'])).toBe('Ann shows 3, 4 and 5, the last one.');
    expect(high.optionLabel({ kind: 'raise', text: 'raise 2', by: 2 } as Parameters<typeof high.optionLabel>[0], asked('X-1'))).toBe('Raise by 2');
    expect(high.optionLabel({ kind: 'pass', text: 'pass' }, asked('X-1'))).toBe('pass');
    expect(title('high', 'own')).toBe('Your card');
    expect(wordsOf('high').has('field-open')).toBe(false);
  });
  it('takes points from the view, and at the end from the result', () => {
    const view = { game: 'x', seat: 0, question: null, winners: null, scores: null, board: { scores: [4, 5] } };
    expect(plain.seatScore(view, 1)).toBe('5');
    expect(plain.seatScore({ ...view, scores: [9, 8] }, 1)).toBe('8');
    expect(plain.seatScore({ ...view, board: 3 }, 1)).toBe(null);
  });
  it('is for every game without a page of its own, listed by title', () => {
    const info = { name: 'abc', title: 'Zebra', seats: [2, 3], secrets: false, settings: [], levels: [] };
    const known = { ...info, name: GAMES[0]!.name, title: 'anything' };
    expect(cards([info, known]).map((one) => one.title)).toEqual([GAMES[0]!.title, 'Zebra']);
    expect(card('abc', 'Zebra', [2, 3]).seats).toEqual([2, 3]);
    expect(GAMES.map((one) => one.title)).toEqual(GAMES.map((one) => one.title).sort());
  });
});
