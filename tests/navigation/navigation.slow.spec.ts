import { heading, scrollTop } from '#tests/support/apps.ts';
import { firstSkill, gallery, skillsOf } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { openDetail } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectPage, lockHint, openLock, unlock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

// Beyond what every walk of `tests/visitor` is held to: address, title, heading, focus, history and scroll position.

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
