import { describe, expect, it } from 'vitest';
import { keyAction } from './page-keys.ts';

const fitting = { height: 600, above: 0, below: 0 };

describe('the keys of the slider', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowDown', 1, 2],
    ['PageDown', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 1, 0],
    ['PageUp', 1, 0],
    ['End', 1, 3],
    ['Home', 2, 0],
  ] as const)('%s on page %i turns to page %i', (key, page, target) => {
    expect(keyAction(key, { page, ...fitting })).toEqual({ page: target });
  });

  it.each(['ArrowRight', 'ArrowDown', 'PageDown', 'End'])('%s never leads beyond page 3', (key) => {
    expect(keyAction(key, { page: 3, ...fitting })).toBeUndefined();
  });

  it.each(['ArrowLeft', 'ArrowUp', 'PageUp', 'Home'])('%s never leads below page 0', (key) => {
    expect(keyAction(key, { page: 0, ...fitting })).toBeUndefined();
  });

  it('leaves other keys alone', () => {
    expect(keyAction('a', { page: 1, ...fitting })).toBeUndefined();
    expect(keyAction('Enter', { page: 1, ...fitting })).toBeUndefined();
  });

  it('shows the rest of a page that does not fit before it turns', () => {
    expect(keyAction('ArrowDown', { page: 1, height: 300, above: 0, below: 100 })).toEqual({
      scroll: 40,
    });
    expect(keyAction('PageDown', { page: 1, height: 300, above: 0, below: 100 })).toEqual({
      scroll: 100,
    });
    expect(keyAction('ArrowUp', { page: 1, height: 300, above: 30, below: 0 })).toEqual({
      scroll: -30,
    });
    expect(keyAction('ArrowRight', { page: 1, height: 300, above: 0, below: 100 })).toEqual({
      page: 2,
    });
  });
});
