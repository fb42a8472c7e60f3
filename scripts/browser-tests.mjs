// npm run browser: builds the site and runs the tests in browsers; arguments go to Playwright.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { freePortFrom } from './port.mjs';

await freePortFrom('TEST_PORT', 4180, 'npm run browser');
ensureInstalled();
const { ensureChromium } = await import('./browser.mjs');
process.env.CHROMIUM_PATH = ensureChromium();

const args = process.argv.slice(2);
if (!args.includes('--config')) args.unshift('--config', 'tests/playwright.config.ts');
process.argv.splice(2, Infinity, 'test', ...args);
// In this process, so that a signal ends it with the browsers and the server.
await import(pathToFileURL(join(root, 'node_modules/@playwright/test/cli.js')).href);
