import { ApiError, denied, invalid } from './api-error.ts';
import type { Write } from './commit-request.ts';
import { type FieldValue, notText } from './field-value.ts';
import type { StoredMessage } from './message-lines.mjs';
import { readMessage } from './message-rules.ts';

/** What a commit leads to: the messages to store and the body of the answer. */
export interface Decision {
  added: readonly StoredMessage[];
  answer: { writeResults?: { updateTime: string }[]; commitTime?: string };
}

type Document = ReadonlyMap<string, FieldValue>;

/**
 * Decides on a commit as Firestore does with `firestore.rules`: all of its writes or none. The rules
 * see each document once, before and after the commit, however many of its writes are for it.
 * @param stored the messages by their id
 * @param now ISO 8601 time of the commit, in UTC
 * @throws ApiError 403 when the rules deny it; 409 or 400 when a precondition is not met
 */
export function decideCommit(
  writes: readonly Write[],
  stored: ReadonlyMap<string, StoredMessage>,
  now: string,
): Decision {
  if (writes.length === 0) return { added: [], answer: {} };
  const verdicts = [...new Set(writes.map(messageId))].map((id) => {
    const ownWrites = writes.filter((write) => messageId(write) === id);
    return { id, ...judge(ownWrites, stored.get(id)) };
  });
  // Preconditions come after all rules: what is denied learns nothing about what is stored.
  for (const { conflict } of verdicts) if (conflict) throw conflict;

  const added = verdicts.flatMap(({ id, created }) =>
    created ? [{ id, receivedAt: now, ...created }] : [],
  );
  const writeResults = writes.map((write) => ({
    updateTime: stored.get(messageId(write))?.receivedAt ?? now,
  }));
  return { added, answer: { writeResults, commitTime: now } };
}

/** The rules name one collection: a path elsewhere is denied. */
function messageId(write: Write) {
  const [, id] = /^messages\/([^/]+)$/.exec(write.path) ?? [];
  if (id === undefined) throw denied();
  return id;
}

function judge(writes: readonly Write[], existing: StoredMessage | undefined) {
  if (writes.some(insertsAfterAnother)) {
    throw invalid('Cannot upsert then insert an entity in the same request.');
  }
  const before = existing && toDocument(existing);
  const after = writes.reduce(applyWrite, before);
  const expected = writes[0]?.precondition;
  if (!after || writes.some((write) => write.operation === 'verify')) throw denied();

  if (existing && expected?.exists !== false) {
    if (!isSame(after, toDocument(existing))) throw denied();
    const isStale = expected?.updateTime && expected.updateTime !== existing.receivedAt;
    return { conflict: isStale ? stale() : undefined };
  }
  const message = readMessage(after);
  if (!message || expected?.exists) throw denied();
  return existing ? { conflict: new ApiError(409, 'entity already exists') } : { created: message };
}

function insertsAfterAnother(write: Write, index: number, writes: readonly Write[]) {
  const previous = writes[index - 1];
  return write.precondition?.exists === false && previous && previous.operation !== 'delete';
}

function applyWrite(document: Document | undefined, write: Write): Document | undefined {
  if (write.operation === 'delete') return undefined;
  if (write.operation === 'verify') return document;
  const after = new Map(write.mask ? document : write.fields);
  for (const [field = '', ...inside] of write.mask ?? []) {
    const value = write.fields.get(field);
    // Texts have no fields inside: naming one changes nothing, unless a map takes the text's place.
    if (value === undefined && inside.length === 0) after.delete(field);
    else if (value !== undefined && (inside.length === 0 || value === notText)) {
      after.set(field, value);
    }
  }
  for (const field of write.transformed) after.set(field, notText);
  return after;
}

function toDocument({ name, email, message }: StoredMessage): Document {
  return new Map(Object.entries({ name, email, message }));
}

function isSame(one: Document, other: Document) {
  return one.size === other.size && [...one].every(([field, value]) => other.get(field) === value);
}

function stale() {
  return new ApiError(400, 'the stored version has another update time', 'FAILED_PRECONDITION');
}
