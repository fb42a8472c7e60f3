import { contactForm } from '#content/texts/form.ts';
import { messageLimits } from '#src/config/specification.ts';

/** What a visitor writes: exactly the fields that are stored. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

export const emptyMessage: Message = { name: '', email: '', message: '' };

/** The fields in the order in which they are shown. */
export const fieldNames = ['name', 'email', 'message'] as const;

/** The message as it is checked and stored: without white space at its ends. */
export function trimMessage({ name, email, message }: Message): Message {
  return { name: name.trim(), email: email.trim(), message: message.trim() };
}

/** Whether both say the same; white space at the ends does not count. */
export function isSameMessage(one: Message, other: Message): boolean {
  const [a, b] = [trimMessage(one), trimMessage(other)];
  return a.name === b.name && a.email === b.email && a.message === b.message;
}

type Rule = (value: string) => string | undefined;

/** Something, an @ and something: only writing to an address shows whether it exists. */
const emailPattern = /^\S+@\S+$/;

/** Half of a pair of UTF-16 units. UTF-8 has no such thing: Firestore would store a question mark, without a word. */
const brokenCharacter = /\p{Surrogate}/u;

/** What is wrong with the text of a field, in German; undefined when it is right. */
export const rules: Record<keyof Message, Rule> = {
  name: rule('name', (name) => name !== ''),
  email: rule('email', (email) => emailPattern.test(email)),
  message: rule('message', (message) => message !== ''),
};

function rule(field: keyof Message, isRight: (trimmed: string) => boolean): Rule {
  return (value) => {
    const trimmed = value.trim();
    const limit = messageLimits[field];
    // First: a pattern may take minutes for a text of megabytes.
    if (trimmed.length > limit) return contactForm.tooLong(limit);
    if (!isRight(trimmed)) return contactForm.errors[field];
    return brokenCharacter.test(trimmed) ? contactForm.brokenCharacter : undefined;
  };
}
