import { describe, expect, it } from 'vitest';
import { gameUI } from '../src/games/karambolage/game_ui';
import { read } from '../src/pages/router.svelte';
import { verify } from '../src/wire/verify_dice';
import { readFileSync } from 'node:fs';

const record = readFileSync(new URL('samples/record.txt', import.meta.url), 'utf8');

describe('the dice', () => {
  it('of a finished game are proved', () => {
    const verdict = verify(record, gameUI.chanceRange!);
    expect(verdict.committed).toBe(true);
    expect(verdict.wrong).toBe(null);
    expect(verdict.draws).toBeGreaterThan(5);
  });
  it('that were bent are found', () => {
    const line = record.split('\n').find((one) => one.startsWith('chance '))!;
    const verdict = verify(record.replace(line, line === 'chance 1111' ? 'chance 1112' : 'chance 1111'), gameUI.chanceRange!);
    expect(verdict.wrong).not.toBe(null);
  });
  it('have outcomes that fill the whole range', () => {
    expect(gameUI.chanceRange!('1111', 2)).toEqual({ total: 1296, from: 0, to: 1 });
    expect(gameUI.chanceRange!('6666', 2)).toEqual({ total: 1296, from: 1295, to: 1296 });
  });
});

describe('links', () => {
  it('lead to rooms, seats and moments', () => {
    expect(read(new URL('http://h/r/k4m7pq2xyz'))).toEqual({ page: 'room', code: 'k4m7pq2xyz', token: null });
    expect(read(new URL('http://h/r/k4m7pq2xyz?replay&moment=7&seat=1'))).toEqual({ page: 'replay', code: 'k4m7pq2xyz', moment: 7, seat: 1 });
    expect(read(new URL(`http://h/r/k4m7pq2xyz#${'t'.repeat(32)}`))).toMatchObject({ page: 'room', token: 't'.repeat(32) });
    expect(read(new URL('http://h/#new/karambolage'))).toEqual({ page: 'new', game: 'karambolage', device: false });
  });
});
