import { expect, it } from 'vitest';
import { caesar, countLetters, guessKey, vigenere } from './ciphers.ts';

const german =
  'Wer eine Nachricht geheim halten will, der verschiebt jeden Buchstaben um einige Stellen im Alphabet.';

it.each([
  ['Caesar moves letters alone', caesar('Xylophon, 3 mal!', 3), 'Aborskrq, 3 pdo!'],
  ['Caesar with the negative key gives the text back', caesar(caesar(german, 11), -11), german],
  ['umlauts are written out', caesar('Größe', 0), 'Groesse'],
  [
    'Vigenère takes a letter of the key per letter',
    vigenere('Attack at dawn', 'LEMON'),
    'Lxfopv ef rnhr',
  ],
  ['the letters betray the key of a German text', guessKey(caesar(german, 11)).key, 11],
  ['upper and lower case count as one letter', countLetters('Anna')[0], 2],
])('%s', (_, result, expected) => {
  expect(result).toBe(expected);
});
