import { expect, it } from 'vitest';
import { commandOf } from './lightbox-keys.ts';

const noModifier = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['a step back', 'ArrowLeft h H', 'no modifier', { step: -1 }],
  ['a step forward', 'ArrowRight l L', 'no modifier', { step: 1 }],
  ['a move of 100 px to the right', 'ArrowLeft', 'shiftKey', { pan: { x: 100, y: 0 } }],
  ['a move of 100 px to the left', 'ArrowRight', 'shiftKey', { pan: { x: -100, y: 0 } }],
  ['a move of 100 px down', 'ArrowUp', 'shiftKey', { pan: { x: 0, y: 100 } }],
  ['a move of 100 px up', 'ArrowDown', 'shiftKey', { pan: { x: 0, y: -100 } }],
  ['nothing', 'ArrowUp Escape j 1', 'no modifier', undefined],
  ['nothing', 'ArrowLeft + 0', 'altKey', undefined],
  ['nothing', 'ArrowLeft + 0', 'ctrlKey', undefined],
  ['nothing', 'ArrowLeft + 0', 'metaKey', undefined],
])('commandOf returns %s for each of %s with %s', (_, keys, modifier, command) => {
  for (const key of keys.split(' ')) {
    expect(commandOf({ key, ...noModifier, [modifier]: true }), key).toEqual(command);
  }
});

it.each([
  [3, '+'],
  [3, '='],
  [2 / 1.5, '-'],
  [1, '0'],
])('commandOf zooms from 2 to %f times when %s is pressed, with or without Shift', (scale, key) => {
  for (const shiftKey of [false, true]) {
    const command = commandOf({ key, ...noModifier, shiftKey });
    expect(command && 'zoom' in command && command.zoom(2)).toBe(scale);
  }
});
