import { invalid } from './api-error.ts';
import { notValid, readEntries, readList, readObject, readText } from './json-shape.ts';

/** Stands for each value that is not a string: no field of a message may hold one. */
export const notText = Symbol('not text');

/** A field of a document, as far as the rules tell values apart. */
export type FieldValue = string | typeof notText;

/** Firestore's own limit for maps in maps. */
const deepest = 20;
/** `2026-11-20T09:41:00Z`, with up to nanoseconds. */
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

type Check = (value: unknown, depth: number) => boolean;

/** Whether a value has the form of its kind: if not, the request is wrong rather than forbidden. */
const checks: Record<string, Check> = {
  stringValue: (value) => typeof value !== 'object',
  integerValue: isInteger,
  doubleValue: (value) => !Number.isNaN(Number(value)) || value === 'NaN',
  booleanValue: (value) => ['true', 'false'].includes(readText(value)),
  nullValue: (value) => value === null || value === 'NULL_VALUE',
  timestampValue: isTimestamp,
  bytesValue: (value) => typeof value === 'string' && /^[\w+/-]*={0,2}$/.test(value),
  referenceValue: (value) => typeof value === 'string' && value.startsWith('projects/'),
  geoPointValue: (value) => readObject(value, ['latitude', 'longitude']) !== undefined,
  arrayValue: (value, depth) =>
    readList(readObject(value, ['values'])?.values).every(
      (entry) => readValue(entry, depth + 1) !== undefined,
    ),
  mapValue: (value, depth) =>
    readFields(readObject(value, ['fields'])?.fields, depth + 1) !== undefined,
};

/** @throws ApiError 400 when it is no point in time as Firestore writes it */
export function readTimestamp(value: unknown): string {
  if (!isTimestamp(value)) throw notValid();
  return value;
}

/**
 * The fields of a document.
 * @throws ApiError 400 for a name or a value that Firestore does not know
 */
export function readFields(value: unknown, depth = 0): ReadonlyMap<string, FieldValue> {
  const entries = value === undefined || value === null ? [] : readEntries(value);
  return new Map(
    entries.map(([name, entry]) => {
      if (name === '') throw invalid('The property.name is the empty string.');
      if (/^__.*__$/s.test(name)) throw invalid(`field name ${name} is reserved`);
      return [name, readValue(entry, depth)];
    }),
  );
}

function readValue(value: unknown, depth: number): FieldValue {
  if (depth > deepest) throw invalid('Property is nested too deeply.');
  const [entry, second] = readEntries(value);
  if (!entry) throw unset();
  const [kind, content] = entry;
  const check = Object.hasOwn(checks, kind) ? checks[kind] : undefined;
  if (!check || second) throw notValid();
  if (content === null && kind !== 'nullValue') throw unset();
  if (!check(content, depth)) throw notValid();
  return kind === 'stringValue' ? readText(content) : notText;
}

function unset() {
  return invalid('Cannot convert firestore.v1.Value with type unset.');
}

function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && timestamp.test(value);
}

function isInteger(value: unknown) {
  if (typeof value === 'number') return Number.isInteger(value);
  if (typeof value !== 'string' || !/^-?\d{1,19}$/.test(value)) return false;
  return BigInt.asIntN(64, BigInt(value)) === BigInt(value);
}
