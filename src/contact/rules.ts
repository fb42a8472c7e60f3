import { messageLimits } from '#src/config/specification.ts';
import { contactForm } from '#src/content/pages.ts';
import type { Message } from './message.ts';

type Rule = (value: string) => string | undefined;

/** Something, an @ and something; only writing to an address shows whether it exists. */
const emailPattern = /^\S+@\S+$/;

/** What is wrong with the text of a field, in German; nothing when it is right. */
export const rules: Record<keyof Message, Rule> = {
  name: rule('name', (name) => name !== ''),
  email: rule('email', (email) => emailPattern.test(email)),
  message: rule('message', (message) => message !== ''),
};

function rule(field: keyof Message, isRight: (trimmed: string) => boolean): Rule {
  return (value) => {
    const trimmed = value.trim();
    if (!isRight(trimmed)) return contactForm.errors[field];
    const limit = messageLimits[field];
    return trimmed.length > limit ? contactForm.tooLong(limit) : undefined;
  };
}
