import { expect, it } from 'vitest';
import { isUnlockKey } from './unlock-keys.ts';

const noModifier = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', ' ', 'Enter'])(
  '"%s" unlocks',
  (key) => {
    expect(isUnlockKey({ key, ...noModifier })).toBe(true);
  },
);

it.each(['a', 'Escape', 'Home', 'End', 'Tab', 'Shift'])('"%s" does not unlock', (key) => {
  expect(isUnlockKey({ key, ...noModifier })).toBe(false);
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('no key unlocks with %s', (modifier) => {
  expect(isUnlockKey({ key: 'ArrowUp', ...noModifier, [modifier]: true })).toBe(false);
});
