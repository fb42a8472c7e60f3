import { expect, it } from 'vitest';
import { commandOf } from './key-commands.ts';

const noModifier = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['ArrowLeft', 'previous', -1],
  ['h', 'previous', -1],
  ['H', 'previous', -1],
  ['ArrowRight', 'next', 1],
  ['l', 'next', 1],
  ['L', 'next', 1],
])('%s turns to the %s picture', (key, _, turn) => {
  expect(commandOf({ key, ...noModifier })).toEqual({ turn });
});

it.each([
  ['+', 3],
  ['=', 3],
  ['-', 2 / 1.5],
  ['0', 1],
])('%s zooms from 2 times to %s times, with or without Shift', (key, scale) => {
  for (const shiftKey of [false, true]) {
    const command = commandOf({ key, ...noModifier, shiftKey });
    expect(command && 'zoom' in command && command.zoom(2)).toBe(scale);
  }
});

it.each([
  ['ArrowLeft', 100, 0],
  ['ArrowRight', -100, 0],
  ['ArrowUp', 0, 100],
  ['ArrowDown', 0, -100],
])('Shift and %s move the picture by %i and %i px', (key, x, y) => {
  expect(commandOf({ key, ...noModifier, shiftKey: true })).toEqual({ pan: { x, y } });
});

it('commandOf ignores other keys, and keys with Alt, Ctrl or Meta', () => {
  for (const key of ['ArrowUp', 'Escape', 'j', '1']) {
    expect(commandOf({ key, ...noModifier })).toBeUndefined();
  }
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    for (const key of ['ArrowLeft', '+', '0']) {
      expect(commandOf({ key, ...noModifier, [modifier]: true })).toBeUndefined();
    }
  }
});
