import type { Page } from '@playwright/test';
import { contactForm } from '#content/texts/form.ts';
import { messageFields } from '#src/contact/fields.ts';
import { historyLength } from '#tests/support/apps.ts';
import {
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  openContact,
  submit,
} from '#tests/support/contact.ts';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { lightboxAt, openDetail, screenshot } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { openPageWithKeys } from '#tests/support/slider-keys.ts';
import { expectPage, openForm, openLock, openPage, sliderPage } from '#tests/support/steps.ts';
import { storedMessages } from '#tests/support/stored-messages.ts';
import { expect, test } from '#tests/support/test.ts';

/** Closes the form and opens it again. */
async function reopenForm(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return fieldsOf(await openForm(page));
}

test('a message of any characters is stored to the unit, and shown as text', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)> شكرا \u202e\u2066';
  const odd = `</textarea><script>alert(1)</script> {"$": 1} \0\x01\x1b[31m\x7f\u2028\ufeff שלום ${crypto.randomUUID()}`;
  const emoji = '👩‍💻😀';
  const message = `${odd}${'x'.repeat(messageFields.message.limit - odd.length - emoji.length)}${emoji}`;
  const form = await openContact(page);
  await fillForm(form, { ...erika, name, message });
  const again = await reopenForm(page);
  await expect(again.message).toHaveValue(message);
  await submit(page.getByRole('dialog'));
  await expect(notificationOf(page, 'sent')).toBeVisible();
  const { email } = erika;
  expect(storedMessages()).toContainEqual(expect.objectContaining({ name, email, message }));
});

test('a unit too much and half a character are refused, and the text is kept', async ({ page }) => {
  const tooLong = `${'x'.repeat(messageFields.message.limit - 1)}😀`;
  const form = await openContact(page);
  await fillForm(form, { ...erika, message: tooLong });
  await submit(form);
  const { message } = fieldsOf(form);
  await expect(message).toHaveAccessibleDescription('Höchstens 5000 Zeichen.');
  await expect(message).toHaveValue(tooLong);
  // By script: what is typed through the test's protocol is well formed.
  await message.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Hallo \ud83d';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submit(form);
  await expect(message).toHaveAccessibleDescription(contactForm.brokenCharacter);
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.value.charCodeAt(6))).toBe(
    0xd83d,
  );
  await message.fill('Hallo 😀');
  await expect(message).toHaveAccessibleDescription('');
});

