import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project, webkit } from '@playwright/test';
import { findOnPath } from './scripts/find-on-path.ts';
import { chromiumSwitches, ensureChromium } from './scripts/find-or-install-chromium.ts';
import { root } from './scripts/root.mjs';
import { ignored, isQuick } from './tests/test-selection.ts';

// Workers read this file too, and take what the first reading found or installed.
const executablePath = ensureChromium();
process.env.CHROMIUM_PATH = executablePath;
const firefox = findOnPath('firefox-esr') ?? findOnPath('firefox');
/** The same in every engine. */
const journeys = /journeys\/.*\.spec\.ts$/;
// The tests of the code know the texts of the example, whatever an owner writes.
process.env.CONTENT ??= 'example';
// Read by the server, and by tests that look into its files.
const port = process.env.TEST_PORT ?? '4180';
process.env.TEST_PORT = port;
process.env.OUT_DIR ??= `.cache/test-site-${port}`;
process.env.MESSAGES_FOLDER ??= mkdtempSync(join(tmpdir(), 'portfolio-'));
const vite = 'node node_modules/vite/bin/vite.js';

const chromium = {
  browserName: 'chromium',
  launchOptions: {
    args: chromiumSwitches,
    // With scroll bars that take room, as on most desktops.
    ignoreDefaultArgs: ['--hide-scrollbars'] as string[],
    executablePath,
  },
} as const;

/** Engines that are installed: Debian's Firefox, or Playwright's WebKit, which is not Safari. */
const otherEngines: Project[] = [];
if (firefox) {
  otherEngines.push({
    name: 'firefox',
    // Two at once take the focus from each other. First, so that the others fill the time.
    workers: 1,
    testMatch: journeys,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      // The channel alone searches one folder, which Debian does not use.
      launchOptions: {
        executablePath: firefox,
        // Ctrl and the wheel zoom text only (tests/journeys/text-zoom.slow.spec.ts).
        firefoxUserPrefs: { 'browser.zoom.full': false },
      },
    },
  });
}
if (existsSync(webkit.executablePath()))
  otherEngines.push({ name: 'webkit', testMatch: journeys, use: { browserName: 'webkit' } });

/**
 * Everything about layout, focus, scroll and pixels, in real browsers against the built site.
 * Installs a browser where there is none.
 */
export default defineConfig({
  // Absolute paths, because configurations in other folders extend this one.
  testDir: join(root, 'tests'),
  testMatch: '**/*.spec.ts',
  // A slow test among quick ones; files that are slow as a whole have it in their names.
  grepInvert: isQuick ? /@slow/ : [],
  outputDir: join(root, '.cache/test-results'),
  fullyParallel: true,
  // One more than CI has cores: tests also wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Never at home. On CI what passes the second time is named as flaky: it is mended, or it goes.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000 * Number(process.env.SLOWDOWN || 1),
  expect: {
    timeout: 10_000,
    // All of a screen: by default a snapshot may leave something out.
    toMatchAriaSnapshot: { pathTemplate: 'tests/aria/{arg}{ext}', children: 'deep-equal' },
  },
  // A missing snapshot is a failure. It is written for the next run, except on CI.
  updateSnapshots: process.env.CI ? 'none' : 'default',
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/tests.json') }]],
  webServer: {
    command: `${vite} build && ${vite} preview --port ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}`,
    timeout: 300_000,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Recording every test for the one that fails would double their time: TRACE=1 does.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // Chromium alone is quick.
    ...(isQuick ? [] : otherEngines),
    {
      name: 'chromium',
      testIgnore: ignored,
      use: { ...chromium, contextOptions: { reducedMotion: 'no-preference' } },
    },
  ],
});
