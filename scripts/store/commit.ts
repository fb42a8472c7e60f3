import { isDeepStrictEqual } from 'node:util';
import { fieldNames, type Message, type MessageField, messageFields } from '#src/contact/fields.ts';
import { Refusal } from './refusal.ts';

/** A message on its way into the store. */
export type SentMessage = Message & { id: string };

/** The contact form's ids have 20 letters and digits; each becomes the name of a file. */
const documentName =
  /^projects\/[^/]+\/databases\/\(default\)\/documents\/messages\/([A-Za-z0-9-]{1,200})$/;

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
function isAllowed(texts: Record<string, string>): texts is Message {
  return (
    Object.keys(texts).length === fieldNames.length &&
    fieldNames.every((field) => isAllowedText(texts[field], messageFields[field]))
  );
}

function isAllowedText(text: string | undefined, { limit, optional, pattern }: MessageField) {
  if (text === undefined || text.length > limit) return false;
  return text.trim() === '' ? optional === true : (pattern?.test(text) ?? true);
}
