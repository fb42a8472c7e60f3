import { expect, it } from 'vitest';
import { cleanMessage } from './message.ts';

it.each([
  ['a soft hyphen', '\u00ad'],
  ['a zero-width space', '\u200b'],
  ['a left-to-right mark', '\u200e'],
  ['the end of an embedding', '\u202c'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a variation selector', '\ufe0f'],
  ['a control character', '\u0007'],
])('%s is removed from the e-mail address and stays in other fields', (_, character) => {
  const text = `erika${character}@beispiel.de`;
  const message = { name: text, email: text, message: text };
  expect(cleanMessage(message)).toEqual({ ...message, email: 'erika@beispiel.de' });
});

it.each(['name', 'email', 'message'] as const)(
  'white space is removed from the ends of the %s, but not from the middle',
  (name) => {
    const message = { name: '', email: '', message: '', [name]: '\u00a0 a\tb c\n' };
    expect(cleanMessage(message)).toEqual({ ...message, [name]: 'a\tb c' });
  },
);

it('white space next to an invisible character at the end of an e-mail address is removed', () => {
  const message = { name: '', email: '\u200b a@b \u200b', message: '' };
  expect(cleanMessage(message).email).toBe('a@b');
});
