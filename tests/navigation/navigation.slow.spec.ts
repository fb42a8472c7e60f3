import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import {
  firstSkill,
  gallery,
  imprint,
  type Place,
  renamed,
  skillsOf,
} from '#scripts/testbed/content.ts';
import { openDetail } from '#scripts/testbed/lightbox.ts';
import { expectHydrated, fullTitle } from '#scripts/testbed/routes.ts';
import {
  expectPage,
  lockHint,
  openLock,
  openPage,
  topBarEntry,
  unlock,
} from '#scripts/testbed/steps.ts';
import { closeApp, closeLink, heading, openApp, scrollTop, tile } from '#tests/support/apps.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { openPageWithKeys, tabStops } from '#tests/support/slider-keys.ts';
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

/** The document has one title and one canonical address, and they are the screen's. */
async function expectHead(page: Page, title: string, path: string) {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('title')).toHaveCount(1);
  const canonical = page.locator('head link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', owner.siteUrl + path);
}

test('every page has its head, forth and back', async ({ page }) => {
  const contact = [`Kontakt – ${owner.siteTitle}`, '/desktop/3'] as const;
  await openTile(page, firstSkill);
  await expectHead(page, fullTitle(firstSkill), firstSkill.path);
  await closeApp(page, firstSkill);
  await topBarEntry(page, 3).click();
  await expectPage(page, 3);
  await expectHead(page, ...contact);
  await openApp(page, imprint);
  await expectHead(page, owner.siteTitle, imprint.path);
  await page.goBack();
  await expectPage(page, 3);
  await expectHead(page, ...contact);
  await page.goForward();
  await expect(page).toHaveURL(imprint.path);
  await expectHead(page, owner.siteTitle, imprint.path);
});

test('a neighbour of a page begins at its top; Schließen and Back lead to the link that was followed', async ({
  page,
}) => {
  await openTile(page, skill);
  const neighbour = page.getByRole('main').getByRole('link', { name: renamed.tile.title });
  await neighbour.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(200);
  await neighbour.click();
  await expect(heading(page, renamed)).toBeFocused();
  await expect(page).toHaveTitle(fullTitle(renamed));
  expect(await scrollTop(page)).toBe(0);

  await closeLink(page).click();
  await expect(page).toHaveURL(skill.path);
  await expect(neighbour).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goBack();
  await expectPage(page, 1);
  await expect(tile(page, skill)).toBeFocused();
});

test('the last words of a page lead to the form, and Back from there to the page', async ({
  page,
}) => {
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

test('a page that leads to another page of the slider lies behind it', async ({ page }) => {
  await openPage(page, 0);
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.getByRole('link', { name: 'All projects' }).click();
  await expectPage(page, 2);
  await page.goBack();
  await expect(page).toHaveURL('/english');
});

test('Schließen leaves a click for a new tab to the browser', async ({ page, context }) => {
  await openTile(page, gallery);
  const opened = context.waitForEvent('page');
  await closeLink(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/desktop/2');
  await expect(page).toHaveURL(gallery.path);
});

test('Back leads to where it leads while the slider glides', async ({ page }) => {
  await page.clock.install();
  await openLock(page);
  await unlock(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await topBarEntry(page, 3).click();
  const slider = page.locator('#slider');
  await expect(slider).toHaveAttribute('data-state', 'gliding');
  // Nearly to rest: the address is the contact page's already.
  const left = () => slider.evaluate((it) => it.scrollWidth - it.clientWidth - it.scrollLeft);
  while ((await left()) > 40) await page.clock.runFor(8);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
  await page.clock.resume();
  await page.goForward();
  await expectPage(page, 3);
});

test('the home screen behind a page has no keys, and nothing that Tab reaches', async ({
  page,
}) => {
  await openPageWithKeys(page, 2);
  await openApp(page, gallery);
  await page.clock.fastForward(2000);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page).toHaveURL(gallery.path);
  await page.keyboard.press('PageDown');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  await expect(page.getByRole('main')).toHaveCount(1);
  const stops = await tabStops(page);
  await closeApp(page, gallery);

  await page.goto(gallery.path);
  await expectHydrated(page);
  expect(stops).toEqual(await tabStops(page));
  expect(stops).toContain(gallery.buttons[0]?.label);
});

test('a page is where it was scrolled to, also after a reload and where its body comes late', async ({
  page,
}) => {
  await openDetail(page, gallery.path);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => history.state?.scrolled)).toBe(900);
  const [other = skill] = skillsOf(gallery);
  await page.getByRole('main').getByRole('link', { name: other.tile.title }).click();
  await expect(heading(page, other)).toBeFocused();
  await page.reload();
  await expectHydrated(page);
  const release = await holdRequests(page, `**/assets/app/${gallery.name}-*.js`);
  await page.goBack();
  await expect(heading(page, gallery)).toBeVisible();
  release();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('the lock that Back leads to says that it loads, where its script is late', async ({
  page,
}) => {
  await openLock(page);
  await unlock(page);
  const release = await holdRequests(page, '**/assets/app/lock-screen-*.js');
  await page.reload();
  await expectPage(page, 0);
  await page.goBack();
  await expect(page.getByRole('status').getByText('Wird geladen …')).toBeInViewport();
  release();
  await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
});
