import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { root } from '#scripts/install.mjs';
import { erika, expectErika, fillForm } from '#scripts/testbed/contact.ts';
import { firstProject, firstSkill, gallery } from '#scripts/testbed/content.ts';
import {
  type Deployment,
  keepCopy,
  noAnswer,
  startDeployment,
} from '#scripts/testbed/deployment.ts';
import { fullTitle } from '#scripts/testbed/routes.ts';
import { buildSite } from '#scripts/testbed/site-server.ts';
import { expectPage, openForm } from '#scripts/testbed/steps.ts';
import { copyProject, removeCopy, writeOwner } from '#tests/support/project-copy.ts';
import { expect, test } from '#tests/support/test.ts';

const port = process.env.TEST_PORT ?? '4180';
const site = join(root, `.cache/test-site-${port}`);
// Of its own for each worker: repeated, a test may run beside itself.
const own = `${port}-${process.env.TEST_PARALLEL_INDEX}`;
const next = join(root, `.cache/next-site-${own}`);
const offSite = `.cache/off-site-${own}`;
const withoutCopy = join(root, offSite);
const nextTitle = 'naechste.example';

test.use({ serviceWorkers: 'allow', expectedErrors: [noAnswer] });
test.describe.configure({ mode: 'default', timeout: 90_000 });

/** A browser asks for a new worker when it finds time, and a worker replaces another when it has kept a whole build. */
const replaced = { timeout: 45_000 };

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const copy = copyProject();
  writeOwner(copy, { ...owner, siteTitle: nextTitle });
  await buildSite({ outDir: 'dist', cwd: copy });
  cpSync(join(copy, 'dist'), next, { recursive: true, force: true });
  removeCopy(copy);
  await buildSite({ outDir: offSite, env: { VITE_OFFLINE: 'off' } });
});

let host: Deployment;
let loads: number;

test.beforeEach(async ({ page }) => {
  host = await startDeployment(site);
  loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
});
test.afterEach(() => host.stop());

/** Writes a message and closes the form. */
async function writeDraft(page: Page) {
  const form = await openForm(page);
  await fillForm(form, erika);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
}

async function expectDraft(page: Page) {
  await page.goto(`${host.url}/kontakt`);
  await expectErika(page.getByRole('dialog'));
}

/** Whether the programs of the first build and of the next one are kept. */
async function keptBuilds(page: Page) {
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const keeps = (folder: string) =>
    kept.includes(/"entry":"([^"]+)"/.exec(readFileSync(join(folder, 'sw.js'), 'utf8'))?.[1] ?? '');
  return { first: keeps(site), next: keeps(next) };
}

test('an open page goes on with the copy of its own build, and the next page load shows the new one', async ({
  page,
  context,
}) => {
  await keepCopy(page, host.url, '/desktop/3');
  await writeDraft(page);
  host.deploy(next);
  await page.getByRole('link', { name: 'Projekte' }).first().click();
  await expectPage(page, 2);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await expect(page).toHaveTitle(fullTitle(gallery));
  expect(loads).toBe(1);

  await page.reload();
  await expect(page).toHaveTitle(`${gallery.title} – ${nextTitle}`);
  await expect.poll(() => keptBuilds(page), replaced).toEqual({ first: false, next: true });
  await expectDraft(page);
  await context.setOffline(true);
  await page.goto(host.url + firstSkill.path);
  await expect(page).toHaveTitle(`${firstSkill.title} – ${nextTitle}`);
  expect(loads).toBe(4);
});

test('the copy of a build stays as long as a page of it is open', async ({ page, context }) => {
  await keepCopy(page, host.url, '/desktop/2');
  host.deploy(next);
  const other = await context.newPage();
  await other.goto(`${host.url}/desktop/1`);
  await expect(other).toHaveTitle(`Skills – ${nextTitle}`);
  await expect.poll(() => keptBuilds(other), replaced).toEqual({ first: true, next: true });
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await expect(page).toHaveTitle(fullTitle(gallery));

  await page.close();
  await other.reload();
  await expect.poll(() => keptBuilds(other), replaced).toEqual({ first: false, next: true });
});

test.describe('without a copy', () => {
  test.use({ expectedErrors: [/Failed to load resource|Loading chunk .* failed|A part failed/] });

  test('an open page says that a part is gone, and loads the new build with the draft kept', async ({
    page,
    context,
  }) => {
    host.deploy(withoutCopy);
    await page.goto(`${host.url}/desktop/3`);
    await writeDraft(page);
    // What is pointed at is fetched: the whole journey comes after the deployment.
    host.deploy(next);
    await page.getByRole('link', { name: 'Projekte' }).first().click();
    await expectPage(page, 2);
    await page.getByRole('link', { name: firstProject.tile.title }).click();
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(page).toHaveTitle(`${firstProject.title} – ${nextTitle}`);
    expect(loads).toBe(2);
    await expectDraft(page);

    // The build before had no service worker: from here on there is one.
    await keepCopy(page, host.url);
    await context.setOffline(true);
    await page.goto(host.url + gallery.path);
    await expect(page).toHaveTitle(`${gallery.title} – ${nextTitle}`);
  });
});

test('a build that switches the copy off removes it from a browser that has it', async ({
  page,
}) => {
  await keepCopy(page, host.url);
  host.deploy(withoutCopy);
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()),
      ...(await caches.keys()),
    ]);
  await expect.poll(left, replaced).toEqual([]);
  await page.goto(host.url + firstSkill.path);
  await expect(page).toHaveTitle(fullTitle(firstSkill));
});
