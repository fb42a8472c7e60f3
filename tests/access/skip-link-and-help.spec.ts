import { slides } from '#content/slider.ts';
import { skipLinks } from '#content/texts/controls.ts';
import { keyboardHelp } from '#content/texts/help.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { lightboxAt, pictureOf, screenshotButton } from '#tests/support/lightbox.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { boxOf, type Point } from '#tests/support/points.ts';
import { historyLength, openDetail, openSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { isQuick } from '#tests/test-selection.ts';

/** Addresses of most kinds of screens, and their headings. */
const screens = {
  '/desktop/2': slides.projects.heading,
  [projectWithPictures.path]: projectWithPictures.title,
  '/impressum': 'Impressum',
  '/404': notFoundPage.heading,
};

test.describe('the skip link', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is the first Tab stop, appears on focus, and moves the focus to the heading', async ({
    page,
  }) => {
    const link = page.getByRole('link', { name: skipLinks.content });
    for (const [path, name] of Object.entries(screens).slice(0, isQuick ? 1 : undefined)) {
      await openPage(page, path);
      await page.keyboard.press('Tab');
      await expect(link, path).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      const before = await historyLength(page);
      await page.keyboard.press('Enter');
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(link).not.toBeInViewport();
      expect(await historyLength(page)).toBe(before);
      expect(new URL(page.url()).hash).toBe('');
    }

    // The slides behind the page also have headings.
    await openSlide(page, projectWithPictures.slide);
    await openDetail(page, projectWithPictures);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('the keyboard help opens by ?, and its switch turns single-key shortcuts off and on', async ({
  page,
}) => {
  const help = page.getByRole('dialog', { name: 'Tastaturhilfe', exact: true });
  const option = help.getByRole('checkbox', { name: keyboardHelp.singleKeys });
  await openPage(page, projectWithPictures.path);
  // Most keyboards type ? with Shift.
  await page.keyboard.press('Shift+?');
  await expect(help).toBeFocused();
  await option.press('Space');
  await expect(option).not.toBeChecked();
  await page.keyboard.press('Escape');
  // Nothing had the focus when the help opened.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('?');
  await screenshotButton(page, 2).press('Enter');
  await expect(lightboxAt(page, 2)).toBeFocused();
  await settle(page);
  const before = await boxOf(pictureOf(page));
  for (const key of ['h', 'l', 'l', '+']) await page.keyboard.press(key);
  await settle(page);
  expect(await boxOf(pictureOf(page))).toEqual(before);
  await page.keyboard.press('ArrowRight');
  await expect(lightboxAt(page, 3)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightboxAt(page, 3)).toHaveCount(0);

  await page.getByRole('button', { name: skipLinks.help }).press('Enter');
  await option.press('Space');
  await expect(option).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(help).toBeFocused();
});

test('the keyboard help has round corners even with a scroll bar', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 450 });
  await openSlide(page, 1);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tastaturhilfe', exact: true });
  // The list of shortcuts loads after the dialog.
  const overflow = () => help.evaluate((it) => it.scrollHeight - it.clientHeight);
  await expect.poll(overflow).toBeGreaterThan(0);
  await settle(page);
  const { x, y, width, height } = await boxOf(help);
  const isInside = (point: Point) =>
    help.evaluate((it, { x, y }) => it.contains(document.elementFromPoint(x, y)), point);
  const right = x + width - 3;
  expect(await isInside({ x: right, y: y + height / 2 })).toBe(true);
  expect(await isInside({ x: right, y: y + 3 })).toBe(false);
  expect(await isInside({ x: right, y: y + height - 3 })).toBe(false);
});
