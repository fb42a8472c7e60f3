import { ensureChromium } from './browser.ts';
import { freePortFrom } from './port.ts';

/** npm run browser: builds the site and runs the tests in browsers; arguments go to Playwright. */
export async function run(args: string[], importModule: (path: string) => Promise<unknown>) {
  await freePortFrom('TEST_PORT', 4180, 'npm run browser');
  process.env.CHROMIUM_PATH = ensureChromium();
  const config = args.includes('--config') ? [] : ['--config', 'tests/playwright.config.ts'];
  process.argv.splice(2, Infinity, 'test', ...config, ...args);
  // In this process, so that a signal ends it with the browsers and the server.
  await importModule('node_modules/@playwright/test/cli.js');
}
