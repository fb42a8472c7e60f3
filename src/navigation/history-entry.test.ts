import { afterEach, expect, it, vi } from 'vitest';
import { currentEntry } from './history-entry.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  { step: 0 },
  { step: 1, overlay: { kind: 'help' } },
  { step: 2, overlay: { kind: 'lightbox', index: 4 } },
])('an entry is read as it was written: %o', (state) => {
  vi.stubGlobal('history', { state });
  expect(currentEntry()).toEqual(state);
});

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
