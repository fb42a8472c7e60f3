import { invalid } from './api-error.ts';

const fullName = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(.+)$/s;
/** Firestore's own limit for one part of a path. */
const longestPart = 1500;

/**
 * The path of a document below its database, as `messages/0123456789abcdefghij`. Project and database
 * do not matter: the stand-in has one store, and the emulator takes any too.
 * @throws ApiError 400 when the name is not that of a document
 */
export function readDocumentPath(name: string): string {
  const path = fullName.exec(name)?.[1];
  if (path === undefined) throw invalid(`Document name "${name}" is not the name of a document.`);
  const parts = path.split('/');
  if (parts.length % 2 === 1 || parts.includes('')) {
    throw invalid(`Document name "${name}" ends at a collection.`);
  }
  if (parts.some((part) => part === '.' || part === '..' || /^__.+__$/s.test(part))) {
    throw invalid(`Document name "${name}" contains a reserved id.`);
  }
  if (parts.some((part) => Buffer.byteLength(part) > longestPart)) {
    throw invalid(`The key path element name is longer than ${longestPart} bytes.`);
  }
  return path;
}

const simplePart = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const parts = /`(?:[^`\\]|\\.)+`|[^.`]+/gs;

/**
 * The parts of a field path: `name`, or `` `a b`.c `` for a field in a map.
 * @throws ApiError 400 when it is none
 */
export function readFieldPath(path: string): readonly string[] {
  const found = path.match(parts) ?? [];
  const isWhole = path !== '' && found.join('.') === path;
  if (!isWhole || !found.every((part) => part.startsWith('`') || simplePart.test(part))) {
    throw invalid(`Invalid property path "${path}".`);
  }
  return found.map((part) => part.replace(/^`(.*)`$/s, '$1').replace(/\\(.)/gs, '$1'));
}
