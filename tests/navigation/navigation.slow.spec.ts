import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { closeLink, historyLength, openApp, tile } from '#tests/support/apps.ts';
import {
  firstSkill,
  gallery,
  imprint,
  lastSkill,
  type Place,
  renamed,
  skillsOf,
} from '#tests/support/content.ts';
import { lightboxAt } from '#tests/support/lightbox.ts';
import { expectHydrated, fullTitle } from '#tests/support/routes.ts';
import {
  expectPage,
  lockHint,
  openForm,
  openLock,
  openPage,
  sliderPage,
  topBarEntry,
  unlock,
} from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** A skill with a project that has another title than its tile. */
const [skill = firstSkill] = skillsOf(renamed);

function form(page: Page) {
  return page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
}

async function openTile(page: Page, app: Place) {
  await openPage(page, app.page);
  await openApp(page, app);
}

test('every page has its title, forth and back', async ({ page }) => {
  await openPage(page, 1);
  await page.getByRole('link', { name: firstSkill.tile.title }).click();
  await expect(page).toHaveTitle(fullTitle(firstSkill));
  await closeLink(page).click();
  await expectPage(page, 1);
  await topBarEntry(page, 3).click();
  await expectPage(page, 3);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveTitle(owner.siteTitle);
  await page.goBack();
  await expectPage(page, 3);
  await expect(page).toHaveTitle(`Kontakt – ${owner.siteTitle}`);
  await page.goForward();
  await expect(page).toHaveURL('/impressum');
  await expect(page).toHaveTitle(owner.siteTitle);
  await expect(page.locator('title')).toHaveCount(1);
});

test.describe('from one detail page to another', () => {
  test('a neighbour begins at its top; Schließen and Back lead to the link that was followed', async ({
    page,
  }) => {
    await openTile(page, skill);
    const neighbour = page.getByRole('main').getByRole('link', { name: renamed.tile.title });
    await neighbour.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    // The page that is left must not be seen at its top: it is gone when the window scrolls.
    await page.evaluate(() => {
      const scroll = window.scrollTo.bind(window) as (...place: unknown[]) => void;
      window.scrollTo = (...place: unknown[]) => {
        document.documentElement.dataset.scrolled =
          document.querySelector('main h1')?.textContent ?? '';
        scroll(...place);
      };
    });
    await neighbour.click();
    const heading = page.getByRole('heading', { level: 1, name: renamed.title });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(fullTitle(renamed));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', renamed.title);

    await closeLink(page).click();
    await expect(page).toHaveURL(skill.path);
    await expect(neighbour).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await page.goBack();
    await expectPage(page, 1);
    await expect(page.getByRole('link', { name: skill.tile.title, exact: true })).toBeFocused();
  });

  test('its last words lead to the form, and Back from there to the page', async ({ page }) => {
    await openTile(page, gallery);
    const link = page.getByRole('link', { name: 'Schreib mir direkt.' });
    await link.click();
    await expect(page).toHaveURL('/kontakt');
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(gallery.path);
    await expect(form(page)).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await form(page).getByRole('button', { name: 'Zurück' }).click();
    await expectPage(page, 3);
    await page.goBack();
    await expect(page).toHaveURL(gallery.path);
  });
});

test.describe('Schließen', () => {
  test('on a page that was opened directly leads to its page of the slider', async ({ page }) => {
    await page.goto(imprint.path);
    await expectHydrated(page);
    const before = await historyLength(page);
    await closeLink(page).click();
    await expectPage(page, imprint.page);
    expect(await historyLength(page)).toBe(before);
  });

  test('goes one step back, where the focus returns to the tile', async ({ page }) => {
    for (const app of [gallery, lastSkill]) {
      await openTile(page, app);
      const before = await historyLength(page);
      await closeLink(page).click();
      await expectPage(page, app.page);
      expect(await historyLength(page)).toBe(before);
      await expect(tile(page, app)).toBeFocused();
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.title);
    }
  });

  test('leaves a click for a new tab to the browser', async ({ page, context }) => {
    await openTile(page, gallery);
    const opened = context.waitForEvent('page');
    await closeLink(page).click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await expect(other).toHaveURL('/desktop/2');
    await expect(page).toHaveURL(gallery.path);
  });
});

test.describe('Back', () => {
  test('closes the open lightbox first and leaves the page only then', async ({ page }) => {
    await openTile(page, gallery);
    await page.getByRole('button', { name: /^Bild 2 von \d vergrößern/ }).click();
    const lightbox = lightboxAt(page, 2);
    await expect(lightbox).toBeVisible();
    await page.goBack();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(gallery.path);
    await page.goBack();
    await expectPage(page, 2);
  });
});

test.describe('while the slider glides', () => {
  /** Stops the clock when the contact page has nearly come to rest. */
  async function glideToContact(page: Page) {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await topBarEntry(page, 3).click();
    const slider = page.locator('#slider');
    await expect(slider).toHaveAttribute('data-state', 'gliding');
    const left = () => slider.evaluate((it) => it.scrollWidth - it.clientWidth - it.scrollLeft);
    while ((await left()) > 40) await page.clock.runFor(8);
    expect(await left()).toBeGreaterThan(2);
  }

  test('a link that has come into view leads on, and Schließen back to its page', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, 0);
    await glideToContact(page);
    const link = sliderPage(page, 3).getByRole('link', { name: 'Impressum' });
    await link.click({ force: true, noWaitAfter: true });
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
    await closeLink(page).click();
    await expectPage(page, 3);
  });

  test('Back leads to where it leads', async ({ page }) => {
    await page.clock.install();
    await openLock(page);
    await unlock(page);
    await glideToContact(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.clock.runFor(2000);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
    await page.clock.resume();
    await page.goForward();
    await expectPage(page, 3);
  });
});

test.describe('the form on its own address', () => {
  test('lies open over the contact page; closing it leaves /desktop/3', async ({ page }) => {
    await page.goto('/kontakt');
    await expect(form(page)).toBeVisible();
    await expect(page).toHaveTitle(`Kontaktformular – ${owner.siteTitle}`);
    await expect(page.locator('[data-page="3"]')).toBeInViewport();
    const before = await historyLength(page);
    await form(page).getByRole('button', { name: 'Zurück' }).click();
    await expect(form(page)).toBeHidden();
    await expectPage(page, 3);
    expect(await historyLength(page)).toBe(before);
    await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
  });

  test('is open again after Back from the privacy notice', async ({ page }) => {
    await page.goto('/kontakt');
    await form(page).getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page).toHaveURL('/datenschutz');
    await expect(form(page)).toBeHidden();
    await closeLink(page).click();
    await expect(page).toHaveURL('/kontakt');
    await expect(form(page)).toBeVisible();
  });
});

test('an overlay is open again after a reload', async ({ page }) => {
  await openPage(page, 3);
  await openForm(page);
  await page.reload();
  await expect(form(page)).toBeVisible();
  await form(page).getByRole('button', { name: 'Zurück' }).click();
  await expect(form(page)).toBeHidden();
  await expectPage(page, 3);
  await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
});
