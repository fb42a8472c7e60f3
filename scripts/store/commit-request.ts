import { invalid } from './api-error.ts';
import { readDocumentPath, readFieldPath } from './document-path.ts';
import { type FieldValue, readFields, readTimestamp } from './field-value.ts';
import { notValid, readList, readObject, readText } from './json-shape.ts';

/** What a write expects of the document before it; one that was changed at a certain time exists. */
export interface Precondition {
  exists: boolean;
  updateTime?: string;
}

/** One write of a commit, as far as the rules of the one collection tell writes apart. */
export interface Write {
  /** Path of the document below its database. */
  path: string;
  /** A verify reads, which the rules allow as little as a delete. */
  operation: 'update' | 'delete' | 'verify';
  fields: ReadonlyMap<string, FieldValue>;
  /** Paths of the fields that an update touches; without a mask it replaces the document. */
  mask: readonly (readonly string[])[] | undefined;
  /** Fields that the server computes; what comes out is never text. */
  transformed: readonly string[];
  precondition: Precondition | undefined;
}

const operations = ['update', 'delete', 'verify', 'transform'] as const;
const writeKeys = [...operations, 'updateMask', 'updateTransforms', 'currentDocument'] as const;
const transformKinds = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

/**
 * Reads the body of a `:commit`; an empty one commits nothing.
 * @throws ApiError 400 when it is no commit, whatever is stored
 */
export function readCommit(body: string): readonly Write[] {
  const commit = body === '' ? {} : readObject(parse(body), ['writes', 'transaction']);
  if (!commit) throw notValid();
  if (commit.transaction) throw invalid('Invalid transaction.');
  return readList(commit.writes).map(readWrite);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw notValid();
  }
}

function readWrite(value: unknown): Write {
  const write = readObject(value, writeKeys) ?? {};
  const [operation, second] = operations.filter((name) => write[name] !== undefined);
  if (second) throw notValid();
  if (!operation) throw invalid('empty write operation');

  const update = readObject(write.update, ['name', 'fields', 'createTime', 'updateTime']);
  const transform = readObject(write.transform, ['document', 'fieldTransforms']);
  const name = update ? update.name : transform ? transform.document : write[operation];
  const path = readDocumentPath(name === undefined ? '' : readText(name));
  const fields = readFields(update?.fields);
  const mask = readMask(write.updateMask);
  const transforms = [
    ...readList(transform?.fieldTransforms),
    ...readList(write.updateTransforms),
  ].map(readTransform);
  const precondition = readPrecondition(write.currentDocument);

  if (transform && transforms.length === 0) throw invalid('The list of FieldTransform is empty.');
  if (operation === 'verify' && !precondition) throw invalid('a verify needs a precondition');
  if (operation === 'delete' && (mask || transforms.length > 0)) {
    throw invalid('a delete must not specify a mask or transforms.');
  }
  return {
    path,
    operation: operation === 'transform' ? 'update' : operation,
    fields,
    // A transform leaves the other fields as they are, like an update that masks none of them.
    mask: operation === 'transform' ? [] : mask,
    transformed: transforms,
    precondition,
  };
}

function readMask(value: unknown) {
  const mask = readObject(value, ['fieldPaths']);
  return mask && readList(mask.fieldPaths).map((path) => readFieldPath(readText(path)));
}

function readTransform(value: unknown): string {
  const transform = readObject(value, ['fieldPath', ...transformKinds]) ?? {};
  const kinds = transformKinds.filter((kind) => transform[kind] !== undefined);
  const [field = ''] = readFieldPath(readText(transform.fieldPath ?? ''));
  if (kinds.length !== 1) throw invalid('A field transform needs one operation.');
  return field;
}

function readPrecondition(value: unknown): Precondition | undefined {
  const { exists, updateTime } = readObject(value, ['exists', 'updateTime']) ?? {};
  if (exists !== undefined && updateTime !== undefined) throw notValid();
  if (updateTime !== undefined) {
    return { exists: true, updateTime: readTimestamp(updateTime) };
  }
  if (exists === undefined) return undefined;
  if (typeof exists !== 'boolean') throw notValid();
  return { exists };
}
