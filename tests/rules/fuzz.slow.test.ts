import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { allStores, commit, type Fields, fieldsOf, honest, newId, set } from './stores.ts';
import { otherValues, whiteSpace } from './writes.ts';

/** The same messages every time, unless `SEED` says otherwise. */
const seed = Number(process.env.SEED ?? 9);
const numRuns = Number(process.env.RUNS ?? 1000);

/** The longest texts of docs/product.md, in UTF-16 units. */
const limits = { email: 320, message: 5000, name: 200 };

const printable = [
  ...'aZ9.-+_"\\<&>%',
  'ä',
  'ß',
  '中',
  'e\u0301',
  '\u{10ffff}',
  '\ue000',
  '😀',
  '🇩🇪',
];
/** Neighbours of white space, controls, marks of direction: none of them is white space. */
const almostSpace = [
  ...'\0\b\u000e\u001b\u001c\u001f\u007f\u0085\u009f\u00a1\u00ad\u167f\u1681\u180e\u1fff\u200b\u200d',
  ...'\u200e\u200f\u2027\u202a\u202e\u2030\u205e\u2060\u2066\u2fff\u3001\ufefe\uff00\uffff',
];
const letter = fc.constantFrom(...printable, ...almostSpace);
const space = fc.constantFrom(...whiteSpace);
const textOf = (unit: fc.Arbitrary<string>, minLength = 0) =>
  fc.string({ unit, minLength, maxLength: 6 });
const anything = textOf(fc.oneof({ weight: 6, arbitrary: letter }, space, fc.constant('@')));

/** Texts around a limit, some of them with something at an end. */
const nearLimit = (limit: number, end = '') =>
  fc
    .tuple(fc.constantFrom('a', 'ü', '😀', ' '), fc.integer({ min: -2, max: 2 }), textOf(space))
    .map(([unit, more, tail]) => {
      const length = limit + more - end.length - tail.length;
      return unit.repeat(length / unit.length).padEnd(length, 'b') + end + tail;
    });

const address = fc
  .tuple(textOf(letter, 1), fc.constantFrom('@', '@@', '@a@'), textOf(letter, 1))
  .map((parts) => parts.join(''));

const texts: Record<string, fc.Arbitrary<string>> = {
  email: fc.oneof(address, anything, nearLimit(320, '@b'), nearLimit(320)),
  message: fc.oneof(anything, textOf(space), nearLimit(5000)),
  name: fc.oneof(anything, textOf(space), nearLimit(200)),
};
const field = fc.constantFrom(...Object.keys(honest));
const otherField = fc.constantFrom('Name', 'names', 'name ', 'phone', 'ä', 'keys', 'constructor');
const otherValue = fc.constantFrom(...otherValues);

/** What differs from the honest message: one or two texts, or something that is none or stands elsewhere. */
const changes: fc.Arbitrary<Fields> = fc.oneof(
  { weight: 9, arbitrary: fc.record(texts, { requiredKeys: [] }) },
  fc.dictionary(fc.oneof(field, otherField), otherValue, { maxKeys: 2 }),
  field.map((name) => ({ [name]: undefined })),
  fc.tuple(field, otherField).map(([name, other]) => ({ [name]: undefined, [other]: 'Eva' })),
);

/** A message, and what is sent under the same id then: the same, or another one. */
const pairs = fc.tuple(changes, fc.option(changes, { nil: null }));

/** What docs/product.md says, without a line of the site: exactly three texts, none of them empty, and an address. */
function isMessage(fields: Fields): boolean {
  const isFilled = ([name, limit]: [string, number]) => {
    const value = fields[name];
    const text = value && typeof value === 'object' && 'stringValue' in value && value.stringValue;
    const isText = typeof text === 'string' && text.length <= limit;
    return isText && [...text].some((character) => !whiteSpace.includes(character));
  };
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined);
  if (names.length !== 3 || !Object.entries(limits).every(isFilled)) return false;
  const { stringValue: email } = fields.email as { stringValue: string };
  return (
    email.slice(1, -1).includes('@') &&
    ![...email].some((character) => whiteSpace.includes(character))
  );
}

const { stores, stop } = await allStores();
afterAll(stop);

/** Pairs on their way at the same time. */
const parallel = 8;

describe.each(stores)('$name', ({ origin }) => {
  test(`judges ${2 * numRuns} arbitrary messages as docs/product.md does (SEED=${seed})`, {
    timeout: 240_000,
  }, async () => {
    const waiting = fc.sample(pairs, { seed, numRuns }).values();
    const wrong: { sent: Fields; status: number }[] = [];
    async function send() {
      for (const [first, second] of waiting) {
        const id = newId();
        let stored: Fields | undefined;
        for (const sent of [first, second ?? first]) {
          const fields = JSON.parse(JSON.stringify(fieldsOf(sent)));
          const isTaken = stored ? isDeepStrictEqual(fields, stored) : isMessage(fields);
          const answer = await commit(origin, [set(id, sent)]);
          // Only a connection whose answer was read is used again.
          await answer.arrayBuffer();
          if (answer.ok !== isTaken) wrong.push({ sent, status: answer.status });
          if (isTaken) stored = fields;
        }
      }
    }
    await Promise.all(Array.from({ length: parallel }, send));
    expect(wrong).toEqual([]);
  });
});
