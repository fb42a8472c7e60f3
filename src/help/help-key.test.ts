import { expect, it } from 'vitest';
import { isHelpKey } from './help-key.ts';

const pressed = {
  key: '?',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
};

it('? asks for the help', () => {
  expect(isHelpKey(pressed)).toBe(true);
});

it.each(['ß', '/', 'h', 'Shift'])('%s does not', (key) => {
  expect(isHelpKey({ ...pressed, key })).toBe(false);
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing'] as const)(
  '? with %s does not',
  (property) => {
    expect(isHelpKey({ ...pressed, [property]: true })).toBe(false);
  },
);
