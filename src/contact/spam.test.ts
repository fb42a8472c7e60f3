import { describe, expect, it } from 'vitest';
import { isSpam } from './spam.ts';

const person = { trap: '', time: 2000, hadDraft: false };

describe('a message is spam', () => {
  it('when the field that no person can reach is filled, however long it took', () => {
    expect(isSpam({ ...person, trap: 'x' })).toBe(true);
    expect(isSpam({ trap: ' ', time: 60_000, hadDraft: true })).toBe(true);
  });

  it.each([0.1, 1, 300, 1999])('when an empty form was filled and sent in %d ms', (time) => {
    expect(isSpam({ ...person, time })).toBe(true);
  });
});

describe('a message is none', () => {
  it.each([2000, 2001, 3_600_000])('when it took %d ms', (time) => {
    expect(isSpam({ ...person, time })).toBe(false);
  });

  it('when it was written before the form appeared', () => {
    expect(isSpam({ ...person, time: 1, hadDraft: true })).toBe(false);
  });

  it.each([0, -5000, Number.NaN, Number.POSITIVE_INFINITY])(
    'when the clock says %d ms, which no clock can mean',
    (time) => {
      expect(isSpam({ ...person, time })).toBe(false);
    },
  );
});
