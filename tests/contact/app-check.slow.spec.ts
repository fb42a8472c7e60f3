import type { Page, Request } from '@playwright/test';
import { erika, fillForm, notificationOf, submit } from '#scripts/testbed/contact.ts';
import { expectHydrated } from '#scripts/testbed/routes.ts';
import { buildSite, type SiteServer, serveSite } from '#scripts/testbed/site-server.ts';
import { openForm } from '#scripts/testbed/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const outDir = `.cache/app-check-site-${process.env.TEST_PORT ?? '4180'}`;
const env = {
  VITE_FIREBASE_PROJECT_ID: 'demo-portfolio',
  VITE_FIREBASE_API_KEY: 'AIzaSyA-example_key',
  VITE_FIREBASE_APP_ID: '1:123456789:web:0a1b2c',
  VITE_RECAPTCHA_SITE_KEY: '6Lc_aaaaAAAAAJ-0123456789',
};
let site: SiteServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await buildSite({ outDir, env });
  site = await serveSite({ outDir });
});
test.afterAll(() => site?.stop());

/** As much of reCAPTCHA as App Check uses. */
const recaptcha = `window.grecaptcha = {
  ready: (callback) => callback(),
  render: (_, { callback }) => callback,
  execute: async (succeed) => (succeed(), 'a person'),
};`;

/** Answers for Google. Returns what it was asked. */
async function answerForGoogle(page: Page) {
  const asked: Request[] = [];
  const cors = { 'access-control-allow-origin': '*' };
  const answers: Record<string, object> = {
    'https://www.google.com/**': { body: recaptcha, contentType: 'text/javascript' },
    'https://content-firebaseappcheck.googleapis.com/**': {
      json: { token: 'a token', ttl: '3600s' },
      headers: cors,
    },
    'https://firestore.googleapis.com/**': { json: { writeResults: [{}] }, headers: cors },
  };
  for (const [address, answer] of Object.entries(answers)) {
    await page.route(address, (route) => {
      asked.push(route.request());
      return route.fulfill(answer);
    });
  }
  return asked;
}

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('a build with App Check asks Google when a message is sent and not before, and says so', async ({
  page,
}) => {
  const asked = await answerForGoogle(page);
  // What is fetched instead must be one Firebase, which knows App Check.
  for (const name of ['firestore', 'app-check'])
    await page.route(new RegExp(`/${name}-[\\w-]+\\.js$`), (route) => route.abort(), { times: 1 });
  await page.goto(`${site?.url}/desktop/3`);
  await expectHydrated(page);
  const form = await openForm(page);
  await expect(form.getByText('Dieses Formular ist durch reCAPTCHA geschützt.')).toBeVisible();
  await fillForm(form, erika);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(asked.map((request) => new URL(request.url()).host)).toEqual([
    'www.google.com',
    'content-firebaseappcheck.googleapis.com',
    'firestore.googleapis.com',
  ]);
  const [, exchange, commit] = asked;
  // Firebase's heartbeat would tell on which days the library was used.
  expect(exchange?.headers()).not.toHaveProperty('x-firebase-client');
  expect(commit?.headers()['x-firebase-appcheck']).toBe('a token');
  const databases = () => page.evaluate(() => indexedDB.databases());
  await expect
    .poll(databases)
    .toEqual([expect.objectContaining({ name: 'firebase-app-check-database' })]);

  await page.goto(`${site?.url}/datenschutz`);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Schutz vor Missbrauch' }),
  ).toBeVisible();
});
