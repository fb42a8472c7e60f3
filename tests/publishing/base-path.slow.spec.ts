import { join } from 'node:path';
import { root } from '#scripts/install.mjs';
import { erika, fillForm, notificationOf, submit } from '#tests/support/contact.ts';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { type Deployment, startDeployment } from '#tests/support/deployment.ts';
import { buildSite } from '#tests/support/site-server.ts';
import { expectPage, topBarEntry, unlock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const base = '/portfolio/';
// Of its own for each worker: repeated, a test may run beside itself.
const outDir = `.cache/base-path-site-${process.env.TEST_PORT ?? '4180'}-${process.env.TEST_PARALLEL_INDEX}`;
const folder = join(root, outDir);
let host: Deployment;

test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await buildSite({ outDir, env: { BASE_PATH: base } });
});
test.beforeEach(async () => {
  host = await startDeployment(folder, base);
});
test.afterEach(() => host.stop());

// `hosts.slow.test.ts` checks that every address it names exists.

test('a visit stays in the folder, from the lock to a message that is sent', async ({ page }) => {
  await page.goto(`${host.url}/`);
  await unlock(page);
  await topBarEntry(page, 2).click();
  await expectPage(page, 2);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await expect(page).toHaveURL(host.url + gallery.path);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expectPage(page, 2);

  await page.goto(`${host.url}${firstSkill.path}.html`);
  await expect(page).toHaveURL(host.url + firstSkill.path);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${host.url}/desktop/1`);

  await page.goto(`${host.url}/kontakt`);
  await fillForm(page.getByRole('dialog'), erika);
  await submit(page.getByRole('dialog'));
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectPage(page, 3);
  expect(host.messages()).toHaveLength(1);
  expect(host.requests.filter((path) => !path.startsWith(base))).toEqual([]);
});
