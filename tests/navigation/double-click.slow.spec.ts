import type { Page } from '@playwright/test';
import { fieldsOf, formOf, openFormOnContactSlide } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { sessionOf } from '#tests/support/gestures.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { centreOf, controlAt, type Point } from '#tests/support/points.ts';
import { closeLink, expectSlide, openSlide, slideAt } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The clicks are 200 ms apart by their timestamps, also on a busy machine. */
async function doubleClick(page: Page, place: Point) {
  const session = await sessionOf(page);
  await page.mouse.move(place.x, place.y);
  const start = Date.now();
  for (const clickCount of [1, 2])
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const timestamp = (start + 200 * (clickCount - 1)) / 1000;
      const event = { type, ...place, button: 'left' as const, clickCount, timestamp };
      await session.send('Input.dispatchMouseEvent', event);
    }
}

test('a double click does not press the control that its first click uncovers', async ({
  page,
}) => {
  // At this size, `control` covers `uncovered` at the point `offset` px right of the middle of
  // `control`.
  await page.setViewportSize({ width: 1000, height: 660 });
  const back = page.getByRole('button', { name: 'Zurück', exact: true });
  for (const [path, control, offset, slideAfter, uncovered] of [
    [projectWithPictures.path, closeLink(page), 12, 2, 'Kontakt'],
    ['/kontakt', back, 70, 3, 'Barrierefreiheit'],
  ] as const) {
    // The form grows when its fields load.
    await (path === '/kontakt' ? openFormOnContactSlide(page) : openPage(page, path));
    await settle(page);
    const { x, y } = await centreOf(control);
    const place = { x: x + offset, y };
    await doubleClick(page, place);
    await expect(control).toHaveCount(0);
    await settle(page);
    await expectSlide(page, slideAfter);
    expect(await controlAt(page, place)).toMatchObject({ name: uncovered });
  }

  // The previous page has the same control at the same point.
  await openPage(page, '/barrierefreiheit');
  await page.getByRole('main').getByRole('link', { name: 'Datenschutz' }).first().click();
  await expect(page).toHaveURL('/datenschutz#e-mail');
  await doubleClick(page, await centreOf(closeLink(page)));
  await settle(page);
  await expect(page).toHaveURL('/barrierefreiheit');
});

test('Schließen goes back once when it is clicked twice before the browser navigates', async ({
  page,
}) => {
  await page.goto('/impressum');
  await openSlide(page, 2);
  await slideAt(page, 2).getByRole('link').first().click();
  await expect(closeLink(page)).toBeVisible();
  await closeLink(page).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await settle(page);
  await expectSlide(page, 2);
});

test('Schließen works again as soon as the previous page is shown', async ({ page }) => {
  await page.clock.install();
  await openSlide(page, 3);
  await slideAt(page, 3).getByRole('link', { name: 'Impressum' }).click();
  await page.getByRole('link', { name: 'Datenschutz' }).first().click();
  await expect(page).toHaveURL('/datenschutz');
  // With the clock stopped, the second press cannot wait for a timer.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await closeLink(page).press('Enter');
  await expect(page).toHaveURL('/impressum');
  await closeLink(page).press('Enter');
  await expect(page).toHaveURL('/desktop/3');
});

test('holding Enter opens one form at "Schreiben", does not submit it, and adds lines in the message', async ({
  page,
}) => {
  await openSlide(page, 3);
  await page.getByRole('button', { name: 'Schreiben' }).focus();
  const form = formOf(page);
  for (const moment of ['before the form opens', 'in its first field']) {
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
    await expect(fieldsOf(form).name, moment).toBeFocused();
  }
  await page.keyboard.up('Enter');
  const error = form.getByText('Gebe einen Name ein.');
  await expect(error).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(error).toBeVisible();
  const { message } = fieldsOf(form);
  await message.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await expect(message).toHaveValue('\n\n\n');
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expectSlide(page, 3);
});

test('a click after Back works at the point of the previous click', async ({ page }) => {
  await openSlide(page, 2);
  const entry = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByText('Skills');
  const { x, y } = await centreOf(entry);
  await slideAt(page, 2).getByRole('link').first().click();
  await expect(closeLink(page)).toBeVisible();
  await settle(page);
  await page.mouse.click(x, y);
  await page.evaluate(() => history.back());
  await expect(closeLink(page)).toHaveCount(0);
  await page.mouse.click(x, y);
  await expectSlide(page, 1);
});
