import { projects } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

interface Shifted {
  shifts: string[];
}

test.use({ viewport: { width: 390, height: 844 } });

test('nothing moves by itself through a whole visit', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as unknown as Shifted).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        };
        shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80))}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Zum Entsperren nach oben wischen.' }).click();
  await page.waitForURL('**/desktop/0');
  for (const { slug, tile, title } of projects) {
    await page.getByRole('link', { name: 'Seite 3: Projekte' }).click();
    await page.locator('#slider[data-state=resting]').waitFor();
    await page.getByRole('link', { name: tile.title, exact: true }).click();
    await page.waitForURL(`**/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    await page.getByRole('link', { name: 'Schließen' }).click();
    await page.waitForURL('**/desktop/2');
  }
  expect(await page.evaluate(() => (window as unknown as Shifted).shifts)).toEqual([]);
});
