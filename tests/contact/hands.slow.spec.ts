import type { Locator, Page } from '@playwright/test';
import { notificationOf, openContact, sendErika } from '#scripts/testbed/contact.ts';
import { gallery } from '#scripts/testbed/content.ts';
import { openLightbox } from '#scripts/testbed/lightbox.ts';
import { boxOf, middleOf, type Point } from '#scripts/testbed/points.ts';
import { expectHydrated } from '#scripts/testbed/routes.ts';
import { lockHint, openLock } from '#scripts/testbed/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a press may change. */
function stateOf(page: Page) {
  return page.evaluate(() => ({
    url: location.href,
    steps: history.length,
    dialogs: document.querySelectorAll('[role=dialog]').length,
    text: document.getElementById('root')?.textContent,
  }));
}

/** Presses on a control, moves away and lets go there: nothing has happened. */
async function expectCancellable(control: Locator) {
  const page = control.page();
  const before = await stateOf(page);
  const { x, y } = middleOf(await boxOf(control));
  // Upright, because the slider takes a movement to the side for a drag.
  await drag(page, { x, y }, { x, y: y > 600 ? y - 200 : y + 200 });
  expect(await stateOf(page), String(control)).toEqual(before);
}

async function drag(page: Page, from: Point, ...places: Point[]) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of places) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

test('a press that moves away before it lets go does nothing', async ({ page }) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name });
  for (const [path, controls] of [
    ['/desktop/3', [link('Skills'), button('Schreiben'), button('E-Mail kopieren')]],
    [gallery.path, [link('Schließen'), button('Bild 1 von')]],
  ] as const) {
    await page.goto(path);
    await expectHydrated(page);
    for (const control of controls) await expectCancellable(control);
  }

  await sendErika(page);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  await expectCancellable(notification.getByRole('button', { name: 'Schließen' }));

  const lightbox = await openLightbox(page, 2);
  for (const name of ['Schließen', 'Nächstes Bild']) {
    await expectCancellable(lightbox.getByRole('button', { name }));
  }

  await openLock(page);
  // The hint follows the pointer; brought back to where it was, it stays locked.
  const { x, y } = middleOf(await boxOf(page.getByRole('link', { name: lockHint })));
  await drag(page, { x, y }, { x, y: y - 200 }, { x, y });
  await expect(page.locator('#lock')).toHaveAttribute('data-state', 'locked');
});

test('a press beside a dialog can be taken back as well, and so can one that leaves it', async ({
  page,
}) => {
  const form = await openContact(page);
  const outside = { x: 30, y: 450 };
  const inside = middleOf(await boxOf(form.getByRole('heading')));
  await drag(page, outside, inside);
  await expect(form).toHaveAttribute('data-state', 'open');
  await drag(page, inside, outside);
  await expect(form).toHaveAttribute('data-state', 'open');
  await page.mouse.click(outside.x, outside.y);
  await expect(form).toHaveCount(0);
});
