import { fileURLToPath } from 'node:url';
import { findEmulator, startEmulator } from '#tests/rules/emulator.ts';
import { erika, fieldsOf, fillForm, notificationOf, submit } from '#tests/support/contact.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { buildSite, type SiteServer, serveSite } from '#tests/support/site-server.ts';
import { openForm } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const outDir = `.cache/emulator-site-${process.env.TEST_PORT ?? '4180'}`;
const projectId = 'demo-portfolio';
const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const missing =
  'The form was NOT tested against Firestore: no emulator found (Debian package google-cloud-cli-firestore-emulator or FIRESTORE_EMULATOR_JAR, and Java).';

/** ms; the emulator takes up to 4 s for its first answer, and longer on a busy machine. */
const slow = { timeout: 15_000 };

let emulator: Awaited<ReturnType<typeof startEmulator>> | undefined;
let site: SiteServer | undefined;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  if (findEmulator() === undefined) {
    if (process.env.CI) throw new Error(missing);
    console.error(missing);
    test.skip(true, missing);
  }
  emulator = await startEmulator({ rulesFile, projectId });
  const { host, port } = emulator;
  await buildSite({ outDir, env: { VITE_FIRESTORE_EMULATOR: `${host}:${port}` } });
  site = await serveSite({ outDir });
});

test.afterAll(async () => {
  await site?.stop();
  await emulator?.stop();
});

const documents = () =>
  `http://${emulator?.host}:${emulator?.port}/v1/projects/${projectId}/databases/(default)/documents`;

/** The stored messages; `owner` is whom the rules do not bind. */
async function readMessages(authorization?: string) {
  const headers = authorization ? { authorization } : {};
  const answer = await fetch(`${documents()}/messages`, { headers });
  const body: { documents?: { fields: Record<string, unknown> }[] } = await answer.json();
  return { status: answer.status, fields: (body.documents ?? []).map(({ fields }) => fields) };
}

test.beforeEach(async ({ page }) => {
  const path = documents().replace('/v1/', '/emulator/v1/');
  await fetch(path, { method: 'DELETE' });
  await page.goto(`${site?.url}/desktop/3`);
  await expectHydrated(page);
});

test('a message is stored once, with exactly its three fields, and nobody else can read it', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillForm(form, { ...erika, name: ` ${erika.name} ` });
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible(slow);
  const { fields } = await readMessages('Bearer owner');
  expect(fields).toEqual([
    {
      email: { stringValue: erika.email },
      message: { stringValue: erika.message },
      name: { stringValue: erika.name },
    },
  ]);
  expect((await readMessages()).status).toBe(403);
});

test.describe('when the answer gets lost', () => {
  test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: unknown\.$/] });

  test('the message was stored all the same, and sending it again stores no second copy', async ({
    page,
  }) => {
    await page.route('**/documents:commit*', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await fillForm(await openForm(page), erika);
    await submit(page.getByRole('dialog'));
    await expect(notificationOf(page, 'failed')).toBeVisible(slow);
    expect((await readMessages('Bearer owner')).fields).toHaveLength(1);

    await page.unroute('**/documents:commit*');
    await page.reload();
    await expectHydrated(page);
    const form = await openForm(page);
    await expect(fieldsOf(form).message).toHaveValue(erika.message);
    await submit(form);
    await expect(notificationOf(page, 'sent')).toBeVisible(slow);
    expect((await readMessages('Bearer owner')).fields).toHaveLength(1);
  });
});

test('a text at every limit passes the rules', async ({ page }) => {
  const form = await openForm(page);
  const email = `${'e'.repeat(318)}@b`;
  await fillForm(form, { name: '😀'.repeat(100), email, message: 'ü'.repeat(5000) });
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible(slow);
  expect((await readMessages('Bearer owner')).fields).toHaveLength(1);
});
