import { firstSkill } from '#tests/support/content.ts';
import { swipe } from '#tests/support/gestures.ts';
import { holdRequests } from '#tests/support/page.ts';
import {
  closeApp,
  expectLocked,
  expectSlide,
  hint,
  openApp,
  scrollPosition,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('A lock that was left before the script came takes no key from the screens after it', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
  await expect(async () => {
    await swipe(page, { x: 195, y: 700 }, { x: 195, y: 300 });
    await expect(hint(page)).toBeHidden({ timeout: 2000 });
  }).toPass();
  await expect(async () => {
    await swipe(page, { x: 330, y: 640 }, { x: 60, y: 640 });
    await expect.poll(() => scrollPosition(page), { timeout: 2000 }).toBe(390);
  }).toPass();
  release();
  await expectSlide(page, 1);

  await openApp(page, firstSkill);
  await closeApp(page, firstSkill);
  // Slide keys count from then on.
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
