import { constantFrom, oneof, string } from 'fast-check';

/** What is something else than text in HTML, Markdown, JavaScript, XML or a vCard, or is hard to draw. */
export const odd = [
  ...['$&', '</script>', '<!--', ']]>', '&lt;', '](', '- ', '1. '],
  ...['\u2028', '\u202e\u05e9', '👩‍💻'],
];
export const signs = [...'<>&"\\[]`*_#%{,;:\n', "'"];

/** Whatever an owner may write, without what `scripts/content` refuses and without signs of private use. */
export const ownText = string({
  unit: oneof(constantFrom(...odd, ...signs), string({ unit: 'binary', maxLength: 2 })),
}).map((text) => text.replace(/(?!\n)[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}]/gu, '').trim());
