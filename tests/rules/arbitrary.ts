import fc from 'fast-check';
import { documentName, type Fields, honest, type Json } from './commit.ts';
import { type Write, whiteSpace } from './model.ts';

/** A commit, and what its document holds before. The names have {a} and {b} in the place of new ids. */
export interface Case {
  before: Fields | undefined;
  writes: Write[];
}

const printable = [...'aZ9.-+_"\\<&>%', 'ä', 'ß', '中', 'e\u0301', '\u{10ffff}', '\ue000'];
const emoji = ['😀', '👩‍👩‍👧', '🇩🇪', '\ud83d', '\ude00'];
/** Neighbours of white space, controls, marks of direction: none of them is white space. */
const almostSpace = [
  ...['\0', '\b', '\u000e', '\u001b', '\u001c', '\u001f', '\u007f', '\u0085', '\u009f', '\u00a1'],
  ...['\u00ad', '\u167f', '\u1681', '\u180e', '\u1fff', '\u200b', '\u200d', '\u200e', '\u200f'],
  ...['\u2027', '\u202a', '\u202e', '\u2030', '\u205e', '\u2060', '\u2066', '\u2fff', '\u3001'],
  ...['\ufefe', '\uff00', '\uffff'],
];

const letter = fc.constantFrom(...printable, ...emoji, ...almostSpace);
const space = fc.constantFrom(...whiteSpace);
const anything = fc.oneof({ weight: 6, arbitrary: letter }, space, fc.constant('@'));
const textOf = (characters: fc.Arbitrary<string>, minLength = 0) =>
  fc.string({ unit: characters, minLength, maxLength: 6 });

/** Texts around a limit of UTF-16 units, some of them with something at an end. */
const nearLimit = (limit: number, end: string) =>
  fc
    .tuple(
      fc.constantFrom('a', 'ü', '😀', ' ', '中'),
      fc.integer({ min: -2, max: 2 }),
      textOf(space),
    )
    .map(([unit, more, tail]) => {
      const length = limit + more - end.length - tail.length;
      return unit.repeat(length / unit.length).padEnd(length, 'b') + end + tail;
    });

const goodEmail = fc
  .tuple(textOf(letter, 1), fc.constantFrom('@', '@', '@@', '@a@'), textOf(letter, 1))
  .map((parts) => parts.join(''));

const texts: Record<string, fc.Arbitrary<string>> = {
  email: fc.oneof(goodEmail, textOf(anything), nearLimit(320, '@b'), nearLimit(320, '')),
  message: fc.oneof(textOf(anything), textOf(space), nearLimit(5000, '')),
  name: fc.oneof(textOf(anything), textOf(space), nearLimit(200, '')),
};

const string = (text: string): Json => ({ stringValue: text });
const good: Fields = Object.fromEntries(Object.entries(honest).map(([k, v]) => [k, string(v)]));

/** Values of every type but text. */
const otherValue = fc.constantFrom<Json>(
  { integerValue: '5' },
  { doubleValue: 1.5 },
  { doubleValue: 'NaN' },
  { booleanValue: true },
  { nullValue: null },
  { bytesValue: 'RXZh' },
  { timestampValue: '2026-11-20T09:41:00Z' },
  { referenceValue: documentName('a') },
  { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  { arrayValue: { values: [string('Eva')] } },
  { mapValue: { fields: { size: string('Eva') } } },
  { arrayValue: {} },
  { mapValue: {} },
);

const field = fc.constantFrom('email', 'message', 'name');
const otherField = fc.constantFrom('Name', 'names', 'name ', 'phone', 'ä', 'keys', 'constructor');

type Change = (fields: Fields) => Fields;

/** One thing that differs from a good message; often it is a good one still. */
const change = fc.oneof<fc.Arbitrary<Change>[]>(
  ...Object.entries(texts).flatMap(([name, text]) => {
    const other = text.map(
      (value): Change =>
        (fields) => ({ ...fields, [name]: string(value) }),
    );
    // Texts are most of what there is to get wrong.
    return [other, other, other, other];
  }),
  fc.tuple(field, otherValue).map(([name, value]) => (all) => ({ ...all, [name]: value })),
  fc.tuple(otherField, otherValue).map(([name, value]) => (all) => ({ ...all, [name]: value })),
  field.map((name) => (fields) => without(fields, name)),
  fc.tuple(field, otherField).map(([name, other]) => (fields) => ({
    ...without(fields, name),
    [other]: string('Eva'),
  })),
);

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

const changed = (fields: Fields) =>
  fc
    .array(change, { maxLength: 2 })
    .map((changes) => changes.reduce((all, one) => one(all), fields));

/** What may be in the store: good messages. */
const goodFields = fc
  .tuple(goodEmail, textOf(letter, 1), textOf(letter, 1))
  .map(([email, message, name]) => ({
    email: string(email),
    message: string(message),
    name: string(name),
  }));

const conditions = fc.constantFrom<Partial<Write>>(
  { currentDocument: { exists: false } },
  { currentDocument: { exists: true } },
  { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
);
const extras = fc.oneof<fc.Arbitrary<Partial<Write>>[]>(
  conditions,
  fc.subarray(['email', 'message', 'name', 'phone']).map((fieldPaths) => ({
    updateMask: { fieldPaths },
  })),
  fc.constantFrom('name', 'phone').map((fieldPath) => ({
    updateTransforms: [{ fieldPath, setToServerValue: 'REQUEST_TIME' }],
  })),
);

const elsewhere = fc.constantFrom(
  documentName('{a}', 'users'),
  documentName('{a}', 'Messages'),
  `${documentName('{a}')}/replies/{b}`,
  documentName('{a}', 'users/{b}/messages'),
);
const here = fc.constantFrom(documentName('{a}'), documentName('{a}'), documentName('{b}'));

/** @param fields what the commit is about: what is stored, where something is. */
function writeTo(name: fc.Arbitrary<string>, fields: Fields): fc.Arbitrary<Write> {
  const update = fc
    .record({ name, fields: changed(fields) })
    .map((document): Write => ({ update: document }));
  return fc.oneof(
    { weight: 12, arbitrary: update },
    {
      weight: 2,
      arbitrary: fc.tuple(update, extras).map(([write, more]) => ({ ...write, ...more })),
    },
    { weight: 1, arbitrary: name.map((document): Write => ({ delete: document })) },
  );
}

/** Commits of one write to a message, of one elsewhere, and of two, perhaps of the same document. */
export const cases: fc.Arbitrary<Case> = fc
  .oneof({ weight: 2, arbitrary: fc.constant(undefined) }, goodFields)
  .chain((before) => {
    const fields = before ?? good;
    const first = writeTo(fc.constant(documentName('{a}')), fields);
    const plain = fc.record({ name: here, fields: changed(fields) }).map((update) => ({ update }));
    const writes = fc.oneof(
      { weight: 10, arbitrary: fc.tuple(first) },
      { weight: 1, arbitrary: fc.tuple(writeTo(elsewhere, good)) },
      { weight: 1, arbitrary: fc.tuple(first, writeTo(fc.constant(documentName('{b}')), good)) },
      // Without conditions: what Firestore makes of two on one document is not told anywhere.
      { weight: 2, arbitrary: fc.array(plain, { minLength: 2, maxLength: 3 }) },
    );
    return fc.record({ before: fc.constant(before), writes });
  });
