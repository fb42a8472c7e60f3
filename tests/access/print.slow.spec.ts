import type { Locator } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { openContact } from '#scripts/testbed/contact.ts';
import { gallery } from '#scripts/testbed/content.ts';
import { openLightbox } from '#scripts/testbed/lightbox.ts';
import { expectHydrated } from '#scripts/testbed/routes.ts';
import { lockHint, pageHeadings } from '#scripts/testbed/steps.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { expectOnPaper, print, printed } from '#tests/support/paper.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `tests/content` prints every page.

/** What stands on paper behind a link, as its address. */
function addressAfter(link: Locator) {
  return link.evaluate((element) => getComputedStyle(element, '::after').content);
}

test('the pages of the slider are printed one below the other, the bars and buttons not', async ({
  page,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  await printed(page);
  await expect(page.getByText(`Hallo, ich bin ${owner.firstName}`)).toBeVisible();
  await expect(page.getByText(lockHint)).toBeHidden();
  // By text: the pages below the lock are inert.
  const tops: number[] = [];
  for (const heading of pageHeadings) {
    const box = await page.locator('h2', { hasText: heading }).boundingBox();
    tops.push(box?.y ?? Number.NaN);
  }
  expect(new Set(tops).size).toBe(pageHeadings.length);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const control of await page.locator('nav, button').all()) await expect(control).toBeHidden();
});

test('links to other sites are printed with their addresses, the Lebenslauf without what only a screen can use', async ({
  page,
}) => {
  await page.goto(gallery.path);
  await printed(page);
  const link = page.getByRole('link', { name: gallery.buttons[0]?.label ?? 'none' });
  expect(await addressAfter(link)).toContain(await link.getAttribute('href'));

  await page.goto('/lebenslauf');
  const site = page.getByRole('link', { name: siteAddress('/').slice(8, -1) });
  expect(await addressAfter(site)).toBe('none');
  await expect(page.getByRole('link', { name: 'Impressum' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('an open form and an open picture are printed instead of what they cover', async ({
  page,
}) => {
  await openContact(page);
  expect(await print(page)).toHaveLength(1);
  await expectOnPaper(page);
  await expect(page.getByText('Wie ich mit deinen Angaben umgehe')).toBeVisible();
  await expect(page.locator('h2', { hasText: 'Sag Hallo.' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await openLightbox(page, 2);
  expect(await print(page)).toHaveLength(1);
  await expectOnPaper(page);
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
});
