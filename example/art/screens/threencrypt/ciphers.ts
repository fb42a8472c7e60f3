const alphabetLength = 26;

/** The letters A to Z. */
export const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;

/**
 * Share of the letters A to Z in German texts, in per cent, with ä as ae and ß as ss
 * (Albrecht Beutelspacher, Kryptologie).
 */
const germanShares: readonly number[] = [
  6.51, 1.89, 3.06, 5.08, 17.4, 1.66, 3.01, 4.76, 7.55, 0.27, 1.21, 3.44, 2.53, 9.78, 2.51, 0.79,
  0.02, 7, 7.27, 6.15, 4.35, 0.67, 1.89, 0.03, 0.04, 1.13,
];

const transcriptions: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};

/** The text with letters that a cipher of 26 letters knows. */
function transcribe(text: string): string {
  return text.replace(/[äöüÄÖÜß]/g, (letter) => transcriptions[letter] ?? letter);
}

/** A letter moved on in the alphabet; upper and lower case stay as they are. */
function shiftLetter(letter: string, key: number): string {
  const first = letter === letter.toUpperCase() ? 65 : 97;
  const place = letter.charCodeAt(0) - first + key;
  return String.fromCharCode(
    first + (((place % alphabetLength) + alphabetLength) % alphabetLength),
  );
}

/** Encrypts with Caesar; a negative key decrypts. What is no letter stays as it is. */
export function caesar(text: string, key: number): string {
  return transcribe(text).replace(/[a-z]/gi, (letter) => shiftLetter(letter, key));
}

/** Encrypts with Vigenère; the key word consists of the letters A to Z and moves on per letter. */
export function vigenere(text: string, keyWord: string): string {
  let used = 0;
  return transcribe(text).replace(/[a-z]/gi, (letter) => {
    const key = keyWord.charCodeAt(used % keyWord.length) - 65;
    used += 1;
    return shiftLetter(letter, key);
  });
}

/** How often each letter A to Z occurs in a text, upper and lower case alike. */
export function countLetters(text: string): number[] {
  const letters = text.toUpperCase();
  return alphabet.map((letter) => letters.split(letter).length - 1);
}

/** Cosine of the angle between two distributions: 1 if one is a multiple of the other. */
function similarity(a: readonly number[], b: readonly number[]): number {
  const dot = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  return dot / (Math.hypot(...a) * Math.hypot(...b));
}

/** The shares of German letters as Caesar leaves them: under the letter that stands for each. */
export function shiftedShares(key: number): number[] {
  return germanShares.map((_, i) => germanShares.at((i - key) % alphabetLength) ?? 0);
}

/** The Caesar key whose German distribution is most like the text's, and how like it is (0 to 1). */
export function guessKey(cipherText: string): { key: number; match: number } {
  const counts = countLetters(cipherText);
  const guesses = alphabet.map((_, key) => ({
    key,
    match: similarity(counts, shiftedShares(key)),
  }));
  return guesses.reduce((best, guess) => (guess.match > best.match ? guess : best));
}
