import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { firstProject, firstSkill, gallery } from '#tests/support/content.ts';
import { dragMouse, type Point, pressMouse } from '#tests/support/gestures.ts';
import { expectPage, openForm, openPage, sliderPage, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const width = 1440;

/** Background of a page, between its heading and its edge. */
const background: Point = { x: 900, y: 700 };

/** Slow: the nearest page wins. Quick: the direction does. */
const slowly = { duration: 800, steps: 8, hold: 200 };
const quickly = { duration: 60, steps: 4 };

function scrollPosition(page: Page) {
  return page.locator('#slider').evaluate((slider) => slider.scrollLeft);
}

test.describe('dragging with the mouse', () => {
  test('follows the pointer one to one', async ({ page }) => {
    await openPage(page, 1);
    const mouse = await pressMouse(page, background);
    await mouse.moveTo({ x: background.x - 300, y: background.y });
    await expect(page.locator('#slider')).toHaveAttribute('data-state', 'dragging');
    expect(await scrollPosition(page)).toBe(width + 300);
    await mouse.moveTo({ x: background.x + 200, y: background.y });
    expect(await scrollPosition(page)).toBe(width - 200);
    await mouse.release(300);
    await expectPage(page, 1);
  });

  test('a flick moves one page in its direction, however short', async ({ page }) => {
    await openPage(page, 1);
    await dragMouse(page, background, { x: background.x - 60, y: 700 }, quickly);
    await expectPage(page, 2);
    await dragMouse(page, background, { x: background.x + 60, y: 700 }, quickly);
    await expectPage(page, 1);
  });

  test('the last page resists beyond its end and comes back', async ({ page }) => {
    await openPage(page, 3);
    const overshoot = async () => (await sliderPage(page, 3).boundingBox())?.x ?? 0;
    // Below the rows, above the links.
    const from = { x: 720, y: 730 };
    const mouse = await pressMouse(page, from);
    await mouse.moveTo({ x: from.x - 200, y: from.y });
    const first = await overshoot();
    expect(first).toBeLessThan(-20);
    expect(first).toBeGreaterThan(-200);
    await mouse.moveTo({ x: from.x - 400, y: from.y });
    const second = await overshoot();
    expect(second).toBeLessThan(first);
    expect(second).toBeGreaterThan(2 * first);
    await mouse.release();
    await expect.poll(overshoot).toBe(0);
    await expectPage(page, 3);
  });

  test('a vertical movement does not slide', async ({ page }) => {
    await openPage(page, 1);
    await dragMouse(page, background, { x: background.x - 40, y: 400 }, quickly);
    await expectPage(page, 1);
    expect(await scrollPosition(page)).toBe(width);
  });
});

test.describe('what the mouse drags', () => {
  async function centreOf(page: Page, name: string): Promise<Point> {
    const control = page.locator('[data-page]:not([inert])').getByText(name, { exact: true });
    const box = await control.boundingBox();
    if (!box) throw new Error(`${name} is not there.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  test('a tile: it moves with its page and does not open', async ({ page }) => {
    await openPage(page, 2);
    const tile = await centreOf(page, firstProject.tile.title);
    await dragMouse(page, tile, { x: tile.x - 200, y: tile.y }, quickly);
    await expectPage(page, 3);
    await dragMouse(page, { x: 300, y: 700 }, { x: 400, y: 700 }, quickly);
    await expectPage(page, 2);
    const other = await centreOf(page, gallery.tile.title);
    await dragMouse(page, other, { x: other.x - 150, y: other.y }, slowly);
    await expectPage(page, 2);
  });

  test('a tile opens by a click, of a hand that trembles as well', async ({ page }) => {
    await openPage(page, 2);
    const tile = await centreOf(page, gallery.tile.title);
    await dragMouse(page, tile, { x: tile.x + 3, y: tile.y + 2 });
    await expect(page).toHaveURL(gallery.path);
  });

  test('a text link, but no button', async ({ page }) => {
    await openPage(page, 3);
    for (const name of ['Schreiben', 'E-Mail kopieren']) {
      const button = await centreOf(page, name);
      const mouse = await pressMouse(page, button);
      await mouse.moveTo({ x: button.x + 300, y: button.y });
      await expect(page.locator('#slider')).toHaveAttribute('data-state', 'resting');
      expect(await scrollPosition(page)).toBe(3 * width);
      await mouse.release();
      await expectPage(page, 3);
    }
    const link = await centreOf(page, owner.email);
    await dragMouse(page, link, { x: link.x + 200, y: link.y }, quickly);
    await expectPage(page, 2);
  });
});

test('tiles do not open while the slider moves', async ({ page }) => {
  await openPage(page, 1);
  const paths = [firstSkill.path, gallery.path];
  await topBarEntry(page, 2).evaluate((entry: HTMLElement, tiles) => {
    entry.click();
    for (const tile of tiles) document.querySelector<HTMLElement>(`a[href="${tile}"]`)?.click();
  }, paths);
  await expectPage(page, 2);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await expect(page).toHaveURL(gallery.path);
});

test('the mouse does not slide while the contact form is open', async ({ page }) => {
  await openPage(page, 3);
  const form = await openForm(page);
  const box = await form.boundingBox();
  if (!box) throw new Error('The form has no place.');
  const title = { x: box.x + box.width / 2, y: box.y + 12 };
  await dragMouse(page, title, { x: title.x + 500, y: title.y }, quickly);
  await expect(form).toBeVisible();
  expect(await scrollPosition(page)).toBe(3 * width);
  await form.getByRole('button', { name: 'Zurück' }).click();
  await expectPage(page, 3);
});
