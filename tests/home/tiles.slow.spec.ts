import { slideIndex } from '#src/content/slides.ts';
import { largeText, setCondition } from '#tests/support/conditions.ts';
import { projects, skills } from '#tests/support/content.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { boxOf } from '#tests/support/points.ts';
import { openSlide, slideAt, tile } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('a tile', () => {
  test('shows its icon at 48 px on an upright phone and larger on a desktop', async ({ page }) => {
    for (const tiles of [skills, projects]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openSlide(page, tiles[0]?.slide ?? 0);
      const icons = tiles.map((detail) => tile(page, detail).locator('img').first());
      for (const icon of icons) {
        expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 });
        await expect(icon).not.toHaveJSProperty('naturalWidth', 0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const icon of icons) expect((await boxOf(icon)).width).toBeGreaterThan(60);
    }
  });

  test('is described by the project’s tagline, or by the skill’s use and projects', async ({
    page,
  }) => {
    for (const [index, name, description] of [
      [
        slideIndex.skills,
        'Python',
        /^Python nutze ich für .* Damit entstanden: Itspylearning, aChess$/,
      ],
      [slideIndex.projects, 'aChess', 'Schach zu zweit am Desktop'],
    ] as const) {
      await openSlide(page, index);
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAccessibleDescription(description);
      // A skill shows its projects as icons with titles, not as this sentence.
      if (index === slideIndex.projects) await expect(link.getByText(description)).toBeVisible();
    }
  });
});

test.describe('the home screen', () => {
  test('keeps skills apart on a tablet with text at 200 %', async ({ page }) => {
    await openSlide(page, slideIndex.skills);
    await setCondition(page, { viewport: { width: 768, height: 1024 }, styleSheet: largeText });
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  });

  test('keeps its columns of icons when a tile has a long name', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSlide(page, slideIndex.projects);
    const tiles = slideAt(page, slideIndex.projects).getByRole('link');
    const columns = () =>
      tiles.evaluateAll((links) => [
        ...new Set(links.map(({ firstElementChild: icon }) => icon?.getBoundingClientRect().x)),
      ]);
    const before = await columns();
    expect(before).toHaveLength(3);
    const width = await tiles.nth(3).evaluate((link) => {
      const title = link.lastElementChild?.firstElementChild ?? link;
      title.textContent = 'donaudampfschifffahrtsgesellschaft.example';
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().width;
    });
    expect(width).toBeLessThan(130);
    expect(await columns()).toEqual(before);
  });

  test('has the first icons of skills and projects at one left edge, and keeps texts off the edges of an upright window', async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const lefts: number[] = [];
      for (const slide of [slideIndex.skills, slideIndex.projects]) {
        await openSlide(page, slide);
        const tiles = slideAt(page, slide).getByRole('link');
        lefts.push((await boxOf(tiles.first().locator('span').first())).x);
        if (width > height) continue;
        for (const text of await tiles.locator('> :last-child').all()) {
          const box = await boxOf(text);
          expect(box.x).toBeGreaterThan(9);
          expect(box.x + box.width).toBeLessThan(width - 9);
        }
      }
      expect(Math.abs((lefts[0] ?? 0) - (lefts[1] ?? 1)), `${width} px`).toBeLessThan(1);
    }
  });
});
