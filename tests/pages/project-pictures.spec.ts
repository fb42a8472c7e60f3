import { gallery, mixed, projects } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

function namesOf({ productImages }: (typeof projects)[number]): string[] {
  const count = productImages.length;
  return productImages.map(({ alt }, index) => `Bild ${index + 1} von ${count} vergrößern: ${alt}`);
}

for (const project of projects) {
  const count = project.productImages.length;

  test(`the ${count} screenshots of ${project.path} load and fit into 500 × 500 px`, async ({
    page,
  }) => {
    await page.goto(project.path);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(count);
    const longest: number[] = [];
    for (const name of namesOf(project)) {
      const image = page.getByRole('button', { name, exact: true }).locator('img');
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const box = await image.boundingBox();
      longest.push(Math.max(box?.width ?? 0, box?.height ?? 0));
    }
    if (count === 0) return;
    expect(Math.max(...longest)).toBeLessThanOrEqual(500);
    expect(Math.max(...longest)).toBeGreaterThan(495);
  });
}

test('the screenshots of a gallery share one height, and on a phone each fits', async ({
  page,
}) => {
  await page.goto(mixed.path);
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveCount(mixed.productImages.length);
  for (const [width, height] of [
    [390, 175],
    [768, 312],
    [1440, 312],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const heights = () =>
      buttons
        .locator('img')
        .evaluateAll((all) => [
          ...new Set(all.map((image) => Math.floor(image.getBoundingClientRect().height))),
        ]);
    await expect.poll(heights, { message: `${width} px` }).toEqual([height]);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  for (const button of await buttons.all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.99 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('a picture that is missing', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('leaves layout and alternative text intact', async ({ page }) => {
    await page.goto(gallery.path);
    const buttons = page.getByRole('main').getByRole('button');
    const boxes = () =>
      buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON()));
    const intact = await boxes();
    await page.route(`**/assets/pictures/${gallery.name}/**`, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.reload();
    const image = buttons.first().locator('img');
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toHaveJSProperty('naturalWidth', 0);
    expect(await boxes()).toEqual(intact);
    for (const name of namesOf(gallery)) {
      const label = `${name} Das Bild konnte nicht geladen werden.`;
      await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();
    }
  });
});
