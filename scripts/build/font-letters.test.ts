import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/root.mjs';
import { fontsOf } from './divided-style.ts';
import { fontLetters, lettersBeyondFont } from './font-letters.ts';

it.each(['Größe, GROẞ', 'Łucja Şahin', 'Ștefan Țepeș', 'Nguyễn Thị Hương', 'Lǐ Xiǎolóng'])(
  'the font has every letter of %s',
  (name) => {
    expect(lettersBeyondFont(name)).toEqual([]);
    expect(lettersBeyondFont(name.normalize('NFD'))).toEqual([]);
  },
);

it('letters that the font could have and has not are named once, other signs are not', () => {
  expect(lettersBeyondFont('Ελλη, Žofie 😀 → Жанна 日本')).toEqual(['Ε', 'λ', 'η', 'Ж', 'а', 'н']);
});

it('a page fetches the file that has a letter', () => {
  const style = readFileSync(join(root, 'src/ui/font/inter.css'), 'utf8');
  for (const [name, letters] of Object.entries(fontLetters)) {
    for (const letter of name === 'latin' ? [] : letters)
      expect(fontsOf(style, letter), letter).toContain(`./inter-${name}.woff2`);
  }
});
