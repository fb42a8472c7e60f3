import { dragMouse, pressMouse, putFingers, swipe } from '#tests/support/gestures.ts';
import { freezeAnimations, openPage } from '#tests/support/page.ts';
import { boxOf, centreOf } from '#tests/support/points.ts';
import {
  expectLocked,
  expectSlide,
  hint,
  lockCard,
  lockContent,
  photo,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectFading, opacityOf } from './fading.ts';

const height = 900;

test.use({ hasTouch: true });

test.describe('the lock', () => {
  test('raises its edge with the pointer that drags the hint, and keeps the mountain in place', async ({
    page,
  }) => {
    await openPage(page, '/');
    const start = await centreOf(hint(page));
    const home = page.getByRole('banner');
    const mountain = photo(page).locator('img');
    const place = await boxOf(mountain);
    const mouse = await pressMouse(page, start);
    // At 0.8 the lock's text has faded out, and the home screen's text is still invisible.
    for (const [share, isTextVisible] of [
      [0.2, true],
      [0.8, false],
      [0.95, true],
    ] as const) {
      const distance = Math.round(start.y * share);
      await mouse.moveTo({ x: start.x, y: start.y - distance });
      await expect.poll(async () => (await boxOf(photo(page))).y).toBeCloseTo(-distance, 0);
      expect(await boxOf(mountain)).toEqual(place);
      expect((await boxOf(lockContent(page))).y).toBeLessThan(0);
      const texts = [await opacityOf(lockCard(page)), await opacityOf(home)];
      expect(Math.min(...texts)).toBe(0);
      expect(Math.max(...texts) > 0).toBe(isTextVisible);
    }
    await mouse.moveTo(start);
    await expect(lockCard(page)).toHaveCSS('opacity', '1');
    expect(await boxOf(photo(page))).toMatchObject({ y: 0 });
  });

  for (const [pointer, drag] of [
    ['mouse', dragMouse],
    ['finger', swipe],
  ] as const) {
    test(`springs back after a release at 80 % of the height, and fades out in 395 ms after a release at 79 % (${pointer})`, async ({
      page,
    }) => {
      await openPage(page, '/');
      const end = { x: 720, y: height * 0.8 };
      await drag(page, await centreOf(hint(page)), end, { hold: 200 });
      await expectLocked(page);

      const resume = await freezeAnimations(page);
      await drag(page, await centreOf(hint(page)), { x: 720, y: height * 0.79 });
      await expectFading(page, 395);
      await resume();
      await expectSlide(page, 0);
    });
  }

  for (const pointer of ['mouse', 'finger']) {
    test(`fades out in 500 ms by a flick on its hint, and springs back after a slow drag (${pointer})`, async ({
      page,
    }) => {
      for (const distance of [-60, 50]) {
        await openPage(page, '/');
        const from = await centreOf(hint(page));
        const to = { ...from, y: from.y + distance };
        expect(to.y).toBeGreaterThan(height * 0.8);
        expect(to.y).toBeLessThan(height);
        const flick = async (duration: number) => {
          if (pointer === 'mouse') return dragMouse(page, from, to, { duration });
          const finger = await putFingers(page, from);
          await finger.moveTo([to], duration);
          await finger.lift();
        };
        await flick(600);
        await expectLocked(page);
        const resume = await freezeAnimations(page);
        await flick(80);
        await expectFading(page);
        await resume();
        await expectSlide(page, 0);
      }
    });
  }
});
