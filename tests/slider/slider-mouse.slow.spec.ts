import type { Page } from '@playwright/test';
import { slides } from '#content/slider.ts';
import { slideIndex } from '#src/content/slides.ts';
import { firstProject, projectWithPictures } from '#tests/support/content.ts';
import { dragMouse, pressMouse } from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import { boxOf, centreOf, type Point } from '#tests/support/points.ts';
import {
  expectSlide,
  lastSlide,
  openSlide,
  slideAt,
  sliderScrollLeft,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const width = 1440;

test.describe('the slider with a mouse', () => {
  /** An empty point of a slide, between its heading and its edge. */
  const from: Point = { x: 900, y: 700 };
  /** A slow drag ends at the nearest slide, a quick one at the next or previous. */
  const slowly = { duration: 800, steps: 8, hold: 200 };
  const quickly = { duration: 60, steps: 4 };
  const centreOfText = (page: Page, name: string) =>
    centreOf(page.locator('main section:not([aria-hidden])').getByText(name, { exact: true }));

  test('follows a pen', async ({ page }) => {
    await openSlide(page, 1);
    const pen = await pressMouse(page, from, 'pen');
    await pen.moveTo({ x: from.x - 300, y: from.y });
    await expect.poll(() => sliderScrollLeft(page)).toBe(width + 300);
    await pen.release();
    await expectSlide(page, 2);
  });

  for (const [end, slide, direction] of [
    ['first', 0, 1],
    ['last', lastSlide, -1],
  ] as const) {
    test(`resists a drag beyond its ${end} slide, and returns`, async ({ page }) => {
      await openSlide(page, slide);
      const distance = async () => direction * (await boxOf(slideAt(page, slide))).x;
      // An empty point of both slides.
      const start = { x: 720, y: 730 };
      const mouse = await pressMouse(page, start);
      await mouse.moveTo({ x: start.x + direction * 200, y: start.y });
      const first = await distance();
      expect(first).toBeGreaterThan(20);
      expect(first).toBeLessThan(200);
      await mouse.moveTo({ x: start.x + direction * 400, y: start.y });
      expect(await distance()).toBeGreaterThan(first);
      expect(await distance()).toBeLessThan(2 * first);
      await mouse.release();
      await expect.poll(distance).toBeCloseTo(0);
      await expectSlide(page, slide);
    });
  }

  test('returns from a drag when ? opens the help, and ignores the rest of the drag', async ({
    page,
  }) => {
    await openSlide(page, 1);
    const mouse = await pressMouse(page, from);
    await mouse.moveTo({ x: from.x - 300, y: from.y });
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastaturhilfe' })).toBeVisible();
    await mouse.moveTo({ x: from.x - 800, y: from.y });
    await mouse.release();
    await settle(page);
    await page.keyboard.press('Escape');
    await expectSlide(page, 1);
  });

  test('opens no tile with a drag, and opens one with a press that moves 3 px', async ({
    page,
  }) => {
    await openSlide(page, slideIndex.projects);
    const tile = await centreOfText(page, firstProject.tile.title);
    await dragMouse(page, tile, { x: tile.x - 200, y: tile.y }, quickly);
    await expectSlide(page, slideIndex.projects + 1);
    await dragMouse(page, { x: 300, y: 700 }, { x: 400, y: 700 }, quickly);
    await expectSlide(page, slideIndex.projects);
    const other = await centreOfText(page, projectWithPictures.tile.title);
    await dragMouse(page, other, { x: other.x - 150, y: other.y }, slowly);
    await expectSlide(page, slideIndex.projects);
    await dragMouse(page, other, { x: other.x + 3, y: other.y + 2 });
    await expect(page).toHaveURL(projectWithPictures.path);
  });

  test('ignores drags of buttons, and follows drags of text links', async ({ page }) => {
    const { directRow, emailRow } = slides.contact;
    const number = slideIndex.contact;
    await openSlide(page, number);
    for (const name of [directRow.button, emailRow.button]) {
      const button = await centreOfText(page, name);
      const mouse = await pressMouse(page, button);
      await mouse.moveTo({ x: button.x + 300, y: button.y });
      expect(await sliderScrollLeft(page)).toBe(number * width);
      await mouse.release();
      await expectSlide(page, number);
    }
    const link = await centreOfText(page, slides.contact.contactCardLink);
    await dragMouse(page, link, { x: link.x + 200, y: link.y }, quickly);
    await expectSlide(page, number - 1);
  });
});
