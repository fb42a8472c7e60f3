import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { dragMouse, pressMouse } from '#tests/support/gestures.ts';
import { boxOf, centreOf } from '#tests/support/points.ts';
import { expectSlide, openSlide, sliderScrollLeft } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('text on a slide', () => {
  test('is selected by a double and a triple click', async ({ page }) => {
    await openSlide(page, 3);
    const sentence = await boxOf(page.getByText('Schreib mir direkt.', { exact: true }));
    const word = { x: sentence.x + 20, y: sentence.y + sentence.height / 2 };
    await page.mouse.dblclick(word.x, word.y);
    expect(await selected(page)).toBe('Schreib');
    await page.mouse.click(word.x, word.y, { clickCount: 3 });
    expect(await selected(page)).toBe('Schreib mir direkt.');
    await expectSlide(page, 3);
  });

  test('is not selected by a drag, which moves the slider', async ({ page }) => {
    await openSlide(page, 3);
    const text = await centreOf(page.getByText('Schreib mir direkt.', { exact: true }));
    await dragMouse(page, text, { x: text.x + 300, y: text.y }, { duration: 60, steps: 4 });
    await expectSlide(page, 2);
    expect(await selected(page)).toBe('');
  });
});

test('a drag on the e-mail address selects the address, and neither turns slides nor opens the link', async ({
  page,
}) => {
  await openSlide(page, 3);
  const address = page.getByRole('link', { name: owner.email });
  const followed = await address.evaluateHandle((link) => {
    const clicks: boolean[] = [];
    addEventListener('click', (event) => {
      if (!link.contains(event.target as Node)) return;
      clicks.push(!event.defaultPrevented);
      // Prevents a mail program from opening.
      event.preventDefault();
    });
    return clicks;
  });
  const from = await centreOf(address);
  const position = await sliderScrollLeft(page);
  const mouse = await pressMouse(page, from);
  await mouse.moveTo({ x: from.x + 40, y: from.y });
  expect(await sliderScrollLeft(page)).toBe(position);
  await mouse.release();
  expect(await selected(page)).toBe(owner.email);
  expect(await followed.jsonValue()).not.toContain(true);
  await expectSlide(page, 3);
  // Enter and click still open the link.
  await address.press('Enter');
  await address.click();
  expect((await followed.jsonValue()).filter(Boolean)).toEqual([true, true]);
});

async function selected(page: Page) {
  const text = await page.evaluate(() => getSelection()?.toString());
  return text?.trim();
}
