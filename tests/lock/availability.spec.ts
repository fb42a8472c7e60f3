import type { Page } from '@playwright/test';
import { fieldsOf } from '#tests/support/contact.ts';
import { dragMouse, notch, turnWheel } from '#tests/support/gestures.ts';
import { centreOf, layer } from '#tests/support/lock.ts';
import { expectPage, openLock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectOneTruth } from '#tests/support/visit.ts';

const notification = (page: Page) =>
  layer(page).getByRole('link', { name: 'Verfügbar ab Januar 2027. Schreib mir.' });
const formOf = (page: Page) => page.getByRole('dialog', { name: 'Schreibt mir direkt.' });

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Zurück: (page) => formOf(page).getByRole('button', { name: 'Zurück', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  Back: (page) => page.goBack(),
};

test.describe('the notification about the owner’s availability', () => {
  for (const [name, close] of Object.entries(closings)) {
    test(`opens the form over the lock, and ${name} leads back to it`, async ({ page }) => {
      await openLock(page);
      await notification(page).click();
      await expect(fieldsOf(formOf(page)).name).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expectOneTruth(page);
      await close(page);
      await expect(formOf(page)).toHaveCount(0);
      await expect(notification(page)).toBeFocused();
      await expect(layer(page)).toHaveAttribute('data-state', 'locked');
      await expect(page).toHaveURL('/');
      await expectOneTruth(page);
    });
  }

  test('is the first stop of Tab: Enter follows it, and an arrow key unlocks', async ({ page }) => {
    await openLock(page);
    await page.keyboard.press('Tab');
    await expect(notification(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldsOf(formOf(page)).name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notification(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expectPage(page, 0);
  });

  test('follows an early click to the form when the script does not come', async ({ page }) => {
    await page.route(/app\/index-.*\.js/, () => undefined);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await notification(page).click();
    await expect(page).toHaveURL('/kontakt');
  });

  const gestures: Record<string, (page: Page) => Promise<unknown>> = {
    'a drag': async (page) => {
      const { x, y } = await centreOf(notification(page));
      await dragMouse(page, { x, y }, { x, y: y - 150 });
    },
    'the wheel': async (page) =>
      turnWheel(page, notch(), { at: await centreOf(notification(page)) }),
  };
  for (const [name, make] of Object.entries(gestures)) {
    test(`lets ${name} that begins on it unlock`, async ({ page }) => {
      await openLock(page);
      await make(page);
      await expectPage(page, 0);
      await expect(formOf(page)).toHaveCount(0);
    });
  }
});
