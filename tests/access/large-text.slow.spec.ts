import { chromiumSwitches } from '#scripts/find-or-install-chromium.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { openPage } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

const paths = [
  '/',
  '/desktop/0',
  '/desktop/1',
  '/desktop/2',
  '/desktop/3',
  '/kontakt',
  projectWithPictures.path,
  '/impressum',
];

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('lock, slides, form and pages are readable and reachable with a browser font size of 32 px', async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      for (const path of paths) {
        await openPage(page, path);
        await expect.soft.poll(() => layoutFaults(page), { message: path }).toEqual([]);
      }
    });
  });
}

test('no text overlaps or is cut with a minimum font size of 24 px', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    args: [...chromiumSwitches, '--blink-settings=minimumFontSize=24'],
    executablePath: process.env.CHROMIUM_PATH ?? '',
  });
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  for (const path of paths) {
    await openPage(page, path);
    const faults = async () => (await layoutFaults(page)).filter((it) => /^(overlap|cut)/.test(it));
    await expect.soft.poll(faults, { message: path }).toEqual([]);
  }
  await browser.close();
});
