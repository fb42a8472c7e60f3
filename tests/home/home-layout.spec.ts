import type { Locator, Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { slideIndex } from '#src/content/slides.ts';
import { largeText, setCondition } from '#tests/support/conditions.ts';
import { firstSkill, projectWithPictures } from '#tests/support/content.ts';
import { layoutFaults } from '#tests/support/layout-faults.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import {
  dot,
  expectSlide,
  openSlide,
  slideAt,
  slideHeading,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

/** Returns the number of elements in each row. */
async function rowsOf(elements: Locator) {
  const tops = await elements.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().y));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

const mapOf = (page: Page) => page.getByRole('img', { name: 'Karte von Deutschland' });
const mapPointOf = (page: Page) => page.locator('img[alt="Karte von Deutschland"] ~ span');

const titleOf = (page: Page) =>
  page.getByRole('banner').getByRole('heading', { level: 1, name: owner.siteTitle });
const isTitleBesideEntries = async (page: Page) => {
  const [title, entry] = [await boxOf(titleOf(page)), await boxOf(topBarEntry(page, 0))];
  const middle = entry.y + entry.height / 2;
  return title.width > 80 && title.y < middle && title.y + title.height > middle;
};
const countButtonWidths = (page: Page) =>
  slideAt(page, slideIndex.contact)
    .getByRole('button')
    .evaluateAll((all) => new Set(all.map((it) => it.getBoundingClientRect().width)).size);
const isMapBesideText = async (page: Page) => {
  const [text, map] = [await boxOf(slideHeading(page, 0)), await boxOf(mapOf(page))];
  return map.x >= text.x + text.width;
};
const rowsOfTiles = (page: Page) => rowsOf(slideAt(page, slideIndex.skills).getByRole('link'));
const rowsOfFeatures = (page: Page) =>
  rowsOf(page.getByRole('region', { name: /eignet$|^Funktionen$/ }).getByRole('listitem'));

