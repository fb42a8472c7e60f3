import { closeLink, heading, openApp, scrollTop } from '#tests/support/apps.ts';
import { firstSkill, gallery, skillsOf } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { openDetail } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectPage, lockHint, openLock, openPage, unlock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

// Beyond what every walk of `tests/visitor` is held to: address, title, heading, focus, history and scroll position.

test('a page that leads to another page of the slider lies behind it', async ({ page }) => {
  await openPage(page, 0);
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.getByRole('link', { name: 'All projects' }).click();
  await expectPage(page, 2);
  await page.goBack();
  await expect(page).toHaveURL('/english');
});

test('Schließen leaves a click for a new tab to the browser', async ({ page, context }) => {
  await openPage(page, 2);
  await openApp(page, gallery);
  const opened = context.waitForEvent('page');
  await closeLink(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/desktop/2');
  await expect(page).toHaveURL(gallery.path);
});

test('a page is where it was scrolled to, also after a reload and where its body comes late', async ({
  page,
}) => {
  await openDetail(page, gallery.path);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => history.state?.scrolled)).toBe(900);
  const [other = firstSkill] = skillsOf(gallery);
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

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is there at once where Back leads to it after a reload', async ({ page }) => {
    await page.goto('/gibt-es-nicht');
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
    await page.reload();
    await expectHydrated(page);
    await holdRequests(page, '**/assets/app/*.js');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Impressum' })).toBeFocused();
  });
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
