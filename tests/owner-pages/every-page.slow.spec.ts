import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import budgets from '#scripts/build/budgets.json' with { type: 'json' };
import { type BundleReport, overBudget } from '#scripts/build/page-weights.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectOnPaper, print } from '#tests/support/paper.ts';
import { reflowConditions, setCondition } from '#tests/support/reflow-conditions.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  expectedErrors: [/status of 404/],
  contextOptions: { reducedMotion: 'reduce' },
});
// Each test opens every page.
test.setTimeout(10 * 60_000);

/** The report of the build. */
const report = (): BundleReport =>
  JSON.parse(readFileSync(process.env.BUNDLE_REPORT ?? '', 'utf8'));

/** Opens every page. Failures name the file with its texts. */
async function onEveryPage(page: Page, check: (where: string, path: string) => Promise<void>) {
  for (const [path, { source }] of Object.entries(report().pages)) {
    if (!source) continue;
    await openPage(page, path);
    await check(`${source}: ${path}`, path);
  }
}

test.describe('every page', () => {
  /** A lock with a long name may scroll. */
  const scrolls = /^does not fit: the lock/;

  test('fits without horizontal scrolling at every size, at 400 %, and with large or spaced text', async ({
    page,
  }) => {
    await onEveryPage(page, async (where) => {
      for (const condition of reflowConditions) {
        await setCondition(page, condition);
        const faults = async () =>
          (await layoutFaults(page)).filter((fault) => !scrolls.test(fault));
        await expect.soft.poll(faults, `${where}, ${condition.name}`).toEqual([]);
      }
    });
  });

  test('has no faults that axe finds', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await onEveryPage(page, (where) => expectAccessible(page, where));
  });

  test('has a unique title, a heading, and no broken pictures or links', async ({ page }) => {
    const titles = new Map<string, string>();
    const asked = new Map<string, number>();
    await onEveryPage(page, async (where) => {
      const title = await page.title();
      const address = await page.evaluate(
        () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
      );
      expect.soft(title, where).toMatch(/\S/);
      expect
        .soft(titles.get(title) ?? address, `${where} is called like another page`)
        .toBe(address);
      titles.set(title, address);
      await expect.soft(page.getByRole('heading').first(), where).toHaveText(/\S/);
      const addresses = await page.evaluate(() =>
        [
          ...[...document.images].map(({ currentSrc, src }) => currentSrc || src),
          ...[...document.links]
            .filter(({ pathname }) => pathname !== location.pathname)
            .map(({ href }) => href.replace(/#.*/, '')),
        ].filter((address) => address.startsWith(location.origin)),
      );
      for (const url of addresses) {
        if (!asked.has(url)) asked.set(url, (await page.request.get(url)).status());
        expect.soft(asked.get(url), `${where} names ${url}`).toBe(200);
      }
    });
  });

  test('stays within its budget', () => {
    expect(overBudget(report(), { ...budgets, routes: {} })).toEqual([]);
  });

  test('prints headings with their text, and the Lebenslauf on two pages', async ({ page }) => {
    await onEveryPage(page, async (where, path) => {
      const sheets = await print(page);
      expect.soft(sheets.length, where).toBeGreaterThan(0);
      if (path.endsWith('/lebenslauf')) expect.soft(sheets.length, where).toBeLessThanOrEqual(2);
      for (const { marks } of sheets)
        expect.soft(marks, `${where}: an empty page`).toBeGreaterThan(0);
      for (const { title, fromEnd } of sheets.flatMap(({ headings }) => headings))
        expect
          .soft(fromEnd, `${where}: "${title}" stands alone at the end of a page`)
          .toBeGreaterThan(30);
      await expectOnPaper(page, where);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  });
});
