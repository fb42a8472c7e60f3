/** The letters from one code point to another. @param {number} from @param {number} to */
function range(from, to) {
  const codes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return String.fromCodePoint(...codes);
}

/**
 * The letters of the font's files. `src/components/font/inter.css` has a `unicode-range` for each
 * file but `latin`.
 */
export const letters = {
  /** The letters of German and its neighbours in the west, and the signs that German texts use. */
  latin: [
    range(0x20, 0x7e),
    range(0xc0, 0xff).replace(/[ÐÞð÷þ]/g, ''),
    'ıŒœ',
    '\u00a0\u00ad§©®°·«»–—‘’‚“”„•…‹›€−',
  ].join(''),
  /** Polish, Czech, Croatian, Turkish … */
  'latin-ext': range(0x100, 0x17f).replace(/[ıŉŒœ]/g, ''),
  /** Romanian, Sami, Welsh, Pinyin, half of Vietnamese, the capital ß. */
  'latin-more': [
    range(0x1a0, 0x1b0),
    range(0x1cd, 0x1f5),
    range(0x218, 0x21b),
    range(0x1e80, 0x1e9b),
    'ẞ',
  ].join(''),
  vietnamese: range(0x1ea0, 0x1ef9),
};
