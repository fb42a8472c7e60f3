import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '#scripts/root.mjs';
import {
  erika,
  expectErika,
  fillForm,
  formOf,
  notificationOf,
  openForm,
  submit,
} from '#tests/support/contact.ts';
import { firstProject } from '#tests/support/content.ts';
import { expectSlide, heading, tile, topBarEntry } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { nextBuild, type StaticHost, startStaticHost } from './static-host.ts';

const site = join(root, process.env.OUT_DIR ?? '');
let next: string;
let host: StaticHost;
let loads: number;

test.use({
  expectedErrors: [
    /^Failed to (load resource|fetch)|^Refused to apply style|Loading chunk .* failed|React error #520|message was not sent/,
  ],
});

test.beforeAll(() => {
  next = nextBuild(site);
});
test.beforeEach(async ({ page }) => {
  host = await startStaticHost(site);
  loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
});
test.afterEach(() => host.stop());

async function openSlide(page: Page, slide: number) {
  await page.goto(`${host.url}/desktop/${slide}`);
  await expectSlide(page, slide);
}

/** Writes a draft, and waits until the form has prefetched the code that sends messages. */
async function writeDraft(page: Page) {
  const sending = page.waitForResponse(/\/firestore-/);
  await fillForm(await openForm(page), erika);
  await (await sending).finished();
  await page.keyboard.press('Escape');
  await expect(formOf(page)).toBeHidden();
}

const chunkFailure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
const retry = (page: Page) => page.getByRole('button', { name: 'Erneut laden' }).click();

test.describe('a page from before a deployment', () => {
  test('opens a project by one press of "Erneut laden" and one page load, and keeps the draft', async ({
    page,
  }) => {
    await openSlide(page, 3);
    await writeDraft(page);
    host.deploy(next);
    await topBarEntry(page, 2).click();
    await expectSlide(page, 2);
    await tile(page, firstProject).click();
    await expect(chunkFailure(page)).toBeVisible();
    expect(loads).toBe(1);
    await retry(page);
    await expect(page.getByRole('heading', { name: 'Funktionen' })).toBeVisible();
    await expect(heading(page, firstProject)).toBeVisible();
    await page.getByRole('link', { name: 'Schließen', exact: true }).click();
    await expectSlide(page, 2);
    await topBarEntry(page, 3).click();
    await expectErika(await openForm(page));
    expect(loads).toBe(2);
  });

  test('keeps the text of a message that fails, and sends it once after a reload', async ({
    page,
  }) => {
    // With Save-Data, the form does not prefetch the code that sends messages.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openSlide(page, 3);
    const form = await openForm(page);
    await fillForm(form, erika);
    host.deploy(next);
    await submit(form);
    await expect(notificationOf(page, 'failed')).toBeVisible();
    await page.reload();
    await expectSlide(page, 3);
    await expectErika(await openForm(page));
    await submit(formOf(page));
    await expect(notificationOf(page, 'sent')).toBeVisible();
    expect(host.messages()).toHaveLength(1);
  });

  test('can be read and left when it comes from a cache and its script and style sheet are gone', async ({
    page,
  }) => {
    const stale = { body: host.read('/desktop/1.html'), contentType: 'text/html' };
    await page.route(`${host.url}/desktop/1`, (route) => route.fulfill(stale), { times: 1 });
    host.deploy(next);
    await page.goto(`${host.url}/desktop/1`);
    await topBarEntry(page, 2).click();
    await expectSlide(page, 2);
    expect(loads).toBe(2);
  });

  test('shows a failure, without a page load, when it is offline', async ({ page, context }) => {
    await openSlide(page, 3);
    host.deploy(next);
    await context.setOffline(true);
    await topBarEntry(page, 2).click();
    await expectSlide(page, 2);
    await tile(page, firstProject).click();
    await expect(chunkFailure(page)).toBeVisible();
    await expect(heading(page, firstProject)).toBeFocused();
    await retry(page);
    await expect(chunkFailure(page)).toBeVisible();
    expect(loads).toBe(1);
  });
});
