import { describe, expect, it } from 'vitest';
import { table } from '../src/games/karambolage/table';
import { read } from '../src/pages/router.svelte';
import { hmac, sha256 } from '../src/wire/sha256';
import { verify } from '../src/wire/verify_dice';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const record = readFileSync(new URL('samples/record.txt', import.meta.url), 'utf8');

describe('the dice', () => {
  it('of a finished game are proved', () => {
    const verdict = verify(record, table.draw!);
    expect(verdict.committed).toBe(true);
    expect(verdict.wrong).toBe(null);
    expect(verdict.draws).toBeGreaterThan(5);
  });
  it('that were bent are found', () => {
    const line = record.split('\n').find((one) => one.startsWith('chance '))!;
    const verdict = verify(record.replace(line, line === 'chance 1111' ? 'chance 1112' : 'chance 1111'), table.draw!);
    expect(verdict.wrong).not.toBe(null);
  });
  it('have outcomes that fill the whole range', () => {
    expect(table.draw!('1111', 2)).toEqual({ total: 1296, from: 0, to: 1 });
    expect(table.draw!('6666', 2)).toEqual({ total: 1296, from: 1295, to: 1296 });
  });
});

describe('SHA-256 and HMAC', () => {
  const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex');
  const text = (words: string): Uint8Array => new TextEncoder().encode(words);

  it('give the sums of the standard', () => {
    expect(hex(sha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(sha256(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
    expect(hex(sha256(text('a'.repeat(1_000_000))))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
    expect(hex(hmac(new Uint8Array(20).fill(0x0b), text('Hi There')))).toBe('b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7');
    expect(hex(hmac(text('Jefe'), text('what do ya want for nothing?')))).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
    expect(hex(hmac(new Uint8Array(131).fill(0xaa), text('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54');
  });
  it('agree with another maker at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
      expect(hex(hmac(data, data))).toBe(createHmac('sha256', data).update(data).digest('hex'));
    }
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
