import { projects } from '#tests/support/content.ts';
import { closeDetail, dot, expectSlide, heading, hint, tile } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('no layout shifts on a visit from the lock through every project', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Element }[] = Reflect.get(entry, 'sources');
        shifts.push(sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join());
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A new minute would move the time in the bar.
  await page.clock.setFixedTime('2026-03-02T10:00:00');
  await page.goto('/');
  await hint(page).click();
  await expectSlide(page, 0);
  await dot(page, 2).click();
  for (const project of projects) {
    await expectSlide(page, 2);
    await tile(page, project).click();
    await expect(heading(page, project)).toBeInViewport();
    await closeDetail(page, project);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});
