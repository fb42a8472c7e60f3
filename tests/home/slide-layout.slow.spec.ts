import { slideIndex } from '#src/content/slides.ts';
import { boxOf } from '#tests/support/points.ts';
import { dot, openSlide, slideAt, slideHeading } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the layout', () => {
  test('puts the headings of skills, projects and contact at one height on common desktops', async ({
    page,
  }) => {
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
  test('has the headings of all slides at one height on phones and tablets', async ({ page }) => {
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

  test('has two buttons in a row on the first slide, and the link to English at the lower right', async ({
    page,
  }) => {
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

  test('fades out the edge of a slide that can be scrolled further, but not in forced colours', async ({
    page,
  }) => {
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
