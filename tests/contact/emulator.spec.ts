import { expectText, fillForm, notificationOf, submit } from '#scripts/testbed/contact.ts';
import { expectHydrated } from '#scripts/testbed/routes.ts';
import { buildSite, type SiteServer, serveSite } from '#scripts/testbed/site-server.ts';
import { openForm } from '#scripts/testbed/steps.ts';
import { findEmulator, missingEmulator, projectId, startEmulator } from '#tests/rules/emulator.ts';
import { expect, test } from '#tests/support/test.ts';

const outDir = `.cache/emulator-site-${process.env.TEST_PORT ?? '4180'}`;
/** ms; the emulator takes up to 4 s for its first answer, and longer on a busy machine. */
const slow = { timeout: 15_000 };

let emulator: Awaited<ReturnType<typeof startEmulator>> | undefined;
let site: SiteServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  if (findEmulator() === undefined) {
    const missing = `The form was NOT tested against Firestore: ${missingEmulator}`;
    if (process.env.CI) throw new Error(missing);
    console.error(missing);
    test.skip(true, missing);
  }
  emulator = await startEmulator();
  const { host, port } = emulator;
  await buildSite({ outDir, env: { VITE_FIRESTORE_EMULATOR: `${host}:${port}` } });
  site = await serveSite({ outDir });
});

test.afterAll(async () => {
  await site?.stop();
  await emulator?.stop();
});

/** The stored messages, which only the owner may read. */
async function storedFields() {
  const path = `projects/${projectId}/databases/(default)/documents/messages`;
  const answer = await fetch(`http://${emulator?.host}:${emulator?.port}/v1/${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { documents }: { documents: { fields: object }[] } = await answer.json();
  return documents.map(({ fields }) => fields);
}

test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: unknown\.$/] });

test('Firestore stores a text at every limit, and no second copy when its answer got lost', async ({
  page,
}) => {
  const longest = {
    name: '😀'.repeat(100),
    email: `${'e'.repeat(318)}@b`,
    message: 'ü'.repeat(5000),
  };
  const stored = [
    {
      email: { stringValue: longest.email },
      message: { stringValue: longest.message },
      name: { stringValue: longest.name },
    },
  ];
  await page.goto(`${site?.url}/desktop/3`);
  await expectHydrated(page);
  await page.route('**/documents:commit*', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  const form = await openForm(page);
  await fillForm(form, longest);
  await submit(form);
  await expect(notificationOf(page, 'failed')).toBeVisible(slow);
  expect(await storedFields()).toEqual(stored);

  await page.unroute('**/documents:commit*');
  await page.reload();
  await expectHydrated(page);
  await openForm(page);
  await expectText(form, longest);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible(slow);
  expect(await storedFields()).toEqual(stored);
});
