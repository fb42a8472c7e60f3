import { firstSkill } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/page.ts';
import {
  closeDetail,
  expectLocked,
  expectSlide,
  hint,
  openDetail,
  slideAt,
  sliderScrollLeft,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isMobile: true, viewport: { width: 390, height: 844 } });

test('a lock that was unlocked before hydration handles no keys of later screens', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
  await page.keyboard.press('ArrowUp');
  await expect(hint(page)).toBeHidden();
  // In place of a swipe, which a busy machine may lose.
  await slideAt(page, 1).evaluate((slide) => slide.scrollIntoView());
  await expect.poll(() => sliderScrollLeft(page)).toBe(390);
  release();
  await expectSlide(page, 1);

  await openDetail(page, firstSkill);
  await closeDetail(page, firstSkill);
  // Keys turn slides only from 1000 ms after the first paint.
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.now() > (paint?.startTime ?? 0) + 1000;
  });
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  await page.goBack();
  await expectLocked(page);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 0);
});
