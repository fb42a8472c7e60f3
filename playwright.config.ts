import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project, webkit } from '@playwright/test';
import { ignoreSettings } from './scripts/build/build-environment.ts';
import { findOnPath } from './scripts/find-on-path.ts';
import { chromiumSwitches, ensureChromium } from './scripts/find-or-install-chromium.ts';
import { root } from './scripts/root.mjs';
import { ignoredFiles, isQuick } from './tests/test-selection.ts';

// Workers load this file again. `CHROMIUM_PATH` gives them the same browser.
const executablePath = ensureChromium();
process.env.CHROMIUM_PATH = executablePath;
const firefox = findOnPath('firefox-esr') ?? findOnPath('firefox');
const journeys = /journeys\/.*\.spec\.ts$/;
ignoreSettings();
// Tests expect the texts of the example.
process.env.CONTENT ??= 'example';
// The server and the tests use this port and these folders.
const port = process.env.TEST_PORT ?? '4180';
process.env.TEST_PORT = port;
process.env.OUT_DIR ??= `.cache/test-site-${port}`;
process.env.MESSAGES_FOLDER ??= mkdtempSync(join(tmpdir(), 'portfolio-'));
/** How much slower the CPU is (`tests/support/test.ts`). */
const slowdown = Number(process.env.SLOWDOWN || 1);
const vite = 'node node_modules/vite/bin/vite.js';

const chromium = {
  browserName: 'chromium',
  launchOptions: {
    args: chromiumSwitches,
    // Most desktops have visible scroll bars.
    ignoreDefaultArgs: ['--hide-scrollbars'] as string[],
    executablePath,
  },
} as const;

/** Firefox from `PATH` and Playwright's WebKit, if they are installed. */
const otherEngines: Project[] = [];
if (firefox) {
  otherEngines.push({
    name: 'firefox',
    // One worker, because two windows would take the focus from each other. Firefox is the first
    // project, so that the others run beside it.
    workers: 1,
    testMatch: journeys,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      // By itself, the channel does not find Debian's Firefox.
      launchOptions: {
        executablePath: firefox,
        // Ctrl with the wheel zooms text only (tests/journeys/text-zoom.slow.spec.ts).
        firefoxUserPrefs: { 'browser.zoom.full': false },
      },
    },
  });
}
if (existsSync(webkit.executablePath()))
  otherEngines.push({ name: 'webkit', testMatch: journeys, use: { browserName: 'webkit' } });

/** Tests of the built site in browsers. Installs a browser if there is none. */
export default defineConfig({
  // Absolute paths, because configurations in other folders extend this one.
  testDir: join(root, 'tests'),
  testMatch: '**/*.spec.ts',
  // The quick run omits tests tagged `@slow`. `testIgnore` omits whole files, `*.slow.*`.
  grepInvert: isQuick ? /@slow/ : [],
  outputDir: join(root, '.cache/test-results'),
  fullyParallel: true,
  // One more than two cores, because tests often wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // On CI a test that passes at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000 * slowdown,
  snapshotPathTemplate: 'tests/appearance/{arg}{ext}',
  expect: {
    timeout: 10_000 * slowdown,
    // By default, a snapshot may leave elements out.
    toMatchAriaSnapshot: { pathTemplate: 'tests/aria/{arg}{ext}', children: 'deep-equal' },
  },
  // A missing snapshot fails the test. Except on CI, it is written for the next run.
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
    // Recording doubles the time of a test.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // The quick run uses Chromium only.
    ...(isQuick ? [] : otherEngines),
    {
      name: 'chromium',
      testIgnore: ignoredFiles,
      use: { ...chromium, contextOptions: { reducedMotion: 'no-preference' } },
    },
  ],
});
