import { notch, trackpadSwipe, turnWheel } from '#tests/support/gestures.ts';
import { layer } from '#tests/support/lock.ts';
import { expectPage, openLock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test('Enter and a press follow a legal link before React has come', async ({ page }) => {
  await page.route(/app\/index-.*\.js/, () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await layer(page).getByRole('link', { name: 'Datenschutz' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/datenschutz');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await layer(page).getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
});

test('the inertia of the gesture that unlocked does not turn a page', async ({ page }) => {
  await openLock(page);
  const swiping = turnWheel(page, trackpadSwipe(120));
  await expectPage(page, 0);
  await swiping;
  await expectPage(page, 0);
  await turnWheel(page, notch());
  await expectPage(page, 1);
});
