import type { Fields } from './commit.ts';
import { whiteSpace } from './model.ts';

/** What it is, the HTTP status that the rules give it, and where it differs from the honest message. */
type Row = [name: string, status: number, changes: Fields];

function codeOf(character: string) {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Messages in the one form that the contact form sends, under a new id. */
export const messages: Row[] = [
  ['an honest message', 200, {}],
  ['line breaks in the text', 200, { message: '\n\nHallo\n\n' }],
  ['a name of 200 characters', 200, { name: 'a'.repeat(200) }],
  ['a name of 201 characters', 403, { name: 'a'.repeat(201) }],
  ['a name of 200 umlauts, 400 bytes', 200, { name: 'ä'.repeat(200) }],
  ['a name of 100 emoji, 200 units', 200, { name: '😀'.repeat(100) }],
  ['a name of 101 emoji, 202 units', 403, { name: '😀'.repeat(101) }],
  ['a text of 5000 characters', 200, { message: 'a'.repeat(5000) }],
  ['a text of 5001 characters', 403, { message: 'a'.repeat(5001) }],
  ['a text of 2500 emoji', 200, { message: '😀'.repeat(2500) }],
  ['a text of 2500 emoji and a letter', 403, { message: `${'😀'.repeat(2500)}a` }],
  ['a text of 30 kB', 403, { message: 'a'.repeat(30_000) }],
  ['an e-mail of 320 characters', 200, { email: `${'a'.repeat(318)}@b` }],
  ['an e-mail of 321 characters', 403, { email: `${'a'.repeat(319)}@b` }],
  ['an empty name', 403, { name: '' }],
  ['an empty text', 403, { message: '' }],
  ['an empty e-mail', 403, { email: '' }],
  ['a name of blanks', 403, { name: '   ' }],
  ['a text of line breaks and tabs', 403, { message: '\r\n\t\n' }],
  ...whiteSpace.flatMap((space): Row[] => [
    [`a name of ${codeOf(space)}`, 403, { name: space }],
    [`an e-mail with ${codeOf(space)} before its @`, 403, { email: `eva${space}b@example.org` }],
    [`an e-mail with ${codeOf(space)} behind its @`, 403, { email: `eva@example${space}.org` }],
  ]),
  ...['\u1fff', '\u200b'].flatMap((neighbour): Row[] => [
    [`a name of ${codeOf(neighbour)}, no white space`, 200, { name: neighbour }],
    [`an e-mail of ${codeOf(neighbour)}`, 200, { email: `${neighbour}@${neighbour}` }],
  ]),
  ['a name of U+180E, no white space any more', 200, { name: '\u180e' }],
  ['a text with a NUL', 200, { message: 'a\u0000b' }],
  ['a text with half an emoji', 200, { message: 'a\ud83d' }],
  ['an e-mail without @', 403, { email: 'eva.example.org' }],
  ['an e-mail of @ alone', 403, { email: '@' }],
  ['an e-mail without a host', 403, { email: 'eva@' }],
  ['an e-mail of a host alone', 403, { email: '@example.org' }],
  ['an e-mail with two @', 200, { email: 'eva@home@example.org' }],
  ['an e-mail in capitals', 200, { email: 'EVA@EXAMPLE.ORG' }],
  ['an e-mail with umlauts', 200, { email: 'jürgen@müller.example' }],
  ['an e-mail that ends with a line break', 403, { email: 'eva@example.org\n' }],
  ['an e-mail that begins with a line break', 403, { email: '\neva@example.org' }],
  ['an e-mail on two lines', 403, { email: 'eva@example.org\nbob@example.org' }],
  ['an extra field', 403, { phone: '030 23125 000' }],
  ['a missing name', 403, { name: undefined }],
  ['no fields', 403, { name: undefined, email: undefined, message: undefined }],
];

/** Messages in that form under an id that holds the honest message already. */
export const repeats: Row[] = [
  ['the same again', 200, {}],
  ['another text', 403, { message: 'Nein.' }],
  ['a wrong text', 403, { name: '' }],
  ['the same and a field more', 403, { phone: '1' }],
  ['a field less', 403, { message: undefined }],
];
