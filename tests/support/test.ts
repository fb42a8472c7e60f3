import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Console messages that do not fail the test. */
  expectedErrors: RegExp[];
  /**
   * Fails the test if a page has logged an error or a warning, thrown an error or violated its
   * content security policy. Runs at the end of each test, too.
   */
  expectQuiet: () => void;
  /** Slows the CPU down by the factor `SLOWDOWN`, in Chromium. */
  slowdown: undefined;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  expectQuiet: [
    async ({ context, expectedErrors }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      context.on('weberror', (error) => messages.push(error.error().message));
      await context.addInitScript(logViolations);
      const check = () => {
        const unexpected = messages
          .splice(0)
          .filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
        expect(unexpected, 'unexpected console messages').toEqual([]);
      };
      await use(check);
      check();
    },
    { auto: true },
  ],
  slowdown: [
    async ({ context, browserName }, use) => {
      const rate = Number(process.env.SLOWDOWN || 1);
      if (rate > 1 && browserName === 'chromium')
        context.on('page', (page) => slowDown(page, rate));
      await use(undefined);
    },
    { auto: true },
  ],
});

async function slowDown(page: Page, rate: number) {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
}

/** Browsers word violations differently, and some do not log them. */
function logViolations() {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
    const source = `${sourceFile ?? ''}:${lineNumber}`;
    console.error(`Policy violated: ${effectiveDirective}, ${blockedURI} (${source}) ${sample}`);
  });
}

export { expect };
