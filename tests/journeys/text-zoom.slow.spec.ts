import type { Page } from '@playwright/test';
import { projectWithPictures } from '#tests/support/content.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { openPage } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

test.skip(
  ({ browserName }) => browserName !== 'firefox',
  'Only the Playwright project "firefox" zooms text alone.',
);

// Firefox keeps the zoom of a site, also for other tests.
test.afterEach(({ page }) => zoomText(page, { from: 200, to: 100 }));

/** Unlike a larger font size of the browser, text zoom also scales font sizes in `vw`. */
async function zoomText(page: Page, { from, to }: { from: number; to: number }) {
  const fontSize = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await openPage(page, '/impressum');
  await page.mouse.move(100, 300);
  await page.keyboard.down('Control');
  // Each notch changes the zoom by 10 %.
  const step = Math.sign(to - from) * 10;
  for (let percent = from + step; percent !== to + step; percent += step) {
    await page.mouse.wheel(0, -10 * step);
    await expect.poll(fontSize).toBeCloseTo(0.16 * percent, 0);
  }
  await page.keyboard.up('Control');
}

test('lock, slides, Impressum and a project are readable and reachable with text zoomed to 200 %', async ({
  page,
}) => {
  test.slow();
  const paths = ['/', '/desktop/0', '/desktop/1', '/desktop/2', '/desktop/3', '/impressum'];
  await zoomText(page, { from: 100, to: 200 });
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of [...paths, projectWithPictures.path]) {
      await openPage(page, path);
      // Firefox hyphenates, so a word may wrap.
      const faults = async () =>
        (await layoutFaults(page)).filter((fault) => !fault.startsWith('word wraps'));
      await expect.soft.poll(faults, { message: `${path}, ${viewport.width} px` }).toEqual([]);
    }
  }
});
