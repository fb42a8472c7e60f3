import type { Page } from '@playwright/test';
import { fieldsOf, formOf } from '#tests/support/contact.ts';
import { dragMouse, notch, turnWheel } from '#tests/support/gestures.ts';
import { openPage } from '#tests/support/page.ts';
import { centreOf } from '#tests/support/points.ts';
import { expectLocked, expectSlide, lockScreen } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const notification = (page: Page) =>
  lockScreen(page).getByRole('link', { name: 'Verfügbar ab Januar 2027. Schreib mir.' });

test.describe('the notification about availability', () => {
  test('opens the form over the lock, and has the focus again after Zurück, Escape and Back', async ({
    page,
  }) => {
    await openPage(page, '/');
    for (const close of [
      () => formOf(page).getByRole('button', { name: 'Zurück', exact: true }).click(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ]) {
      await notification(page).press('Enter');
      await expect(fieldsOf(formOf(page)).name).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await close();
      await expect(formOf(page)).toHaveCount(0);
      await expect(notification(page)).toBeFocused();
      await expectLocked(page);
    }
    await page.keyboard.press('ArrowUp');
    await expectSlide(page, 0);
  });

  test('lets a drag or the wheel on it unlock', async ({ page }) => {
    for (const isDrag of [true, false]) {
      await openPage(page, '/');
      const at = await centreOf(notification(page));
      if (isDrag) await dragMouse(page, at, { ...at, y: at.y - 150 });
      else await turnWheel(page, notch(), { at });
      await expectSlide(page, 0);
      await expect(formOf(page)).toHaveCount(0);
    }
  });
});
