import { expect, it } from 'vitest';
import { scaleOfKey, stepOfKey } from './viewer-keys.ts';

const noModifier = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ['ArrowLeft', -1],
  ['h', -1],
  ['H', -1],
  ['ArrowRight', 1],
  ['l', 1],
  ['L', 1],
  ['ArrowUp', 0],
  ['Escape', 0],
  ['j', 0],
])('%s turns by %i', (key, step) => {
  expect(stepOfKey({ key, ...noModifier })).toBe(step);
});

it.each(['altKey', 'ctrlKey', 'metaKey'] as const)(
  '%s leaves the key to the browser',
  (modifier) => {
    expect(stepOfKey({ key: 'ArrowLeft', ...noModifier, [modifier]: true })).toBe(0);
  },
);

it.each([
  ['+', 3],
  ['=', 3],
  ['-', 2 / 1.5],
  ['0', 1],
  ['1', undefined],
])('%s zooms from 2 to %s', (key, scale) => {
  expect(scaleOfKey({ key, ...noModifier }, 2)).toBe(scale);
});

it.each(['altKey', 'ctrlKey', 'metaKey'] as const)('%s leaves the zoom to the page', (modifier) => {
  expect(scaleOfKey({ key: '+', ...noModifier, [modifier]: true }, 2)).toBeUndefined();
});
