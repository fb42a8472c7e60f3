import { describe, expect, it } from 'vitest';
import { rules } from './message.ts';

describe('the name', () => {
  it('must not be empty', () => {
    expect(rules.name('')).toBe('Gebe einen Name ein.');
  });

  it('must be more than white space', () => {
    expect(rules.name(' \t\u00a0')).toBe('Gebe einen Name ein.');
  });

  it('may have 200 UTF-16 units, white space at its ends aside', () => {
    expect(rules.name(` ${'n'.repeat(200)} `)).toBeUndefined();
    expect(rules.name('n'.repeat(201))).toBe('Höchstens 200 Zeichen.');
    expect(rules.name('😀'.repeat(100))).toBeUndefined();
    expect(rules.name('😀'.repeat(101))).toBe('Höchstens 200 Zeichen.');
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
    expect(rules.email(email)).toBeUndefined();
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
    expect(rules.email(email)).toBe('Gebe eine gültige E-Mail Adresse ein.');
  });

  it('is refused at once where it is much too long, whatever it holds', () => {
    expect(rules.email(`${'@'.repeat(2_000_000)} x`)).toBe('Höchstens 320 Zeichen.');
  });

  it('may have 320 UTF-16 units', () => {
    expect(rules.email(`${'a'.repeat(318)}@b`)).toBeUndefined();
    expect(rules.email(`${'a'.repeat(319)}@b`)).toBe('Höchstens 320 Zeichen.');
  });
});

describe('the message', () => {
  it('must not be empty', () => {
    expect(rules.message('')).toBe('Gebe eine Nachricht ein.');
    expect(rules.message('\n \n')).toBe('Gebe eine Nachricht ein.');
  });

  it('may have 5000 UTF-16 units in several lines', () => {
    expect(rules.message(`Hallo\n${'m'.repeat(4994)}`)).toBeUndefined();
    expect(rules.message('m'.repeat(5001))).toBe('Höchstens 5000 Zeichen.');
  });

  it('may have any character, but not half of one', () => {
    const half = 'Ein Zeichen ist unvollständig. Ersetze oder lösche das „�“.';
    expect(rules.message('\0 \x1b[31m \u2028 \u202e \ufffd 👩‍💻')).toBeUndefined();
    expect(rules.message('a\ud83d')).toBe(half);
    expect(rules.message('\ude00\ud83d')).toBe(half);
  });
});
