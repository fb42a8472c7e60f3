import type { Answer } from '#tests/support/contact.ts';

/** Answers after the message store has written the message. */
export function afterWrite(answer: Answer): Answer {
  return async (route) => {
    await route.fetch();
    await answer(route);
  };
}
