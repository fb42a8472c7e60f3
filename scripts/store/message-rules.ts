import { messageLimits } from '#src/config/specification.ts';
import type { Message } from '#src/contact/message.ts';
import type { FieldValue } from './field-value.ts';

const emailPattern = /^\S+@\S+$/;

/** The message in these fields, when `firestore.rules` would let it be created; else nothing. */
export function readMessage(fields: ReadonlyMap<string, FieldValue>): Message | undefined {
  const name = readText(fields.get('name'), messageLimits.name);
  const email = readText(fields.get('email'), messageLimits.email);
  const message = readText(fields.get('message'), messageLimits.message);
  if (fields.size > 3 || name === undefined || email === undefined || message === undefined) {
    return undefined;
  }
  return emailPattern.test(email) ? { name, email, message } : undefined;
}

function readText(value: FieldValue | undefined, limit: number) {
  const isText = typeof value === 'string' && value.length <= limit && value.trim() !== '';
  return isText ? value : undefined;
}
