import type { Page } from '@playwright/test';
import { historyLength } from '#tests/support/apps.ts';
import { fieldsOf } from '#tests/support/contact.ts';
import { expectPage, openLock, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Holds a key down for so many repetitions, then until `arrival`, and for as many again. */
async function hold(page: Page, key: string, repetitions = 20, arrival?: () => Promise<void>) {
  for (let times = 0; times <= repetitions; times += 1) await page.keyboard.down(key);
  if (arrival) {
    await arrival();
    for (let times = 0; times < repetitions; times += 1) await page.keyboard.down(key);
  }
  await page.keyboard.up(key);
}

test.describe('a key that is held down', () => {
  test('opens one form by Enter, and does not send it', async ({ page }) => {
    await openPage(page, 3);
    const before = await historyLength(page);
    await page.getByRole('button', { name: 'Schreiben' }).focus();
    const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
    const error = form.getByText('Gebe einen Name ein.');
    await hold(page, 'Enter', 5, () => expect(fieldsOf(form).name).toBeFocused());
    await expect(error).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(error).toBeVisible();
    await fieldsOf(form).message.focus();
    await hold(page, 'Enter', 3);
    await expect(fieldsOf(form).message).toHaveValue('\n\n\n\n');
    expect(await historyLength(page)).toBe(before + 1);
  });

  test('unlocks and turns no page, however long it is held', async ({ page }) => {
    await page.clock.install();
    await openLock(page);
    await page.keyboard.down('ArrowDown');
    await page.keyboard.down('ArrowDown');
    await expectPage(page, 0);
    await page.clock.fastForward(1000);
    await hold(page, 'ArrowDown');
    await expectPage(page, 0);
    await page.keyboard.press('ArrowDown');
    await expectPage(page, 1);
  });
});
