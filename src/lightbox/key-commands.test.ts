import { expect, it } from 'vitest';
import { commandOf } from './key-commands.ts';

const noModifier = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  [['ArrowLeft', 'h', 'H'], {}, { turn: -1 }],
  [['ArrowRight', 'l', 'L'], {}, { turn: 1 }],
  [['ArrowLeft'], { shiftKey: true }, { pan: { x: 100, y: 0 } }],
  [['ArrowRight'], { shiftKey: true }, { pan: { x: -100, y: 0 } }],
  [['ArrowUp'], { shiftKey: true }, { pan: { x: 0, y: 100 } }],
  [['ArrowDown'], { shiftKey: true }, { pan: { x: 0, y: -100 } }],
  [['ArrowUp', 'Escape', 'j', '1'], {}, undefined],
  [['ArrowLeft', '+', '0'], { altKey: true }, undefined],
  [['ArrowLeft', '+', '0'], { ctrlKey: true }, undefined],
  [['ArrowLeft', '+', '0'], { metaKey: true }, undefined],
])('%j with the modifiers %j has the command %j', (keys, modifiers, command) => {
  for (const key of keys) {
    expect(commandOf({ key, ...noModifier, ...modifiers }), key).toEqual(command);
  }
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
