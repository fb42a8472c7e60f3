import { contactForm } from '#content/texts/form.ts';
import { type FieldName, fieldNames, type Message, messageFields } from './fields.ts';

function messageOf(text: (field: FieldName) => string): Message {
  return Object.fromEntries(fieldNames.map((field) => [field, text(field)])) as Message;
}

export const emptyMessage = messageOf(() => '');

/** The message as it is checked and stored: without white space at its ends. */
export function trimMessage(message: Message): Message {
  return messageOf((field) => message[field].trim());
}

/** Whether both say the same; white space at the ends does not count. */
export function isSameMessage(one: Message, other: Message): boolean {
  return fieldNames.every((field) => one[field].trim() === other[field].trim());
}

/** Half of a pair of UTF-16 units. UTF-8 has no such thing: Firestore would store a question mark, without a word. */
const brokenCharacter = /\p{Surrogate}/u;

/** What is wrong with the text of a field, in German; undefined when it is right. */
export function errorOf(field: FieldName, text: string): string | undefined {
  const { limit, optional, pattern } = messageFields[field];
  const trimmed = text.trim();
  // First: a pattern may take minutes for a text of megabytes.
  if (trimmed.length > limit) return contactForm.tooLong(limit);
  const isWrong = trimmed === '' ? !optional : pattern?.test(trimmed) === false;
  if (isWrong) return contactForm.errors[field];
  return brokenCharacter.test(trimmed) ? contactForm.brokenCharacter : undefined;
}
