import { afterEach, expect, it, vi } from 'vitest';
import { currentEntry } from './history-entry.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  null,
  { key: 'abc', idx: 2 },
  { step: '1' },
  { step: 1, overlay: { kind: 'menu' } },
  { step: 1, overlay: { kind: 'lightbox' } },
])('an entry of another program, %o, is a fresh one', (state) => {
  vi.stubGlobal('history', { state });
  expect(currentEntry()).toEqual({ step: 0 });
});
