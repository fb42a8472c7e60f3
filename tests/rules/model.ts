import { isDeepStrictEqual } from 'node:util';
import type { Fields } from './commit.ts';

/** A write of a commit, in Firestore's JSON. */
export type Write = {
  update?: { name: string; fields?: Fields };
  delete?: string;
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: { fieldPath: string; setToServerValue: string }[];
  currentDocument?: { exists?: boolean; updateTime?: string };
};

/** Fields of the documents that there are, by full name. */
export type Documents = ReadonlyMap<string, Fields>;

/** The longest texts of docs/product.md, in UTF-16 units. */
const limits = new Map([
  ['email', 320],
  ['message', 5000],
  ['name', 200],
]);

const address = /^projects\/[^/]+\/databases\/\(default\)\/documents\/messages\/[^/]+$/;

/**
 * What becomes of a commit, told from docs/product.md and Firestore's documentation, without a line
 * of the site or of the stand-in: the HTTP status, and the documents as they are then. A document
 * is judged by what all writes of the commit together make of it.
 */
export function modelOf(writes: readonly Write[], before: Documents) {
  const after = new Map(before);
  for (const write of writes) {
    const { name, fields } = resultOf(write, after);
    if (fields) after.set(name, fields);
    else after.delete(name);
  }
  const statuses = writes.map((write) => statusOf(write, before, after));
  // Rights are looked at before conditions.
  const status = statuses.find((one) => one === 403) ?? statuses.find((one) => one !== 200) ?? 200;
  return { status, documents: status === 200 ? after : before };
}

/** Name and new fields of the document that a write is about; no fields when there is none any more. */
function resultOf(write: Write, documents: Documents): { name: string; fields?: Fields } {
  if (!write.update) return { name: write.delete ?? '' };
  const { name, fields: sent = {} } = write.update;
  const fields = write.updateMask ? { ...documents.get(name) } : { ...sent };
  for (const path of write.updateMask?.fieldPaths ?? []) {
    if (path in sent) fields[path] = sent[path];
    else delete fields[path];
  }
  // The server computes a time, which no text equals.
  for (const { fieldPath } of write.updateTransforms ?? []) fields[fieldPath] = null;
  return { name, fields };
}

function statusOf(write: Write, before: Documents, after: Documents) {
  const name = write.update?.name ?? write.delete ?? '';
  const { exists, updateTime } = write.currentDocument ?? {};
  const [old, fields] = [before.get(name), after.get(name)];
  if (!write.update || !fields || !address.test(name)) return 403;
  const isCreate = exists === undefined && updateTime === undefined ? !old : exists === false;
  const allowed = isCreate ? isMessage(fields) : isDeepStrictEqual(fields, old);
  if (!allowed) return 403;
  if (exists === false && old) return 409;
  return updateTime === undefined ? 200 : 400;
}

/** "A stored message has exactly the fields `email`, `message` and `name`", none of them empty. */
function isMessage(fields: Fields) {
  const entries = Object.entries(fields);
  return (
    entries.length === limits.size &&
    entries.every(([name, value]) => isFilled(textOf(value), limits.get(name) ?? 0)) &&
    isAddress(textOf(fields.email))
  );
}

/** The text of a string; of any other value an empty one. */
function textOf(value: Fields[string]) {
  const isString = value !== null && typeof value === 'object' && 'stringValue' in value;
  return isString ? String(value.stringValue) : '';
}

function isFilled(text: string, limit: number) {
  return text.length <= limit && [...text].some((character) => !isWhiteSpace(character));
}

/** "An address is something, an @ and something." */
function isAddress(text: string) {
  return text.slice(1, -1).includes('@') && ![...text].some(isWhiteSpace);
}

/** ECMAScript's white space and line ends: what a visitor's browser calls a space. */
export const whiteSpace = [
  ...['\t', '\n', '\v', '\f', '\r', ' ', '\u00a0', '\u1680', '\u2000', '\u2001', '\u2002'],
  ...['\u2003', '\u2004', '\u2005', '\u2006', '\u2007', '\u2008', '\u2009', '\u200a'],
  ...['\u2028', '\u2029', '\u202f', '\u205f', '\u3000', '\ufeff'],
];

function isWhiteSpace(character: string) {
  return whiteSpace.includes(character);
}
