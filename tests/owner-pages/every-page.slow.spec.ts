import { join } from 'node:path';
import type { Page } from '@playwright/test';
import budgets from '#scripts/build/budgets.json' with { type: 'json' };
import { overBudget, pageSizes } from '#scripts/build/page-sizes.ts';
import { root } from '#scripts/root.mjs';
import { expectAccessible } from '#tests/access/axe.ts';
import { expectPrintable, printToPdf } from '#tests/access/printing.ts';
import { storedInBrowser } from '#tests/publishing/browser-storage.ts';
import { reflowConditions, setCondition } from '#tests/support/conditions.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { openPage } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

const sizes = () => pageSizes(join(root, process.env.OUT_DIR ?? ''));

/** Timeout of a test, ms. An owner may have many pages. */
const timeout = 20 * 60_000;

const desktop = { width: 1440, height: 900 };

/** A fault that is allowed, because a long name may overflow the lock. */
const lockOverflow = /^does not fit: the lock/;

test('neither the lock nor any other page exceeds its budget', () => {
  expect(overBudget(sizes(), { '/': budgets['/'], others: budgets.others })).toEqual([]);
});

test('every page fits, passes axe, has a unique title and working links, stores nothing, and prints well', async ({
  page,
}) => {
  test.setTimeout(timeout);
  /** Canonical address of each title. */
  const titles = new Map<string, string>();
  const statuses = new Map<string, number>();
  for (const path of Object.keys(sizes())) {
    await page.setViewportSize(desktop);
    await openPage(page, path);
    await expectTitleAndHeading(page, path, titles);
    expect.soft(await storedInBrowser(page), `${path} stores something`).toEqual([]);
    for (const url of await internalAddresses(page)) {
      if (!statuses.has(url)) statuses.set(url, (await page.request.get(url)).status());
      expect.soft(statuses.get(url), `${path} names ${url}`).toBe(200);
    }
    for (const condition of reflowConditions) {
      await setCondition(page, condition);
      const faults = async () =>
        (await layoutFaults(page)).filter((fault) => !lockOverflow.test(fault));
      await expect.soft.poll(faults, `${path}, ${condition.name}`).toEqual([]);
    }
    await setCondition(page, { viewport: { width: 390, height: 844 } });
    await expectAccessible(page, path);
    await page.setViewportSize(desktop);
    await expectPrinted(page, path, path.endsWith('/lebenslauf') ? 2 : Number.POSITIVE_INFINITY);
    await page.emulateMedia({ media: null });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('every page is readable, and no wider than a phone', async ({ page }) => {
    test.setTimeout(timeout);
    for (const path of Object.keys(sizes())) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading').first(), path).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
});

/**
 * Only pages with the same canonical address share a title. The site's title alone is not checked,
 * because both the Impressum and the page about this site may have this title.
 */
async function expectTitleAndHeading(page: Page, where: string, titles: Map<string, string>) {
  const title = await page.title();
  const address = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
  );
  expect.soft(title, where).toMatch(/\S/);
  if (title.includes(' – ')) {
    expect
      .soft(titles.get(title) ?? address, `${where} has the title of another page`)
      .toBe(address);
    titles.set(title, address);
  }
  await expect.soft(page.getByRole('heading').first(), where).toHaveText(/\S/);
}

/** Returns the addresses of pictures and internal links. */
function internalAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...[...document.images].map(({ currentSrc, src }) => currentSrc || src),
      ...[...document.links]
        .filter(({ pathname }) => pathname !== location.pathname)
        .map(({ href }) => href.replace(/#.*/, '')),
    ].filter((address) => address.startsWith(location.origin)),
  );
}

/** Space for a line below a heading at the end of a sheet, pt. */
const lineBelow = 30;

async function expectPrinted(page: Page, where: string, maxSheets: number) {
  const sheets = await printToPdf(page);
  expect.soft(sheets.length, where).toBeGreaterThan(0);
  expect.soft(sheets.length, where).toBeLessThanOrEqual(maxSheets);
  for (const { marks } of sheets) expect.soft(marks, `${where}: an empty page`).toBeGreaterThan(0);
  for (const { title, fromEnd } of sheets.flatMap(({ headings }) => headings))
    expect
      .soft(fromEnd, `${where}: "${title}" is alone at the end of a page`)
      .toBeGreaterThan(lineBelow);
  await expectPrintable(page, where);
}
