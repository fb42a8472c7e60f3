import type { Page } from '@playwright/test';
import { owner } from '#src/content/owner.ts';
import { paths } from '#src/navigation/paths.ts';
import { erika, fillForm, notificationOf, submit } from './support/contact.ts';
import { projects, skills } from './support/content.ts';
import { openLightbox } from './support/lightbox.ts';
import { expect, test } from './support/test.ts';

const details = [...projects, ...skills].map(({ slug }) => paths.detail(slug));
const slider = ([0, 1, 2, 3] as const).map(paths.page);
const addresses = [paths.lock, ...slider, ...details, paths.imprint, paths.privacy];

/** Requests of a page to anywhere but the site, as they come. */
function foreignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') foreign.push(request.url());
  });
  return foreign;
}

test('no page requests anything from another origin', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  const foreign = foreignRequests(page, baseURL ?? '');
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' });
    // What a page loads late, it loads while it is read.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const loaded = () => performance.getEntriesByType('resource').length;
    await expect.poll(() => page.evaluate(loaded)).toBeGreaterThan(4);
  }
  expect(addresses).toContain(`/${owner.slug}`);
  expect(foreign).toEqual([]);
});

test('neither the lightbox nor a message requests anything from another origin', async ({
  page,
  baseURL,
}) => {
  const foreign = foreignRequests(page, baseURL ?? '');
  await openLightbox(page, 1);
  await page.goto(paths.form);
  const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
  await fillForm(form, erika);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(foreign).toEqual([]);
});
