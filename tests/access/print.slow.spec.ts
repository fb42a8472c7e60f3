import type { Locator, Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { openContact } from '#scripts/testbed/contact.ts';
import { firstSkill, gallery } from '#scripts/testbed/content.ts';
import { openLightbox } from '#scripts/testbed/lightbox.ts';
import { expectHydrated } from '#scripts/testbed/routes.ts';
import { lockHint, pageHeadings } from '#scripts/testbed/steps.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { print } from '#tests/support/paper.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A4 between its margins, in CSS px. */
const paper = { width: 657, height: 1009 };

/** pt below a heading's upper edge: itself and a line of its text. */
const headingAndLine = 45;

const most = {
  '/': 2,
  [gallery.path]: 3,
  [firstSkill.path]: 1,
  '/datenschutz': 3,
  '/lebenslauf': 1,
} as const;

for (const [path, pages] of Object.entries(most)) {
  test(`${path} is printed on ${pages} pages at most, none of them empty, headings with their text`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectHydrated(page);
    const sheets = await print(page);
    expect(sheets.length).toBeLessThanOrEqual(pages);
    for (const { marks } of sheets) expect(marks).toBeGreaterThan(0);
    const headings = sheets.flatMap((sheet) => sheet.headings);
    expect(headings.length).toBeGreaterThan(0);
    for (const { title, fromEnd } of headings)
      expect(fromEnd, title).toBeGreaterThan(headingAndLine);
    await expectOnPaper(page);
  });
}

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

/** Shows the page as it stands on paper. */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
}

/** Every text is black, on nothing but the paper, and between the margins. */
async function expectOnPaper(page: Page) {
  await printed(page);
  const wrong = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || parent.closest('.sr-only, script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      if (boxes.some(({ left, right }) => left < 0 || right > innerWidth))
        found.push(`outside: ${text}`);
      if (boxes.length > 0 && getComputedStyle(parent).color !== 'rgb(0, 0, 0)')
        found.push(`not black: ${text}`);
    }
    for (const element of document.querySelectorAll('*')) {
      const { backgroundColor, position } = getComputedStyle(element);
      if (element.getClientRects().length === 0 || element.querySelector(':scope > img')) continue;
      if (!/, 0\)$|\/ 0\)$/.test(backgroundColor)) found.push(`ground: ${element.className}`);
      // It would be on every page.
      if (/fixed|sticky/.test(position) && element.closest('#root'))
        found.push(`${position}: ${element.className}`);
    }
    return found;
  });
  expect(wrong).toEqual([]);
}
