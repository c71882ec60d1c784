import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openGameWords } from '../src/games/game_words';
import { arrange } from '../src/games/kablamo/layout';
import { beats } from '../src/games/kablamo/stage.svelte';
import { gameUI } from '../src/games/kablamo/game_ui';
import { placesIn } from '../src/games/kablamo/places';
import type { Event } from '../src/games/kablamo/types';
import { bulletName, kindHelp, kindName } from '../src/games/kablamo/words';
import { speak } from '../src/ui/words.svelte';
import { verify } from '../src/wire/verify_dice';

interface Stories { names: Record<string, string>; ammunition: Record<string, number>; games: { record: string; events: Event[] }[] }
const stories: Stories = JSON.parse(readFileSync(new URL('samples/kablamo-stories.json', import.meta.url), 'utf8'));
const { names, ammunition, games } = stories;
const view = { board: { names, ammunition } } as never;

describe('the dice of Kablamo', () => {
  it('are proved by following every bullet', async () => {
    for (const game of games) {
      const verdict = await verify(game.record, gameUI.chanceFollower!(game.record, view, game.events));
      expect(verdict.committed).toBe(true);
      expect(verdict.wrong).toBe(null);
      expect(verdict.draws).toBeGreaterThan(15);
    }
    expect(games.some((one) => one.record.includes('\nchance pick '))).toBe(true);
    expect(games.some((one) => /\n\d again\n/.test(one.record))).toBe(true);
  });
  it('that were bent are found', async () => {
    const { record, events } = games[0]!;
    const line = record.split('\n').filter((one) => one.startsWith('chance draw ')).at(-1)!;
    const bent = record.replace(line, line === 'chance draw K' ? 'chance draw C' : 'chance draw K');
    expect((await verify(bent, gameUI.chanceFollower!(bent, view, events))).wrong).not.toBe(null);
  });
});

