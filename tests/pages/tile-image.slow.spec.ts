import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '#scripts/root.mjs';
import { installMeter } from '#tests/support/colors.ts';
import { firstSkill } from '#tests/support/content.ts';
import { contrasts } from '#tests/support/contrast.ts';
import { boxOf } from '#tests/support/points.ts';
import { buildSite, serveSite } from '#tests/support/processes.ts';
import { expectSlide, openDetail, tile } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

/** Serves a site whose first skill has a white image behind its icon. */
async function serveWithWhiteTile(page: Page) {
  const name = `tile-image-${process.env.TEST_PORT}`;
  const content = `.cache/${name}`;
  rmSync(join(root, content), { recursive: true, force: true });
  cpSync(join(root, 'example'), join(root, content), {
    recursive: true,
    filter: (path) => path !== join(root, 'example/art'),
  });
  const folder = join(root, content, 'skills', firstSkill.name);
  const file = join(folder, 'skill.ts');
  const text = readFileSync(file, 'utf8').replace(/background: '.*'/, "background: 'tile.png'");
  writeFileSync(file, text);
  // An empty page is a white picture.
  writeFileSync(join(folder, 'tile.png'), await page.screenshot());
  const options = { outDir: `${content}-site`, env: { CONTENT: content } };
  await buildSite(options);
  return serveSite(options);
}

/** Returns the contrast of white with the left edge of the tile, beside the icon. */
async function contrastOfWhite(page: Page) {
  await installMeter(page);
  const { x, y, width, height } = await boxOf(tile(page, firstSkill).locator('span').first());
  const clip = { x: x + 2, y: y + height / 4, width: width / 8, height: height / 2 };
  const edge = await page.screenshot({ clip });
  return page.evaluate(async (png) => {
    const { luminances } = await window.meter.read(png);
    return Math.min(...luminances.map((luminance) => window.meter.contrast(1, luminance)));
  }, edge.toString('base64'));
}

test('white text is readable on a light image behind a tile’s icon, and on the page that the tile opens', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const site = await serveWithWhiteTile(page);
  const image = page.waitForResponse(/\/tile\.png$/);
  await page.goto(`${site.url}/desktop/${firstSkill.slide}`);
  await expectSlide(page, firstSkill.slide);
  expect((await image).status()).toBe(200);
  // Without the image, the contrast would be higher. Without the dark overlay, it would be lower.
  await expect.poll(() => contrastOfWhite(page)).toBeLessThan(5);
  expect(await contrastOfWhite(page)).toBeGreaterThanOrEqual(4.5);

  await openDetail(page, firstSkill);
  const ofDescription = (await contrasts(page)).filter(({ text }) =>
    firstSkill.description.includes(text),
  );
  expect(ofDescription.length).toBeGreaterThan(0);
  for (const { text, ratio } of ofDescription) expect(ratio, text).toBeGreaterThanOrEqual(4.5);
  await site.stop();
});