test.describe('the layout', () => {
  for (const [what, width, path, measure, narrower, wider] of [
    [
      'puts the site title beside the bar’s entries',
      600,
      '/desktop/3',
      isTitleBesideEntries,
      false,
      true,
    ],
    ['gives the buttons different widths', 600, '/desktop/3', countButtonWidths, 1, 2],
    ['puts three tiles in a row', 600, '/desktop/1', rowsOfTiles, [1, 1, 1], [3]],
    ['moves the map beside the text', 1000, '/desktop/0', isMapBesideText, false, true],
    ['puts three features in a row', 1300, firstSkill.path, rowsOfFeatures, [2, 1], [3]],
  ] as const) {
    test(`${what} from ${width} px`, {
      tag: width === 1300 || path === '/desktop/3' ? '@slow' : [],
    }, async ({ page }) => {
      // High enough for a map below the text.
      await page.setViewportSize({ width: width - 1, height: 1400 });
      await openPage(page, path);
      await expect.poll(async () => measure(page)).toEqual(narrower);
      await page.setViewportSize({ width, height: 1400 });
      await expect.poll(async () => measure(page)).toEqual(wider);
    });
  }

  test('puts four features in two rows at 1299 and 1300 px', { tag: '@slow' }, async ({ page }) => {
    await openPage(page, projectWithPictures.path);
    for (const width of [1299, 1300]) {
      await page.setViewportSize({ width, height: 1400 });
      await expect.poll(() => rowsOfFeatures(page)).toEqual([2, 2]);
    }
  });

  test('centres the text vertically without a map', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSlide(page, 0);
    await mapOf(page).evaluate((map) => map.closest('figure')?.remove());
    const { y } = await boxOf(slideHeading(page, 0));
    const last = await boxOf(page.getByRole('link', { name: 'Lebenslauf' }));
    const slide = await boxOf(slideAt(page, 0));
    const above = y - slide.y;
    const below = slide.y + slide.height - last.y - last.height;
    expect(Math.abs(above - below)).toBeLessThan(60);
  });

  test('puts the headings of skills, projects and contact at one height on common desktops', {
    tag: '@slow',
  }, async ({ page }) => {
    const tops = new Map<string, Set<number>>();
    for (const slide of [slideIndex.skills, slideIndex.projects, slideIndex.contact]) {
      await openSlide(page, slide);
      for (const [width, height] of [
        [1440, 900],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        const size = `${width} × ${height} px`;
        await page.setViewportSize({ width, height });
        await expect(slideAt(page, slide), size).toBeInViewport({ ratio: 0.99 });
        const { y } = await boxOf(slideHeading(page, slide));
        tops.set(size, (tops.get(size) ?? new Set()).add(Math.round(y)));
      }
    }
    expect([...tops.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
  });
});

test.describe('the home screen', () => {
  test('has the headings of all slides at one height on phones and tablets', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tops: number[] = [];
      for (const slide of Object.values(slideIndex)) {
        await openSlide(page, slide);
        tops.push((await boxOf(slideHeading(page, slide))).y);
      }
      expect(Math.max(...tops) - Math.min(...tops), `${width} × ${height} px`).toBeLessThan(4);
    }
  });

  test('keeps skills apart on a tablet with text at 200 %', { tag: '@slow' }, async ({ page }) => {
    await openSlide(page, slideIndex.skills);
    await setCondition(page, { viewport: { width: 768, height: 1024 }, styleSheet: largeText });
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  });

  test('keeps its columns of icons when a tile has a long name', { tag: '@slow' }, async ({
    page,
  }) => {
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

  test('has the first icons of skills and projects at one left edge, and keeps texts off the edges of an upright window', {
    tag: '@slow',
  }, async ({ page }) => {
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

  test('marks the place of work on the map on phones and desktops', async ({ page }) => {
    await openSlide(page, 0);
    const point = mapPointOf(page);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(point, `${width} × ${height} px`).toBeInViewport({ ratio: 1 });
      const [mark, map] = [await boxOf(point), await boxOf(mapOf(page))];
      const [x, y] = [mark.x + mark.width / 2 - map.x, mark.y + mark.height / 2 - map.y];
      expect((100 * x) / map.width).toBeCloseTo(owner.mapPoint?.x ?? 0, 0);
      expect((100 * y) / map.height).toBeCloseTo(owner.mapPoint?.y ?? 0, 0);
    }
  });

  // Animating the point while it was hidden took 100 ms of a slow phone's load.
  test('animates the point on the map while its slide is current', {
    tag: '@slow',
  }, async ({ page }) => {
    const point = mapPointOf(page);
    const animations = () => point.evaluate((it) => it.getAnimations({ subtree: true }).length);
    await openPage(page, '/');
    expect(await animations()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(animations).toBe(1);
    await openSlide(page, 1);
    expect(await animations()).toBe(0);
    await topBarEntry(page, 0).click();
    await expect.poll(animations).toBe(1);
  });

  test('shows the whole map without scrolling at every common size', { tag: '@slow' }, async ({
    page,
  }) => {
    await openSlide(page, 0);
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [360, 740],
      [375, 553],
      [375, 667],
      [390, 664],
      [393, 659],
      [390, 700],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      const size = `${width} × ${height} px`;
      await page.setViewportSize({ width, height });
      await expect(slideAt(page, 0), size).toBeInViewport({ ratio: 0.99 });
      await expect(mapOf(page), size).toBeInViewport({ ratio: 1 });
      expect((await boxOf(mapOf(page))).height, size).toBeGreaterThan(110);
      await expect(slideAt(page, 0), size).toHaveCSS('mask-image', 'none');
    }
  });

  test('keeps the whole map with longer texts', { tag: '@slow' }, async ({ page }) => {
    for (const [width, height, times] of [
      [390, 664, 1.3],
      [390, 664, 3],
      [320, 568, 3],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openSlide(page, 0);
      const text = slideAt(page, 0);
      for (const line of [text.getByRole('heading'), ...(await text.getByRole('paragraph').all())])
        await line.evaluate((node, count) => {
          if (node.querySelector('a')) return;
          const words = (node.textContent ?? '').split(' ');
          const repeated = Array<string[]>(Math.ceil(count)).fill(words).flat();
          node.textContent = repeated.slice(0, Math.floor(words.length * count)).join(' ');
        }, times);
      if (times < 2) await expect(mapOf(page)).toBeInViewport({ ratio: 1 });
      await mapOf(page).scrollIntoViewIfNeeded();
      await expect(mapOf(page)).toBeInViewport({ ratio: 1 });
      expect((await boxOf(mapOf(page))).height).toBeGreaterThan(90);
    }
  });

  test('shows site title and time in a first line of at most 24 px on a phone', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.clock.install({ time: '2026-11-25T08:41:00+01:00' });
    await openSlide(page, 1);
    for (const width of [320, 390, 599]) {
      await page.setViewportSize({ width, height: 740 });
      await expectSlide(page, 1);
      const [title, entry] = [await boxOf(titleOf(page)), await boxOf(topBarEntry(page, 0))];
      expect(title.width).toBeGreaterThan(80);
      expect(title.height).toBeGreaterThan(12);
      expect(entry.y).toBeLessThanOrEqual(24);
      expect(entry.y).toBeGreaterThanOrEqual(title.y + title.height);
      const time = await boxOf(page.getByRole('banner').getByText('08:41'));
      expect(time.x + time.width).toBeGreaterThan(width - 24);
      expect(time.y).toBeLessThan(24);
    }
    await page.clock.pauseAt('2026-11-25T08:41:58+01:00');
    await page.clock.runFor(2000);
    await expect(page.getByRole('banner')).toContainText('08:42');
    await page.setViewportSize({ width: 600, height: 740 });
    await expect(page.getByRole('banner').getByText('08:42')).toBeHidden();
  });

  test('has two buttons in a row on the first slide, and the link to English at the lower right', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openSlide(page, 0);
      const link = (name: string) => slideAt(page, 0).getByRole('link', { name, exact: true });
      const [write, resume] = [await boxOf(link('Schreib mir')), await boxOf(link('Lebenslauf'))];
      expect(write.y).toBe(resume.y);
      expect(resume.x + resume.width).toBeLessThan(width - 15);
      const english = await boxOf(link('English'));
      const dots = await boxOf(dot(page, 0));
      expect(english.y).toBeGreaterThan(write.y + write.height);
      expect(english.x).toBeGreaterThan(width * 0.6);
      expect(dots.y - english.y - english.height).toBeLessThan(24);
      await expect(link('English')).toBeInViewport({ ratio: 1 });
    }
  });

  test('fades out the edge of a slide that can be scrolled further, but not in forced colours', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await openSlide(page, slideIndex.contact);
    const contact = slideAt(page, slideIndex.contact);
    await expect(contact).toHaveCSS('mask-image', /^linear-gradient/);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(contact).toHaveCSS('mask-image', 'none');
    await page.emulateMedia({ forcedColors: 'none' });
    await contact.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    await expect(contact).toHaveCSS('mask-image', 'none');
  });
});
