import type { Page, Route } from '@playwright/test';
import { fieldsOf } from '#scripts/testbed/contact.ts';
import { gallery } from '#scripts/testbed/content.ts';
import { dragMouse, notch, turnWheel } from '#scripts/testbed/gestures.ts';
import { expectPage, openLock, openPage, pageHeading, sliderPage } from '#scripts/testbed/steps.ts';
import { heading, tile } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

const contactOverlay = /assets\/app\/contact-overlay-.*\.js/;

test.use({
  expectedErrors: [/net::ERR_FAILED|Loading chunk [a-z-]+ failed|A part failed|broken on purpose/],
});

/** A module that loads, and whose components throw when they are rendered. */
function throwing(route: Route) {
  const names = [...'abcdefghijklmnopqrstuvwxyz', 'ContactOverlay'];
  const exported = names.map((name) => `broken as ${name}`).join(',');
  const body = `function broken() { throw new Error('broken on purpose') } export { ${exported} }`;
  return route.fulfill({ contentType: 'text/javascript', body });
}

const notice = (page: Page) => page.getByRole('region', { name: 'Fehler' });
const again = (page: Page) => notice(page).getByRole('button', { name: 'Erneut laden' });
const opener = (page: Page) => page.getByRole('button', { name: 'Schreiben' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Schreibt mir direkt.' });

/** Presses "Schreiben" where the form cannot be fetched. */
async function failToOpenForm(page: Page) {
  await page.route(contactOverlay, (route) => route.abort());
  await openPage(page, 3);
  await opener(page).click();
  await expect(notice(page)).toContainText('Dieser Teil der Website konnte nicht geladen werden.');
}

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Schließen: (page) => notice(page).getByRole('button', { name: 'Schließen' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'Escape where the focus is elsewhere': (page) => opener(page).press('Escape'),
  Back: (page) => page.goBack(),
};

test.describe('a form that cannot be loaded', () => {
  test('is told beside two buttons, and no longer once it is closed, when the focus is on "Schreiben"', async ({
    page,
  }) => {
    await failToOpenForm(page);
    for (const [closing, close] of Object.entries(closings)) {
      await expect(again(page)).toBeFocused();
      await expect(notice(page).getByRole('button')).toHaveText(['Erneut laden', 'Schließen']);
      await expect(sliderPage(page, 3)).toBeInViewport({ ratio: 0.99 });
      await close(page);
      await expect(notice(page), closing).toHaveCount(0);
      await expectPage(page, 3);
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
    }
  });

  test('opens by "Erneut laden" once it can be loaded, and by "Schreiben" after that', async ({
    page,
  }) => {
    await failToOpenForm(page);
    await again(page).click();
    await expect(again(page)).toBeFocused();
    await page.unroute(contactOverlay);
    await again(page).click();
    await expect(fieldsOf(form(page)).name).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(form(page)).toBeVisible();
  });

  test('leaves the mouse, the keys and the links to the page behind, and the focus on what shows', async ({
    page,
  }) => {
    await page.clock.install();
    await failToOpenForm(page);
    await page.clock.runFor(1100);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(2000);
    await expectPage(page, 2);
    await expect(notice(page)).toHaveCount(0);
    await expect(pageHeading(page, 2)).toBeFocused();

    await page.clock.resume();
    await failToOpenForm(page);
    await dragMouse(page, { x: 300, y: 250 }, { x: 1000, y: 250 }, { duration: 300, steps: 12 });
    await expectPage(page, 2);
    await tile(sliderPage(page, 2), gallery).click();
    await expect(heading(page, gallery)).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
  });

  test('hides no control on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await failToOpenForm(page);
    // Skip links are off screen until they have the focus.
    const links = page.locator('#home').getByRole('link').or(opener(page));
    for (const control of await links.all()) {
      const isInert = await control.evaluate((node) => node.closest('[inert]') !== null);
      if (!isInert) await control.click({ trial: true });
    }
  });

  test('fails no less politely at its own address', async ({ page }) => {
    await page.route(contactOverlay, (route) => route.abort());
    await page.goto('/kontakt');
    await expect(again(page)).toBeFocused();
    await notice(page).getByRole('button', { name: 'Schließen' }).click();
    await expectPage(page, 3);
    await expect(opener(page)).toBeFocused();
  });
});

test('a form that throws takes nothing else with it', async ({ page }) => {
  await page.route(contactOverlay, throwing);
  await openPage(page, 3);
  await opener(page).click();
  await again(page).click();
  await expect(again(page)).toBeFocused();
  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
  await turnWheel(page, notch(-100), { at: { x: 720, y: 300 } });
  await expectPage(page, 2);
});

test("a help that cannot be loaded leaves the lock closed: the notice's buttons have keys of their own", async ({
  page,
}) => {
  const help = /help-dialog-.*\.js/;
  await page.route(help, (route) => route.abort());
  await openLock(page);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press('?');
    await expect(again(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press(key);
    await expect(notice(page)).toHaveCount(0);
  }
  await page.keyboard.press('?');
  await expect(again(page)).toBeFocused();
  await page.unroute(help);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tastaturhilfe' })).toBeVisible();
  await expect(page.locator('#lock')).toHaveAttribute('data-state', 'locked');
});
