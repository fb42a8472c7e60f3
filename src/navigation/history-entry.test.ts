import { describe, expect, it } from 'vitest';
import { parseEntry } from './history-entry.ts';

describe('a history entry', () => {
  it('is fresh where the browser holds nothing', () => {
    expect(parseEntry(null)).toEqual({ step: 0 });
  });

  it.each([
    { step: 0 },
    { step: 3, overlay: { kind: 'form' } },
    { step: 1, overlay: { kind: 'help' } },
    { step: 2, overlay: { kind: 'lightbox', index: 4 } },
  ])('of ours is read as it was written: %o', (entry) => {
    expect(parseEntry(entry)).toEqual(entry);
  });

  it.each([
    {},
    { key: 'abc', idx: 2 },
    { step: '1' },
    { step: 1, overlay: { kind: 'menu' } },
    { step: 1, overlay: { kind: 'lightbox' } },
  ])('of another application is none of ours: %o', (state) => {
    expect(parseEntry(state)).toBeUndefined();
  });
});
