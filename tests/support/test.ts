import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Console messages that do not fail the test. */
  expectedErrors: RegExp[];
  /** Fails the test when the page logs an error or a warning, or throws. */
  quietConsole: undefined;
}

/** Fails every test in which the console shows an error or a warning that it does not expect. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      context.on('weberror', (error) => messages.push(error.error().message));
      await use(undefined);
      const unexpected = messages.filter(
        (text) => !expectedErrors.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
