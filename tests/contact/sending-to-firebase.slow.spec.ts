import type { Request } from '@playwright/test';
import { startEmulator } from '#tests/rules/start-emulator.ts';
import { erika, fillForm, notificationOf, openForm, submit } from '#tests/support/contact.ts';
import { openPage } from '#tests/support/page.ts';
import { buildSite, serveSite } from '#tests/support/processes.ts';
import { expect, test } from '#tests/support/test.ts';

// These tests need builds with other settings. `sending.spec.ts` uses the normal build.
test.setTimeout(120_000);

const port = process.env.TEST_PORT ?? '4180';

test('a message to Firestore is reported as sent', async ({ page }) => {
  const emulator = await startEmulator();
  if (!emulator) return test.skip(true, 'The Firestore emulator is not installed.');
  const outDir = `.cache/emulator-site-${port}`;
  await buildSite({ outDir, env: { VITE_FIRESTORE_EMULATOR: emulator.address } });
  const site = await serveSite({ outDir });
  await openPage(page, `${site.url}/desktop/3`);
  await fillForm(await openForm(page), erika);
  await submit(page.getByRole('dialog'));
  // The emulator takes up to 4 s for its first answer.
  await expect(notificationOf(page, 'sent')).toBeVisible({ timeout: 15_000 });
  await site.stop();
  await emulator.stop();
});

/** The part of reCAPTCHA that App Check uses. */
const recaptcha = `window.grecaptcha = {
  ready: (callback) => callback(),
  render: (_, { callback }) => callback,
  execute: async (succeed) => (succeed(), 'a person'),
};`;

test('a build with App Check names reCAPTCHA, and contacts Google only when a message is sent', async ({
  page,
}) => {
  const outDir = `.cache/app-check-site-${port}`;
  const env = {
    VITE_FIREBASE_PROJECT_ID: 'demo-portfolio',
    VITE_FIREBASE_API_KEY: 'AIzaSyA-example_key',
    VITE_FIREBASE_APP_ID: '1:123456789:web:0a1b2c',
    VITE_RECAPTCHA_SITE_KEY: '6Lc_aaaaAAAAAJ-0123456789',
  };
  await buildSite({ outDir, env });
  const site = await serveSite({ outDir });
  const requests: Request[] = [];
  const cors = { 'access-control-allow-origin': '*' };
  const answers = {
    'www.google.com': { body: recaptcha, contentType: 'text/javascript' },
    'content-firebaseappcheck.googleapis.com': {
      json: { token: 'a token', ttl: '3600s' },
      headers: cors,
    },
    'firestore.googleapis.com': { json: { commitTime: '2026-11-20T09:41:00Z' }, headers: cors },
  };
  for (const [host, answer] of Object.entries(answers))
    await page.route(`https://${host}/**`, (route) => {
      requests.push(route.request());
      return route.fulfill(answer);
    });
  await openPage(page, `${site.url}/desktop/3`);
  const form = await openForm(page);
  await expect(form.getByText('Dieses Formular ist durch reCAPTCHA geschützt.')).toBeVisible();
  await fillForm(form, erika);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(requests.map((request) => new URL(request.url()).host)).toEqual(Object.keys(answers));
  const [, exchange, commit] = requests;
  // Firebase's heartbeat would reveal on which days the library was used.
  expect(exchange?.headers()).not.toHaveProperty('x-firebase-client');
  expect(commit?.headers()['x-firebase-appcheck']).toBe('a token');
  const databases = () => page.evaluate(() => indexedDB.databases());
  const kept = expect.objectContaining({ name: 'firebase-app-check-database' });
  await expect.poll(databases).toEqual([kept]);
  await page.goto(`${site.url}/datenschutz`);
  const heading = page.getByRole('heading', { level: 2, name: 'Schutz vor Missbrauch' });
  await expect(heading).toBeVisible();
  await page.close();
  await site.stop();
});
