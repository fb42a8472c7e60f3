import { describe, expect, it } from 'vitest';
import { errorOf } from './message.ts';

describe('the name', () => {
  it('must not be empty', () => {
    expect(errorOf('name', '')).toBe('Gebe einen Name ein.');
  });

  it('must be more than white space', () => {
    expect(errorOf('name', ' \t\u00a0')).toBe('Gebe einen Name ein.');
  });

  it('may have 200 UTF-16 units, white space at its ends aside', () => {
    expect(errorOf('name', ` ${'n'.repeat(200)} `)).toBeUndefined();
    expect(errorOf('name', 'n'.repeat(201))).toBe('Höchstens 200 Zeichen.');
    expect(errorOf('name', '😀'.repeat(100))).toBeUndefined();
    expect(errorOf('name', '😀'.repeat(101))).toBe('Höchstens 200 Zeichen.');
  });
});

describe('the e-mail address', () => {
  it.each([
    'a@b',
    'erika@beispiel.de',
    ' erika@beispiel.de ',
    'ERIKA@BEISPIEL.DE',
    'jürgen@müller.de',
    'a@b@c',
  ])('accepts "%s"', (email) => {
    expect(errorOf('email', email)).toBeUndefined();
  });

  it.each([
    '',
    '  ',
    'erika',
    '@',
    '@beispiel.de',
    'erika@',
    'erika@ beispiel.de',
    'erika @beispiel.de',
    'erika@bei\nspiel.de',
  ])('refuses "%s"', (email) => {
    expect(errorOf('email', email)).toBe('Gebe eine gültige E-Mail Adresse ein.');
  });

  it('is refused at once where it is much too long, whatever it holds', () => {
    expect(errorOf('email', `${'@'.repeat(2_000_000)} x`)).toBe('Höchstens 320 Zeichen.');
  });

  it('may have 320 UTF-16 units', () => {
    expect(errorOf('email', `${'a'.repeat(318)}@b`)).toBeUndefined();
    expect(errorOf('email', `${'a'.repeat(319)}@b`)).toBe('Höchstens 320 Zeichen.');
  });
});

describe('the message', () => {
  it('must not be empty', () => {
    expect(errorOf('message', '')).toBe('Gebe eine Nachricht ein.');
    expect(errorOf('message', '\n \n')).toBe('Gebe eine Nachricht ein.');
  });

  it('may have 5000 UTF-16 units in several lines', () => {
    expect(errorOf('message', `Hallo\n${'m'.repeat(4994)}`)).toBeUndefined();
    expect(errorOf('message', 'm'.repeat(5001))).toBe('Höchstens 5000 Zeichen.');
  });

  it('may have any character, but not half of one', () => {
    const half = 'Ein Zeichen ist unvollständig. Ersetze oder lösche das „�“.';
    expect(errorOf('message', '\0 \x1b[31m \u2028 \u202e \ufffd 👩‍💻')).toBeUndefined();
    expect(errorOf('message', 'a\ud83d')).toBe(half);
    expect(errorOf('message', '\ude00\ud83d')).toBe(half);
  });
});
