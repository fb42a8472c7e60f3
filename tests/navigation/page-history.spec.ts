import { firstSkill, projectWithPictures, skillsOf } from '#tests/support/content.ts';
import { expectHydrated, holdRequests, openPage, settle } from '#tests/support/page.ts';
import {
  closeDetail,
  expectSlide,
  heading,
  historyLength,
  openDetail,
  openSlide,
  scrollTop,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('a page', () => {
  // At this height, even a page that is loading scrolls.
  test.use({ viewport: { width: 320, height: 256 } });

  test('opens at its top, and Back restores the scroll position of the previous page', async ({
    page,
  }) => {
    await openSlide(page, projectWithPictures.slide);
    await openDetail(page, projectWithPictures);
    const [skill = firstSkill] = skillsOf(projectWithPictures);
    const next = page.getByRole('main').getByRole('link', { name: skill.title, exact: true });
    await next.scrollIntoViewIfNeeded();
    await settle(page);
    const scrolled = await scrollTop(page);
    expect(scrolled).toBeGreaterThan(200);
    // On the second visit, the chunk is loaded already.
    for (let visit = 1; visit <= 2; visit++) {
      // A click by Playwright would scroll to the link.
      await next.dispatchEvent('click');
      await expect(page).toHaveURL(skill.path);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goBack();
      await expect(heading(page, projectWithPictures)).toBeAttached();
      await expect.poll(() => scrollTop(page)).toBe(scrolled);
    }
  });
});

test('a page opened directly closes to its tile without a history entry, and the tile gets the focus', async ({
  page,
}) => {
  await openPage(page, projectWithPictures.path);
  const before = await historyLength(page);
  await closeDetail(page, projectWithPictures);
  expect(await historyLength(page)).toBe(before);
});

test('Forward restores the scroll position of a page', { tag: '@slow' }, async ({ page }) => {
  await openSlide(page, projectWithPictures.slide);
  await openDetail(page, projectWithPictures);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goBack();
  await expectSlide(page, projectWithPictures.slide);
  await page.goForward();
  await expect(heading(page, projectWithPictures)).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('Back from a reloaded page restores the scroll position of a page that loads slowly', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, projectWithPictures.path);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBe(900);
  // A click by Playwright would scroll to the link.
  await page.getByRole('link', { name: 'Impressum' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await page.reload();
  await expectHydrated(page);
  const release = await holdRequests(page, '**/detail-body-*.js');
  await page.goBack();
  await expect(heading(page, projectWithPictures)).toBeAttached();
  await expect(page.getByText('Wird geladen …')).toBeInViewport();
  release();
  await expect(page.getByRole('heading', { name: 'Einblicke' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(900);
});
