import type { Locator, Page } from '@playwright/test';
import { notificationOf, openContact, sendErika } from '#tests/support/contact.ts';
import { gallery } from '#tests/support/content.ts';
import {
  backdropOf,
  boxOf,
  galleryOf,
  lightboxAt,
  middleOf,
  openLightbox,
  pictureOf,
} from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { dot, expectPage, lockHint, openLock, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** What a press may change. */
async function stateOf(page: Page) {
  const state = await page.evaluate(() => ({
    url: location.href,
    steps: history.length,
    dialogs: document.querySelectorAll('[role=dialog]').length,
    text: document.getElementById('root')?.textContent,
  }));
  return state;
}

/** Presses on a control, moves away and lets go there: nothing has happened. */
async function expectCancellable(control: Locator) {
  const page = control.page();
  const before = await stateOf(page);
  const { x, y } = middleOf(await boxOf(control));
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Upright, because the slider takes a movement to the side for a drag.
  await page.mouse.move(x, y > 600 ? y - 200 : y + 200, { steps: 4 });
  await page.mouse.up();
  expect(await stateOf(page), String(control)).toEqual(before);
}

for (const [path, controls] of [
  [
    '/desktop/3',
    [
      ['link', /^Skills$/],
      ['button', 'Schreiben'],
      ['button', 'E-Mail kopieren'],
      ['link', 'Impressum'],
      ['link', 'Seite 1: Über Mich'],
    ],
  ],
  ['/desktop/2', [['link', gallery.tile.title]]],
  [
    gallery.path,
    [
      ['link', 'Schließen'],
      ['button', /^Bild 1 von/],
      ['link', gallery.buttons[0]?.label ?? 'none'],
    ],
  ],
] as const) {
  test(`a press on ${path} that moves away before it lets go does nothing`, async ({ page }) => {
    await page.goto(path);
    await expectHydrated(page);
    for (const [role, name] of controls) await expectCancellable(page.getByRole(role, { name }));
  });
}

test('a press beside a dialog can be taken back as well, and so can one that leaves it', async ({
  page,
}) => {
  const form = await openContact(page);
  const outside = { x: 30, y: 450 };
  const inside = middleOf(await boxOf(form.getByRole('heading')));
  for (const [from, to] of [
    [outside, inside],
    [inside, outside],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(form).toHaveAttribute('data-state', 'open');
  }
  await page.mouse.move(outside.x, outside.y);
  await page.mouse.down();
  await expect(form).toHaveAttribute('data-state', 'open');
  await page.mouse.up();
  await expect(form).toHaveCount(0);
});

test('a press in the lightbox can be taken back', async ({ page }) => {
  const lightbox = await openLightbox(page, 2);
  for (const name of ['Schließen', 'Nächstes Bild']) {
    await expectCancellable(lightbox.getByRole('button', { name }));
  }
  await expect(backdropOf(page)).toHaveAttribute('data-state', 'open');
});

test('a press on a notification can be taken back', async ({ page }) => {
  await sendErika(page);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  await expectCancellable(notification.getByRole('button', { name: 'Schließen' }));
});

test('a press on the hint can be taken back', async ({ page }) => {
  await openLock(page);
  // The hint follows the pointer; brought back to where it was, it stays locked.
  const { x, y } = middleOf(await boxOf(page.getByRole('link', { name: lockHint })));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 200, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('#lock')).toHaveAttribute('data-state', 'locked');
  await expect(page).toHaveURL('/');
});

test('single presses unlock and turn the pages', async ({ page }) => {
  await openLock(page);
  await page.getByRole('link', { name: lockHint }).click();
  await expectPage(page, 0);
  await dot(page, 2).click();
  await expectPage(page, 2);
  await topBarEntry(page, 1).click();
  await expectPage(page, 1);
});

// `lightbox-zoom.spec.ts` has what dragging a zoomed picture shows.
test('single presses turn, zoom and close the pictures', async ({ page }) => {
  const lightbox = await openLightbox(page, 1);
  await page.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Vorheriges Bild' }).click();
  await expect(lightbox).toBeVisible();
  await pictureOf(page).dblclick();
  await expect(galleryOf(page)).toHaveAttribute('data-zoomed', 'true');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a single press closes a notification', async ({ page }) => {
  await sendErika(page);
  const notification = notificationOf(page, 'sent');
  await notification.getByRole('button', { name: 'Schließen' }).click();
  await expect(notification).toHaveCount(0);
});