test('a paste of 2 MB is kept whole, refused, and leaves the page usable', async ({ page }) => {
  // Nearly all of it goes to the browser, which lays the text out.
  test.setTimeout(60_000);
  const size = 2_000_000;
  const form = await openContact(page);
  await fillForm(form, erika);
  const { message } = fieldsOf(form);
  // By script, and the time of the site's own work alone: Chromium needs 6 s to paste it into any field.
  const work = await message.evaluate((field: HTMLTextAreaElement, length) => {
    field.value = 'Worte und Wörter '.repeat(length / 17 + 1).slice(0, length - 1);
    const start = performance.now();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return Math.round(performance.now() - start);
  }, size);
  console.log(`2 MB in the form: ${work} ms of work for each change`);
  await message.press('End');
  await page.keyboard.type('!');
  await submit(form);
  await expect(message).toHaveAccessibleDescription('Höchstens 5000 Zeichen.');
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(size);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
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

  test('opens an app by Enter and stays there; Schließen leads back and stays there', async ({
    page,
  }) => {
    await openPage(page, 2);
    const before = await historyLength(page);
    const tile = page.getByRole('link', { name: gallery.tile.title });
    await tile.focus();
    const heading = page.getByRole('heading', { level: 1, name: gallery.title });
    await hold(page, 'Enter', 5, () => expect(heading).toBeFocused());
    await expect(heading).toBeFocused();
    expect(await historyLength(page)).toBe(before + 1);
    await page.getByRole('link', { name: 'Schließen' }).focus();
    await hold(page, 'Enter', 5, () => expect(tile).toBeFocused());
    await expectPage(page, 2);
    await expect(tile).toBeFocused();
  });

  test('opens one lightbox by Enter, and turns to its ends', async ({ page }) => {
    await openDetail(page, gallery.path);
    const before = await historyLength(page);
    await screenshot(page, 1).focus();
    const focused = lightboxAt(page, 1).locator(':focus');
    await hold(page, 'Enter', 5, () => expect(focused).toHaveCount(1));
    await expect(focused).toHaveCount(1);
    expect(await historyLength(page)).toBe(before + 1);
    await hold(page, 'ArrowRight');
    await expect(lightboxAt(page, 4)).toBeVisible();
    await hold(page, 'h');
    await expect(lightboxAt(page, 1)).toBeVisible();
    await hold(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(screenshot(page, 1)).toBeFocused();
    await expect(page).toHaveURL(gallery.path);
  });

  test('opens one help by ?', async ({ page }) => {
    await openPage(page, 1);
    const before = await historyLength(page);
    await hold(page, '?');
    await expect(page.getByRole('dialog', { name: 'Tastaturhilfe' })).toBeVisible();
    await hold(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPage(page, 1);
    expect(await historyLength(page)).toBe(before + 1);
  });

  test('turns the slider to its ends', async ({ page }) => {
    await openPageWithKeys(page, 0);
    await hold(page, 'ArrowRight');
    await expectPage(page, 3);
    await hold(page, 'PageUp');
    await expectPage(page, 0);
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

test('Escape with nothing open does nothing', async ({ page }) => {
  for (const path of ['/', '/desktop/2', gallery.path, firstSkill.path, '/impressum']) {
    await page.goto(path);
    await expectHydrated(page);
    const control = page
      .locator(':is([role=main], main, header) :is(a, button):not([inert] *)')
      .first();
    await control.focus();
    const before = await historyLength(page);
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('Escape');
    await expect(control).toBeFocused();
    await expect(page).toHaveURL(path);
    expect(await historyLength(page)).toBe(before);
  }
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`${key} during an animation leaves the focus where it can be seen`, async ({ page }) => {
      // The lock fades.
      await openLock(page);
      await page.keyboard.press('ArrowUp');
      for (let times = 0; times < 3; times += 1) await page.keyboard.press(key);
      await expectPage(page, 0);
      await expectSoundFocus(page);
      // The slider glides.
      await page.getByRole('link', { name: 'Skills', exact: true }).press('Enter');
      for (let times = 0; times < 3; times += 1) await page.keyboard.press(key);
      await expectPage(page, 1);
      await expectSoundFocus(page);
      await page.getByRole('link', { name: 'Seite 4: Kontakt' }).press('Enter');
      for (let times = 0; times < 6; times += 1) await page.keyboard.press(key);
      await expectPage(page, 3);
      await expectSoundFocus(page);
      // A dialog opens, and closes.
      const write = page.getByRole('button', { name: 'Schreiben' });
      const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
      await write.press('Enter');
      await page.keyboard.press(key);
      await expect(form.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.keyboard.press(key);
      await expect(form).toHaveCount(0);
      await expect(page.locator(':focus')).toHaveCount(1);
      await expectSoundFocus(page);
      // An app opens, and closes.
      await page.getByRole('link', { name: 'Projekte', exact: true }).press('Enter');
      await expectPage(page, 2);
      await page.getByRole('link', { name: gallery.tile.title }).press('Enter');
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await expect(page.getByRole('link', { name: 'Schließen' })).toBeVisible();
      await expect(page.locator(':focus')).toHaveCount(1);
      await expectSoundFocus(page);
      await page.getByRole('link', { name: 'Schließen' }).press('Enter');
      await page.keyboard.press(key);
      await expectPage(page, 2);
      await expectSoundFocus(page);
    });
  }
});

test('assistive software that goes to a heading of another page leaves nothing between two pages', async ({
  page,
}) => {
  await openPage(page, 0);
  const heading = page.locator('[data-page="2"] h2');
  await heading.evaluate((element: HTMLElement) => element.focus());
  await expectPage(page, 0);
  await heading.evaluate((element) => element.scrollIntoView());
  await expectPage(page, 2);
  await expect(
    sliderPage(page, 2).getByRole('link', { name: gallery.tile.title }),
  ).toBeInViewport();
  // What had the focus slides away.
  await sliderPage(page, 2).getByRole('link', { name: gallery.tile.title }).focus();
  await page.locator('#slider').evaluate((slider) => slider.scrollTo({ left: slider.clientWidth }));
  await expectPage(page, 1);
  await expect(sliderPage(page, 1).getByRole('heading')).toBeFocused();
});
