import { expect, it } from 'vitest';
import { slideList } from '#src/content/slides.ts';
import { keyAction } from './slide-keys.ts';

const fitting = { height: 600, above: 0, below: 0 };
const last = slideList.length - 1;

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowDown', 1, 2],
  ['PageDown', 1, 2],
  ['End', 1, last],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 1, 0],
  ['PageUp', 1, 0],
  ['Home', last, 0],
])(
  '%s goes from slide %i to slide %i, and does nothing on the last slide in its direction',
  (key, slide, target) => {
    expect(keyAction(key, { slide, ...fitting })).toEqual({ slide: target });
    const end = target > slide ? last : 0;
    expect(keyAction(key, { slide: end, ...fitting })).toBeUndefined();
  },
);

const below = { above: 0, below: 100 };
const above = { above: 30, below: 0 };

it.each([
  ['ArrowDown', 'scrolls by 40 px on a slide that continues below', below, { scroll: 40 }],
  [
    'PageDown',
    'scrolls by 87.5 % of 300 px on a slide that continues below',
    below,
    { scroll: 262.5 },
  ],
  ['ArrowUp', 'scrolls by 40 px on a slide that continues above', above, { scroll: -40 }],
  ['ArrowRight', 'turns a slide that continues below', below, { slide: 2 }],
  ['AudioVolumeUp', 'does nothing on a slide that continues above', above, undefined],
  ['a', 'does nothing on a slide that fits', fitting, undefined],
  ['Enter', 'does nothing on a slide that fits', fitting, undefined],
])('%s %s', (key, _, rest, action) => {
  expect(keyAction(key, { slide: 1, ...rest, height: 300 })).toEqual(action);
});
