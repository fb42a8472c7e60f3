import fc from 'fast-check';

/** Syntax of HTML, Markdown, JavaScript, XML or vCards, and letters that are hard to draw. */
export const odd = [
  ...['$&', '</script>', '<!--', ']]>', '&lt;', '](', '- ', '1. '],
  ...['\u2028', '\u202e\u05e9', '👩‍💻'],
];
export const signs = [...'<>&"\\[]`*_#%{,;:\n', "'"];

/** Any text that `scripts/content` allows, without characters of private use. */
export const ownText = fc
  .string({
    unit: fc.oneof(fc.constantFrom(...odd, ...signs), fc.string({ unit: 'binary', maxLength: 2 })),
  })
  .map((text) => text.replace(/(?!\n)[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}]/gu, '').trim());
