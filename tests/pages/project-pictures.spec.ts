import { projects } from '#tests/support/content.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function namesOf({ productImages }: (typeof projects)[number]): string[] {
  const count = productImages.length;
  return productImages.map(({ alt }, index) => `Bild ${index + 1} von ${count} vergrößern: ${alt}`);
}

for (const project of projects) {
  const names = namesOf(project);

  test(`the ${names.length} screenshots of ${project.path} load and fit into 500 × 500 px, none alone in a row`, async ({
    page,
  }) => {
    await page.goto(project.path);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(names.length);
    const rows: Record<number, number> = {};
    for (const name of names) {
      const image = page.getByRole('button', { name, exact: true }).locator('img');
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      const { width, height } = await boxOf(image);
      const top = await image.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      rows[Math.round(top)] = (rows[Math.round(top)] ?? 0) + 1;
      expect(Math.max(width, height)).toBeLessThanOrEqual(500);
      expect(Math.max(width, height)).toBeGreaterThan(200);
    }
    expect(Object.values(rows)).not.toContain(1);
  });
}
