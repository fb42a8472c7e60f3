import { z } from 'zod';
import { fieldNames, type Message, type MessageField, messageFields } from '#src/contact/fields.ts';
import type { SentMessage } from './message-folder.ts';

/** An answer other than success: an HTTP status and one line that says why. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const text = z.strictObject({ stringValue: z.string() });
const update = z.strictObject({ name: z.string(), fields: z.record(z.string(), text) });
/** What `setDoc` of firebase/firestore/lite sends. */
const commit = z.strictObject({ writes: z.tuple([z.strictObject({ update })]) });

/** The contact form's ids have 20 letters and digits; each becomes the name of a file. */
const documentName =
  /^projects\/[^/]+\/databases\/\(default\)\/documents\/messages\/([A-Za-z0-9-]{1,200})$/;

/**
 * Reads the request that the contact form sends.
 * @throws Refusal 400 when it is any other body, 403 when `firestore.rules` would deny it
 */
export function readCommit(body: string): SentMessage {
  const { data } = commit.safeParse(parse(body));
  if (!data) {
    throw new Refusal(400, 'Unknown body: the stand-in store takes one setDoc of strings only.');
  }
  const { name, fields } = data.writes[0].update;
  const [, id] = documentName.exec(name) ?? [];
  if (id === undefined) {
    throw new Refusal(403, 'Unknown document path: the stand-in store holds messages/{id} only.');
  }
  const texts = Object.fromEntries(
    Object.entries(fields).map(([field, { stringValue }]) => [field, stringValue]),
  );
  if (!isAllowed(texts)) {
    throw new Refusal(403, 'Denied: the fields are not those of a valid message.');
  }
  return { id, ...texts };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

/** What `firestore.rules` allow to be created. */
function isAllowed(texts: Record<string, string>): texts is Message {
  const isText = (field: keyof Message) => {
    const { limit, optional, pattern }: MessageField = messageFields[field];
    const value = texts[field];
    if (value === undefined || value.length > limit) return false;
    return value.trim() === '' ? optional === true : (pattern?.test(value) ?? true);
  };
  return Object.keys(texts).length === fieldNames.length && fieldNames.every(isText);
}
