import { expect, test } from 'vitest';
import { caesar, countLetters, guessKey, vigenere } from './ciphers.ts';

const german =
  'Wer eine Nachricht geheim halten will, der verschiebt jeden Buchstaben um einige Stellen im Alphabet.';

test('Caesar moves each letter on and leaves everything else alone', () => {
  expect(caesar('Xylophon, 3 mal!', 3)).toBe('Aborskrq, 3 pdo!');
});

test('Caesar with the negative key gives the text back', () => {
  expect(caesar(caesar(german, 11), -11)).toBe(german);
});

test('umlauts are written out before a cipher sees them', () => {
  expect(caesar('Größe', 0)).toBe('Groesse');
});

test('Vigenère takes one letter of the key word per letter of the text', () => {
  expect(vigenere('Attack at dawn', 'LEMON')).toBe('Lxfopv ef rnhr');
});

test('upper and lower case count as one letter', () => {
  expect(countLetters('Anna').slice(0, 2)).toEqual([2, 0]);
});

test('the distribution of letters betrays the key of a German text', () => {
  expect(guessKey(caesar(german, 11)).key).toBe(11);
});
