import type { Page } from '@playwright/test';
import {
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  openContact,
  submit,
} from '#scripts/testbed/contact.ts';
import { gallery } from '#scripts/testbed/content.ts';
import { lightboxAt, screenshot } from '#scripts/testbed/lightbox.ts';
import {
  dot,
  expectPage,
  openForm,
  openLock,
  openPage,
  topBarEntry,
} from '#scripts/testbed/steps.ts';
import { messageFields } from '#src/contact/fields.ts';
import { closeLink, heading, historyLength, tile } from '#tests/support/apps.ts';
import { storedMessages } from '#tests/support/stored-messages.ts';
import { expect, test } from '#tests/support/test.ts';

test('a message of any characters is stored to the unit, and shown as text', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)> شكرا \u202e\u2066';
  const odd = `</textarea><script>alert(1)</script> {"$": 1} \0\x01\x1b[31m\x7f\u2028\ufeff שלום ${crypto.randomUUID()}`;
  const emoji = '👩‍💻😀';
  const message = `${odd}${'x'.repeat(messageFields.message.limit - odd.length - emoji.length)}${emoji}`;
  const form = await openContact(page);
  await fillForm(form, { ...erika, name, message });
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await openForm(page);
  await expect(fieldsOf(form).message).toHaveValue(message);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  const { email } = erika;
  expect(storedMessages()).toContainEqual(expect.objectContaining({ name, email, message }));
});

/** Holds a key down for so many repetitions, then until `arrival`, and for as many again. */
async function hold(page: Page, key: string, repetitions = 20, arrival?: () => Promise<void>) {
  for (let times = 0; times <= repetitions; times += 1) await page.keyboard.down(key);
  if (arrival) {
    await arrival();
    for (let times = 0; times < repetitions; times += 1) await page.keyboard.down(key);
  }
  await page.keyboard.up(key);
}

/** The focus is on something that can be seen and used, or nowhere. */
async function expectSoundFocus(page: Page) {
  const fault = await page.evaluate(() => {
    const { activeElement: focused, body } = document;
    if (!focused || focused === body) return '';
    if (focused.closest('[inert], [aria-hidden=true]')) return `out of reach: ${focused.outerHTML}`;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return isInView ? '' : `out of view: ${focused.outerHTML}`;
  });
  expect(fault).toBe('');
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

  test('opens one app and one lightbox by Enter, and closes no more than it closes', async ({
    page,
  }) => {
    await openPage(page, 2);
    const before = await historyLength(page);
    await tile(page, gallery).focus();
    await hold(page, 'Enter', 5, () => expect(heading(page, gallery)).toBeFocused());
    await expect(heading(page, gallery)).toBeFocused();
    expect(await historyLength(page)).toBe(before + 1);

    await screenshot(page, 1).focus();
    const lightbox = lightboxAt(page, 1);
    await hold(page, 'Enter', 5, () => expect(lightbox).toBeFocused());
    await expect(lightbox).toBeFocused();
    expect(await historyLength(page)).toBe(before + 2);
    await hold(page, 'ArrowRight');
    await expect(lightboxAt(page, 4)).toBeVisible();
    await hold(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(gallery.path);

    await closeLink(page).focus();
    await hold(page, 'Enter', 5, () => expect(tile(page, gallery)).toBeFocused());
    await expectPage(page, 2);
    await expect(tile(page, gallery)).toBeFocused();
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

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Tab during an animation leaves the focus where it can be seen', async ({ page }) => {
    const write = page.getByRole('button', { name: 'Schreiben' });
    const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
    const closeForm = () => page.keyboard.press('Escape');
    const ways: [start: () => Promise<unknown>, end: () => Promise<unknown>][] = [
      [() => page.keyboard.press('ArrowUp'), () => expectPage(page, 0)],
      [() => topBarEntry(page, 1).press('Enter'), () => expectPage(page, 1)],
      [() => dot(page, 3).press('Enter'), () => expectPage(page, 3)],
      [() => write.press('Enter'), () => expect(form.locator(':focus')).toHaveCount(1)],
      [closeForm, () => expect(form).toHaveCount(0)],
      [() => topBarEntry(page, 2).press('Enter'), () => expectPage(page, 2)],
      [() => tile(page, gallery).press('Enter'), () => expect(closeLink(page)).toBeVisible()],
      [() => closeLink(page).press('Enter'), () => expectPage(page, 2)],
    ];
    await openLock(page);
    for (const [start, end] of ways) {
      await start();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
      await end();
      await expectSoundFocus(page);
    }
  });
});
