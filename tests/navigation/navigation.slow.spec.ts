import { heading, scrollTop } from '#tests/support/app-pages.ts';
import { firstSkill, projectWithPictures, skillsOf } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { openDetail } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

// The walks of `tests/visitor` compare address, title, heading, focus, history and scroll position after every step.

test.describe('Back', () => {
  test('scrolls a page to where it was left, also when its body arrives late after a reload', async ({
    page,
  }) => {
    await openDetail(page, projectWithPictures.path);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => history.state?.scrolled)).toBe(900);
    const [other = firstSkill] = skillsOf(projectWithPictures);
    await page.getByRole('main').getByRole('link', { name: other.tile.title }).click();
    await expect(heading(page, other)).toBeFocused();
    await page.reload();
    await expectHydrated(page);
    const release = await holdRequests(page, `**/assets/app/${projectWithPictures.name}-*.js`);
    await page.goBack();
    await expect(heading(page, projectWithPictures)).toBeVisible();
    release();
    await expect.poll(() => scrollTop(page)).toBe(900);
  });
});
