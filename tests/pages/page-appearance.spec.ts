import type { Page } from '@playwright/test';
import { expectTree } from '#tests/support/accessibility-tree.ts';
import { setCondition } from '#tests/support/conditions.ts';
import { expectedPages } from '#tests/support/content.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { nameOf, screenStates } from '#tests/support/screen-states.ts';
import { expect, test } from '#tests/support/test.ts';
import { visibleItems } from '#tests/support/visible-items.ts';

// Chromium logs the status of the 404 page.
test.use({ expectedErrors: [/status of 404/] });

const pages = [...expectedPages, { path: '/gibt-es-nicht' }];
const paths = pages.map(({ path }) => path).filter((path) => path !== '/kontakt');
/** One page per test would take 40 % longer. */
const pagesPerTest = 5;

const sizes = {
  desktop: { width: 1440, height: 900 },
  'phone, landscape': { width: 844, height: 390 },
  phone: { width: 390, height: 844 },
};

/** The width of scroll bars differs between systems. */
const withoutScrollBars = '* { scrollbar-width: none }';

/** Replaces time and date, because a fixed clock would slow each page down. */
const withoutClock = (items: string) =>
  items.replace(/"\d\d:\d\d"/, '(time)').replace(/"\p{L}+, \d+\. \p{L}+"/u, '(date)');

/** Returns the pictures in the viewport that have not loaded. */
function missingPictures(images: Element[]): string[] {
  return images
    .filter((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && left >= 0 && left < innerWidth;
    })
    .filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
    .map((image) => image.outerHTML);
}

for (let start = 0; start < paths.length; start += pagesPerTest) {
  const group = paths.slice(start, start + pagesPerTest);
  test(`${group.join(', ')} have the stored texts, pictures, colours, places and accessibility trees`, async ({
    page,
  }) => {
    for (const path of group) await expectAppearance(page, path);
  });
}

async function expectAppearance(page: Page, path: string) {
  await openPage(page, path);
  const images = page.locator('img');
  let appearance = '';
  for (const [size, viewport] of Object.entries(sizes)) {
    await setCondition(page, { viewport, styleSheet: withoutScrollBars });
    await settle(page);
    await expect.soft.poll(() => images.evaluateAll(missingPictures), path).toEqual([]);
    const lowest = () => document.elementFromPoint(20, innerHeight - 20)?.localName;
    expect
      .soft(await page.evaluate(lowest), `${path} fills the window`)
      .not.toMatch(/^(html|body)$/);
    appearance += `${size}\n${withoutClock(await visibleItems(page))}\n`;
  }
  expect.soft(appearance, path).toMatchSnapshot(`${nameOf(path)}.txt`);
  // The lock's stored tree has a fixed date.
  const isTreeStored = path !== '/' && screenStates.some(({ name }) => name === nameOf(path));
  if (isTreeStored) await expectTree(page.getByRole('main'), nameOf(path), '[inert], main nav');
  expect.soft(await layoutFaults(page), path).toEqual([]);
}
