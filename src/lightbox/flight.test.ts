import { expect, it } from 'vitest';
import { transformBetween } from './flight.ts';

const picture = { left: 100, top: 200, width: 800, height: 500 };
const thumbnail = { left: 20, top: 40, width: 200, height: 125 };

it.each([
  ['puts a picture over its thumbnail', thumbnail, 1, 'translate(-380px, -347.5px) scale(0.25)'],
  ['leaves a picture that is there', picture, 1, 'translate(0px, 0px) scale(1)'],
  ['counts in the px of a zoomed one', thumbnail, 2, 'translate(-190px, -173.75px) scale(0.25)'],
])('%s', (_, to, scale, transform) => {
  expect(transformBetween(picture, to, scale)).toBe(transform);
});
