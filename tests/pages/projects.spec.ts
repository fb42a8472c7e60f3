import { hexAsRgb } from '#tests/support/colors.ts';
import { firstProject, projects, projectWithPictures } from '#tests/support/content.ts';
import { fileWidth } from '#tests/support/lightbox.ts';
import { boxOf } from '#tests/support/points.ts';
import { heading } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { isQuick } from '#tests/test-selection.ts';

// `page-appearance.spec.ts` compares texts, places and colours.

// Only the first project has dark text. The others differ from `projectWithPictures` in their
// content only.
const shown = isQuick ? [firstProject, projectWithPictures] : projects;

for (const project of shown) {
  const { path, color, backgroundColor, tile, buttons, productImages } = project;

  test(`the project ${path} has its colours, a blue bar, and its buttons, icons and screenshots`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(heading(page, project)).toHaveCSS('color', hexAsRgb(color));
    const layout = page.getByRole('main').locator('..');
    await expect(layout).toHaveCSS('background-color', hexAsRgb(backgroundColor));
    const icon = page.locator('img[src*="/icons/"]').first().locator('..');
    const tileBackground = tile.background.replace(/#\w{6}/g, hexAsRgb);
    await expect(icon).toHaveCSS('background-image', tileBackground);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(41, 106, 203)');
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#296acb');
    for (const { label, href, ...hover } of buttons) {
      const { hoverColor = backgroundColor, hoverBackgroundColor = color } = hover;
      const link = page.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAccessibleDescription('(neues Fenster)');
      // A known host's icon is before the label, an arrow after it.
      const first = await link.evaluate((it) => it.firstChild?.nodeName);
      expect(first).toBe(/github|play\.google/.test(href) ? 'svg' : '#text');
      await expect(link).toHaveCSS('color', hexAsRgb(color));
      await expect(link).not.toHaveCSS('background-color', hexAsRgb(hoverBackgroundColor));
      await link.hover();
      await expect(link).toHaveCSS('background-color', hexAsRgb(hoverBackgroundColor));
      await expect(link).toHaveCSS('color', hexAsRgb(hoverColor));
    }
    const features = page.getByRole('region', { name: 'Funktionen' }).locator('li svg');
    for (const icon of await features.all())
      expect(await boxOf(icon)).toMatchObject({ width: 48, height: 48 });
    const legal = page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link').first();
    expect((await boxOf(legal)).x).toBe((await boxOf(heading(page, project))).x);

    await expect(page.getByRole('main').getByRole('button')).toHaveCount(productImages.length);
    for (const [index, { alt }] of productImages.entries()) {
      const name = `Bild ${index + 1} von ${productImages.length} vergrößern: ${alt}`;
      const image = page.getByRole('button', { name, exact: true }).locator('img');
      await expect(image).toHaveAttribute('loading', index === 0 ? 'eager' : 'lazy');
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      const { width, height } = await boxOf(image);
      expect(Math.max(width, height)).toBeLessThanOrEqual(500);
      expect(Math.max(width, height)).toBeGreaterThan(200);
      // The browser chooses a file for the picture's size, not the window's.
      expect(await fileWidth(image)).toBeGreaterThanOrEqual(width);
      expect(await fileWidth(image)).toBeLessThan(900);
    }
    const images = page.getByRole('region', { name: 'Einblicke' }).locator('img');
    if (productImages.length > 0) {
      const image = images.first();
      // The bar, not the screenshot behind it, is under the pointer.
      await image.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().top - 20));
      await page.mouse.move((await boxOf(image)).x + 20, 40);
      await expect(page.locator('header:hover')).toHaveRole('banner');
    }
    // In the example, a row has up to 5 portrait or 3 landscape pictures.
    const isUpright = productImages.every(({ width, height }) => width < height);
    const tops = await images.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().top).sort((one, other) => one - other),
    );
    const rows = tops.filter(
      (top, index) => top > (tops[index - 1] ?? Number.NEGATIVE_INFINITY) + 100,
    );
    expect(rows).toHaveLength(Math.ceil(productImages.length / (isUpright ? 5 : 3)));

    // On a phone, a strip scrolls instead of shrinking the screenshots.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const image of await images.all())
      await expect.poll(async () => (await boxOf(image)).width).toBeGreaterThan(90);
  });
}

test('the bar shows a project’s title on a phone once its heading has scrolled away', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(projectWithPictures.path);
  // Screen readers find the heading, so the title in the bar is hidden from them.
  const title = page.getByRole('banner').locator('[aria-hidden]', {
    hasText: projectWithPictures.title,
  });
  await expect(title).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, 500);
  await expect(title).toHaveCSS('opacity', '1');
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('screenshots of different widths have equal gaps and centred rows', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/visualSort');
  const gallery = page.getByRole('region', { name: 'Einblicke' });
  const boxes = await Promise.all((await gallery.getByRole('button').all()).map(boxOf));
  const [first, second, third, fourth] = boxes;
  if (!(first && second && third && fourth)) throw new Error('VisualSort has too few screenshots.');
  expect(third.y).toBeGreaterThan(first.y);
  const gap = second.x - first.x - first.width;
  expect(gap).toBeLessThan(40);
  expect(fourth.x - third.x - third.width).toBeCloseTo(gap, 0);
  const middle = (first.x + second.x + second.width) / 2;
  expect((third.x + fourth.x + fourth.width) / 2).toBeCloseTo(middle, 0);
});
