import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { accentOf } from './readable-accent.ts';

it('accentOf lightens a colour only when it is too dark for a card', () => {
  expect(contrast(accentOf('#0468d7'), '#46474f')).toBeGreaterThanOrEqual(4.5);
  expect(accentOf('#ffad71')).toBe('#ffad71');
});

it('accentOf prefers a vivid colour to black, white and grey', () => {
  expect(accentOf('#ffffff', '#ffad71', '#121212')).toBe('#ffad71');
});
