import type { Request } from '@playwright/test';
import { findEmulator, missingEmulator, projectId, startEmulator } from '#tests/rules/emulator.ts';
import { erika, fillForm, notificationOf, submit } from '#tests/support/contact.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { buildSite, serveSite } from '#tests/support/site-server.ts';
import { openForm } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

// Beyond what `sending.spec.ts` has: to Google's own programs, from builds of their own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

const commits = '**/documents:commit*';
const port = process.env.TEST_PORT ?? '4180';

test.describe('Firestore', () => {
  test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: unknown\.$/] });

  test('stores a text at every limit, and no second copy when its answer got lost', async ({
    page,
  }) => {
    if (findEmulator() === undefined) {
      const missing = `The form was NOT tested against Firestore: ${missingEmulator}`;
      if (process.env.CI) throw new Error(missing);
      console.error(missing);
      test.skip(true, missing);
    }
    const { host, port: emulatorPort, stop } = await startEmulator();
    const outDir = `.cache/emulator-site-${port}`;
    await buildSite({ outDir, env: { VITE_FIRESTORE_EMULATOR: `${host}:${emulatorPort}` } });
    const site = await serveSite({ outDir });
    const messages = `projects/${projectId}/databases/(default)/documents/messages`;
    /** The stored messages, which only the owner may read. */
    async function storedFields() {
      const answer = await fetch(`http://${host}:${emulatorPort}/v1/${messages}`, {
        headers: { authorization: 'Bearer owner' },
      });
      const { documents }: { documents: { fields: object }[] } = await answer.json();
      return documents.map(({ fields }) => fields);
    }

    const longest = {
      name: '😀'.repeat(100),
      email: `${'e'.repeat(318)}@b`,
      message: 'ü'.repeat(5000),
    };
    const all = Object.entries(longest).map(([name, stringValue]) => [name, { stringValue }]);
    await page.goto(`${site.url}/desktop/3`);
    await expectHydrated(page);
    await page.route(commits, async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    const form = await openForm(page);
    await fillForm(form, longest);
    await submit(form);
    // The emulator takes up to 4 s for its first answer, and longer on a busy machine.
    await expect(notificationOf(page, 'failed')).toBeVisible({ timeout: 15_000 });
    expect(await storedFields()).toEqual([Object.fromEntries(all)]);

    await page.unroute(commits);
    await page.reload();
    await expectHydrated(page);
    await submit(await openForm(page));
    await expect(notificationOf(page, 'sent')).toBeVisible({ timeout: 15_000 });
    expect(await storedFields()).toEqual([Object.fromEntries(all)]);
    await site.stop();
    await stop();
  });
});

/** As much of reCAPTCHA as App Check uses. */
const recaptcha = `window.grecaptcha = {
  ready: (callback) => callback(),
  render: (_, { callback }) => callback,
  execute: async (succeed) => (succeed(), 'a person'),
};`;

test('a build with App Check says so, and asks Google when a message is sent and not before', async ({
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
  const asked: Request[] = [];
  const cors = { 'access-control-allow-origin': '*' };
  const answers = {
    'www.google.com': { body: recaptcha, contentType: 'text/javascript' },
    'content-firebaseappcheck.googleapis.com': {
      json: { token: 'a token', ttl: '3600s' },
      headers: cors,
    },
    'firestore.googleapis.com': { json: { writeResults: [{}] }, headers: cors },
  };
  for (const [host, answer] of Object.entries(answers))
    await page.route(`https://${host}/**`, (route) => {
      asked.push(route.request());
      return route.fulfill(answer);
    });
  await page.goto(`${site.url}/desktop/3`);
  await expectHydrated(page);
  const form = await openForm(page);
  await expect(form.getByText('Dieses Formular ist durch reCAPTCHA geschützt.')).toBeVisible();
  await fillForm(form, erika);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(asked.map((request) => new URL(request.url()).host)).toEqual(Object.keys(answers));
  const [, exchange, commit] = asked;
  // Firebase's heartbeat would tell on which days the library was used.
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