describe('the table of Kablamo', () => {
  beforeAll(async () => {
    await openGameWords('kablamo');
    await speak('en');
  });
  it('has words for every bullet of the edition', async () => {
    const complaints = vi.spyOn(console, 'error');
    for (const lang of ['de', 'it', 'en'] as const) {
      await speak(lang);
      for (const name of Object.values(names)) expect(kindName(name) && kindHelp(name), name).toMatch(/\.$/);
    }
    expect(complaints).not.toHaveBeenCalled();
  });
  it('calls a bullet by its name wherever it is aimed at, too', async () => {
    const misfire = { seat: 0, bullet: '8', name: 'Misfire', target: '11', target_name: 'Ricochet' };
    const said = (one: Event) => gameUI.eventText(one, ['Ann', 'Ben']);
    expect(said({ event: 'announced', ...misfire })).toBe('Ann plays Misfire (8) against Ricochet (11).');
    expect(said({ event: 'struck', as: 'Misfire', ...misfire })).toBe('Misfire (8) hits Ricochet (11).');
    expect(said({ event: 'struck', ...misfire, bullet: '11', name: 'Ricochet', as: 'Misfire' })).toMatch(/^Ricochet \(11\) as Misfire hits/);
    await speak('de');
    expect(said({ event: 'announced', ...misfire })).toBe('Ann spielt Fehlschuss (8) gegen Querschläger (11).');
    await speak('en');
    expect(bulletName('K', 'Kablamo')).toBe('Kablamo');
  });
  it('names places as people do, one’s own without a name', () => {
    const said = (one: Event) => gameUI.eventText(one, ['Ann', 'Ben']);
    expect(said({ event: 'loaded', seat: 0, from: 'spares', to: '1.3' })).toBe('Ann loads chamber 3.');
    expect(said({ event: 'loaded', seat: 0, from: 'spares', to: '2.5', bullet: 'K', name: 'Kablamo' })).toBe('Ann loads the safe chamber of Ben’s revolver: Kablamo.');
    expect(said({ event: 'looked', seat: 0, at: '1.0' })).toBe('Ann peeks into the chamber under the hammer of their own revolver.');
    expect(said({ event: 'moved', from: '1.0', to: '2.2' })).toBe('A bullet moves: Ann, under the hammer → Ben, chamber 2.');
    expect(said({ event: 'assigned', seat: 0, to: 0, bullet: '8', name: 'Misfire' })).toBe('Ann keeps Misfire (8).');
    expect(said({ event: 'put back', seat: 0, bullets: 1 })).toBe('Ann puts a bullet back.');
  });
  it('tells draws in one line each seat, and every gathered event', () => {
    const told = gameUI.mergeEvents!(games[0]!.events);
    expect(told.length).toBeLessThan(games[0]!.events.length);
    for (const event of told) expect(gameUI.eventText(event, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']), event.event).toMatch(/^[^<]+\.$/);
    expect(told.filter((one) => one.event === 'dealt').find((one) => one.seat === 1)?.count).toBeGreaterThan(4);
  });
  it('tells the six bullets of a seat in one line, and one alone with its place', () => {
    const load = (seat: number, at: number): Event => ({ event: 'loaded', seat, from: 'spares', to: `${seat + 1}.${at}` });
    const round = [0, 1, 2, 3, 4, 5].flatMap((at) => [load(0, at), load(1, at)]);
    expect(round.every((one) => gameUI.continuesNext!(one))).toBe(true);
    const told = gameUI.mergeEvents!([...round, { event: 'turned', seat: 0, by: 1 }, load(1, 3)]);
    expect(told.map((one) => gameUI.eventText(one, ['Ann', 'Ben']))).toEqual(['Ann loads 6 chambers.', 'Ben loads 6 chambers.', 'Ann’s cylinder turns by one.', 'Ben loads chamber 3.']);
    expect(placesIn(told[0]!)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '1.5']);
  });
  it('tells in one line what somebody who is out leaves behind', () => {
    const out = (bullet: string, from: string): Event[] => [
      { event: 'taken out', seat: 1, bullet, name: names[bullet]!, from },
      { event: 'discarded', bullet, name: names[bullet]!, into: 'pile' },
    ];
    const told = gameUI.mergeEvents!([{ event: 'eliminated', seat: 1 }, ...out('15', '2.1'), ...out('3', '2.2'), ...out('8', 'spares'), { event: 'start marker', seat: 0 }]);
    expect(told.map((one) => one.event)).toEqual(['eliminated', 'cleared', 'start marker']);
    expect(gameUI.eventText(told[1]!, ['Ann', 'Ben'])).toMatch(/^Ben leaves behind: .*15.*, .*3.* and .*8.*\.$/);
    expect(placesIn(told[1]!)).toEqual(['2.1', '2.2']);
    for (const { events } of games) for (const one of gameUI.mergeEvents!(events)) if (one.event === 'cleared') expect(one.bullets.length).toBeGreaterThan(0);
  });
  it('shows every movement by itself, and a shot as one', () => {
    const shot = beats([{ event: 'turned', seat: 0, by: 1 }, { event: 'used', seat: 1, bullet: '3', name: '', as: '' }, { event: 'turned', seat: 1, by: 5 }, { event: 'revealed', seat: 0, bullet: 'K', name: 'Kablamo' }, { event: 'empty', seat: 1 }]);
    expect(shot.map((one) => one.kind)).toEqual(['turn', 'reveal']);
    expect(beats([{ event: 'moved', from: '1.1', to: '2.2' }, { event: 'moved', from: '2.2', to: '1.1' }])).toHaveLength(2);
  });
  it('has room for everybody, on a desk and on a phone', () => {
    for (const [width, height] of [[1050, 700], [1050, 560], [378, 420], [378, 330]] as const)
      for (const seats of [2, 3, 4, 5])
        for (let large = 0; large < seats; large++) {
          const { guns } = arrange(width, height, seats, large);
          guns.forEach((one, i) => {
            expect(one.x - one.r).toBeGreaterThanOrEqual(0);
            expect(one.x + one.r).toBeLessThanOrEqual(width);
            expect(one.y - one.r).toBeGreaterThanOrEqual(0);
            expect(one.y + one.r).toBeLessThanOrEqual(height);
            for (const other of guns.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r);
          });
        }
  });
});
