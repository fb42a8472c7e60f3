import { expect, it } from 'vitest';
import { slideList } from '#src/content/slides.ts';
import { keyAction } from './slide-keys.ts';

const fitting = { height: 600, above: 0, below: 0 };
const last = slideList.length - 1;

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowDown', 1, 2],
  ['PageDown', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 1, 0],
  ['PageUp', 1, 0],
  ['End', 1, last],
  ['Home', last, 0],
])('%s on slide %i goes to slide %i', (key, slide, target) => {
  expect(keyAction(key, { slide, ...fitting })).toEqual({ slide: target });
});

it.each([
  ...['ArrowRight', 'ArrowDown', 'PageDown', 'End'].map((key) => [key, 'the last', last] as const),
  ...['ArrowLeft', 'ArrowUp', 'PageUp', 'Home'].map((key) => [key, 'the first', 0] as const),
  ['a', 'any', 1] as const,
  ['Enter', 'any', 1] as const,
])('%s on %s slide does nothing', (key, _, slide) => {
  expect(keyAction(key, { slide, ...fitting })).toBeUndefined();
});

it.each([
  [
    'ArrowDown',
    'scrolls a slide that goes on below by 40 px',
    { above: 0, below: 100 },
    { scroll: 40 },
  ],
  [
    'PageDown',
    'scrolls a slide of 300 px that goes on below by 262.5 px',
    { above: 0, below: 100 },
    { scroll: 262.5 },
  ],
  [
    'ArrowUp',
    'scrolls a slide that goes on above by 40 px',
    { above: 30, below: 0 },
    { scroll: -40 },
  ],
  ['ArrowRight', 'turns a slide that goes on below', { above: 0, below: 100 }, { slide: 2 }],
  [
    'AudioVolumeUp',
    'does nothing on a slide that goes on above',
    { above: 30, below: 0 },
    undefined,
  ],
])('%s %s', (key, _, rest, action) => {
  expect(keyAction(key, { slide: 1, height: 300, ...rest })).toEqual(action);
});
