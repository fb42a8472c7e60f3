import { expect, it } from 'vitest';
import { transformBetween } from './flight.ts';

const picture = { left: 100, top: 200, width: 800, height: 500 };
const thumbnail = { left: 20, top: 40, width: 200, height: 125 };

it('puts a picture over its thumbnail', () => {
  expect(transformBetween(picture, thumbnail)).toBe('translate(-380px, -347.5px) scale(0.25)');
});

it('leaves a picture that is there already', () => {
  expect(transformBetween(picture, picture)).toBe('translate(0px, 0px) scale(1)');
});

it('counts in the px of a picture that is zoomed already', () => {
  expect(transformBetween(picture, thumbnail, 2)).toBe('translate(-190px, -173.75px) scale(0.25)');
});
