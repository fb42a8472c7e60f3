import { expect, it } from 'vitest';
import { formTexts } from '#content/texts/form.ts';
import { fieldNames, messageFields } from '#src/lib/message.ts';
import { fieldError } from './field-error.ts';

const { errors, tooLong } = formTexts;

it.each(fieldNames)('the %s needs a visible character', (name) => {
  expect(fieldError(name, '')).toBe(errors[name]);
  expect(fieldError(name, ' \t\n\u00a0')).toBe(errors[name]);
  for (const character of '\u00ad\u200b\u200c\u200d\u2060\ufeff') {
    expect(fieldError(name, `${character} ${character}`)).toBe(errors[name]);
  }
});

it.each([
  ['name', 200],
  ['email', 320],
  ['message', 5000],
] as const)(
  'the %s may have %i UTF-16 units, not counting white space at its ends',
  (name, limit) => {
    const long = (units: number) => '@b'.padStart(units, 'x😀');
    expect(messageFields[name].limit).toBe(limit);
    expect(fieldError(name, ` ${long(limit)}\n`)).toBeUndefined();
    expect(fieldError(name, long(limit + 1))).toBe(tooLong(limit));
  },
);

it('the error of a text that is too long has the limit', () => {
  expect(fieldError('name', 'x'.repeat(201))).toBe('Höchstens 200 Zeichen.');
});

it('invisible characters in the e-mail address do not count towards its limit', () => {
  expect(fieldError('email', `${'a'.repeat(318)}@b${'\u200b'.repeat(9)}`)).toBeUndefined();
});

it.each([
  ['accepts', 'a@b'],
  ['accepts', ' ERIKA@BEISPIEL.DE '],
  ['accepts', 'jürgen@müller.de'],
  ['accepts', 'a@b@c'],
  ['accepts', '\u200berika@\u00adbeispiel.de\u202c '],
  ['refuses', 'erika'],
  ['refuses', '@beispiel.de'],
  ['refuses', 'erika@'],
  ['refuses', 'erika@\u200b'],
  ['refuses', 'erika@ beispiel.de'],
  ['refuses', 'erika@bei\nspiel.de'],
])('the check of an e-mail address %s %j', (verb, email) => {
  expect(fieldError('email', email)).toBe(verb === 'accepts' ? undefined : errors.email);
});

it('the message may contain control characters and emoji, but no lone surrogate', () => {
  expect(fieldError('message', '\0 \x1b[31m \u2028 \u202e \ufffd 👩‍💻')).toBeUndefined();
  expect(fieldError('message', 'a\ud83d')).toBe(formTexts.brokenCharacter);
  expect(fieldError('message', '\ude00\ud83d')).toBe(formTexts.brokenCharacter);
});
