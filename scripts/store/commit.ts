import { isDeepStrictEqual } from 'node:util';
import { messageLimits } from '#src/config/specification.ts';
import type { StoredMessage } from './message-lines.mjs';
import { Refusal } from './refusal.ts';

/** A message on its way into the store. */
export type SentMessage = Omit<StoredMessage, 'receivedAt'>;
type Field = keyof typeof messageLimits;

/** Firestore's own limit for an id is 1500 bytes; the contact form's have 20 letters and digits. */
const documentName =
  /^projects\/[^/]+\/databases\/\(default\)\/documents\/messages\/([A-Za-z0-9-]{1,1500})$/;

/**
 * Reads the body that `setDoc` of firebase/firestore/lite sends for a contact message.
 * @throws Refusal 400 when it is any other body, 403 when `firestore.rules` would deny it
 */
export function readCommit(body: string): SentMessage {
  const { name, texts } = readWrite(body);
  const [, id] = documentName.exec(name) ?? [];
  if (id === undefined) {
    throw new Refusal(403, 'Unknown document path: the stand-in store holds messages/{id} only.');
  }
  if (!isAllowed(texts)) {
    throw new Refusal(403, 'Denied: the fields are not those of a valid message.');
  }
  return { id, ...texts };
}

/** Takes the parts out of a body, and rebuilds it from them: what differs is not the one request. */
function readWrite(body: string) {
  const commit = parse(body);
  const update = commit?.writes?.[0]?.update;
  const name = toText(update?.name);
  const texts = Object.fromEntries(
    Object.entries<{ stringValue?: unknown } | null>(update?.fields ?? {}).map(([field, value]) => [
      field,
      toText(value?.stringValue),
    ]),
  );
  const fields = Object.fromEntries(
    Object.entries(texts).map(([field, stringValue]) => [field, { stringValue }]),
  );
  if (!isDeepStrictEqual(commit, { writes: [{ update: { name, fields } }] })) {
    throw new Refusal(400, 'Unknown body: the stand-in store takes one setDoc of strings only.');
  }
  return { name, texts };
}

function parse(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : '';
}

/** What `firestore.rules` allow to be created. */
function isAllowed(texts: Record<string, string>): texts is Record<Field, string> {
  const limits = Object.entries(messageLimits);
  return (
    Object.keys(texts).length === limits.length &&
    limits.every(([field, limit]) => isText(texts[field], limit)) &&
    /^\S+@\S+$/.test(texts.email ?? '')
  );
}

function isText(value = '', limit: number) {
  return value.trim() !== '' && value.length <= limit;
}
