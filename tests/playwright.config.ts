import { defineConfig } from '@playwright/test';
import { chromiumSwitches, findChromium, findOnPath } from '#scripts/browser.mjs';

const executablePath = findChromium();
const firefox = findOnPath('firefox-esr') ?? findOnPath('firefox');
const inFirefox = /firefox\.spec\.ts$/;
/** The same in every engine; WebKit runs them by a driver of its own, `tests/webkit`. */
const journeys = /journeys\/.*\.spec\.ts$/;
/** CI has 15 minutes on two cores, which three engines fill: there the rarest do not run. */
const onCi = Boolean(process.env.CI);
const notOnCi =
  /(app-interrupted|hostile|lightbox-(dismiss|zoom)|notification-gestures|preloading|safe-areas|slider-hold)\.spec\.ts$/;
const pictures = /visual\.spec\.ts$/;
/** Tests of what is there and what it does, not of how it moves: without movement they take half the time. */
const withoutMotion =
  /(app-check|asset-host|bad-input|contact.*|emulator|faults|focus|hands|home-(layout|pages)|hostile|hydration|legal|load-failure|odd-content|overlay-failure|privacy|project.*|routes|screen-reader|skills|targets|views|without-script)\.spec\.ts$/;

/**
 * Everything about layout, focus, scroll and pixels, in real browsers against the built site.
 * `npm run browser` builds it and runs this.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  // One more than CI has cores: tests also wait.
  workers: 3,
  forbidOnly: onCi,
  // Times are real in browsers: a machine that does something else may break one. The report names it as flaky.
  retries: onCi ? 2 : 0,
  timeout: 30_000,
  expect: {
    timeout: 5_000,
    toHaveScreenshot: {
      pathTemplate: 'pictures/{arg}{ext}',
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Chromium and its shell draw the same pixels. Only rounding is tolerated (2 to 3 of 255 in
      // brightness) and a few pixels: even a slight change of a colour changes a whole surface.
      threshold: 0.01,
      maxDiffPixels: 20,
    },
    // All of a screen: by default a snapshot may leave something out.
    toMatchAriaSnapshot: { pathTemplate: 'aria/{arg}{ext}', children: 'deep-equal' },
  },
  // Of texts: pictures and aria snapshots have folders of their own.
  snapshotPathTemplate: 'screen-reader/{arg}{ext}',
  // A missing picture is a failure. It is written for the next run, except on CI.
  updateSnapshots: onCi ? 'none' : 'default',
  reporter: [['list'], ['json', { outputFile: '../.cache/browser-tests.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.TEST_PORT ?? '4180'}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // It would answer before a test's `page.route` can.
    serviceWorkers: 'block',
    // Recording every test for the one that fails would double their time: TRACE=1 does.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    ...(firefox
      ? [
          {
            name: 'firefox',
            // Two at once take the focus from each other. First, so that the others fill the time.
            workers: 1,
            testMatch: [inFirefox, journeys],
            ...(onCi
              ? { grepInvert: /journeys\.spec\.ts (finger|mouse: (the viewer|a message))/ }
              : {}),
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              // The channel alone searches one folder, which Debian does not use.
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
    {
      name: 'without motion',
      testMatch: withoutMotion,
      ...(onCi ? { testIgnore: notOnCi } : {}),
      use: {
        browserName: 'chromium',
        launchOptions: { args: chromiumSwitches, ...(executablePath ? { executablePath } : {}) },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'chromium',
      // Mouse, wheel and finger have specs of their own here.
      ...(onCi ? { grepInvert: /journeys\.spec\.ts (mouse|wheel|finger)/ } : {}),
      testIgnore: [inFirefox, pictures, withoutMotion, ...(onCi ? [notOnCi] : [])],
      use: {
        browserName: 'chromium',
        launchOptions: { args: chromiumSwitches, ...(executablePath ? { executablePath } : {}) },
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
    {
      name: 'pictures',
      testMatch: pictures,
      use: {
        browserName: 'chromium',
        launchOptions: {
          // The shell uses full hinting by default, which places letters differently from Chromium.
          args: [...chromiumSwitches, '--font-render-hinting=slight'],
          ...(executablePath ? { executablePath } : {}),
        },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
