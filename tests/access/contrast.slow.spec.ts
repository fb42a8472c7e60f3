import type { Page } from '@playwright/test';
import { largeText, setCondition } from '#tests/support/conditions.ts';
import { skills } from '#tests/support/content.ts';
import { contrasts } from '#tests/support/pixels.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';
import { viewOf } from '#tests/support/views.ts';

/** Contrast that WCAG 2.2 requires of text (1.4.3, 1.4.6), and of large text and drawings (1.4.11). */
const required = { AA: { normal: 4.5, large: 3 }, AAA: { normal: 7, large: 4.5 } } as const;

const conditions = [
  { width: 390, height: 844, contrast: 'more' },
  { width: 390, height: 844, textSize: '200%' },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/desktop/0', '/desktop/2', '/desktop/3', '/nirgends']) {
  test.describe(path, () => {
    test.use({ expectedErrors: path === '/nirgends' ? [/404/] : [] });

    test(`the text of ${path} can be read on the wallpaper`, async ({ page }) => {
      // Eight sizes in one page load.
      test.slow();
      await page.goto(path);
      await expectHydrated(page);
      for (const condition of conditions) {
        const { width, height } = condition;
        const asked = 'contrast' in condition ? condition.contrast : null;
        await setCondition(page, {
          viewport: { width, height },
          media: { contrast: asked },
          styleSheet: 'textSize' in condition ? largeText : '',
        });
        const least = asked === 'more' ? required.AAA : required.AA;
        for (const end of ['start', 'end'] as const) {
          if (await scroll(page, end)) await expectReadable(page, least, JSON.stringify(condition));
        }
      }
    });
  });
}

for (const [hour, light] of Object.entries({ 1: 'night', 7: 'dawn', 13: 'day', 19: 'dusk' })) {
  test(`the text of the lock can be read by the light of ${light}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 2, 9, Number(hour)));
    await page.goto('/');
    await expectHydrated(page);
    await expect(page.locator('[data-lock=daylight]')).toHaveAttribute('data-state', light);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectReadable(page, required.AA, `${light}, ${width} × ${height}`);
    }
  });
}

/** Where axe cannot decide either: gradients, and what lies above something else. */
const undecided = ['skill', 'form-with-errors', 'lightbox', 'script-failed', 'form-failed'];

for (const name of [...undecided, ...skills.slice(1).map(({ slug }) => slug)]) {
  const { open, expectedErrors = [] } = viewOf(name);

  test.describe(name, () => {
    test.use({ expectedErrors, viewport: { width: 390, height: 844 } });

    test(`the text of ${name} can be read`, async ({ page }) => {
      await open(page);
      // The ring of the focus would be a part of what lies beside.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expectReadable(page, required.AA, name);
    });
  });
}

/** Every text and drawing stands out from what lies behind it. */
async function expectReadable(
  page: Page,
  least: (typeof required)[keyof typeof required],
  where: string,
) {
  const found = await contrasts(page);
  expect(found.length).toBeGreaterThan(1);
  for (const { text, large, ratio } of found) {
    const name = `"${text}", ${where}`;
    expect.soft(ratio, name).toBeGreaterThanOrEqual(large ? least.large : least.normal);
  }
}

/** Scrolls what shows to its start or its end. Returns whether that is another place than its start. */
function scroll(page: Page, end: 'start' | 'end'): Promise<boolean> {
  return page.evaluate((to) => {
    const scroller =
      document.querySelector('#lock > [data-lock="content"], [data-slide]:not([inert])') ??
      document.documentElement;
    scroller.scrollTop = to === 'start' ? 0 : scroller.scrollHeight;
    return to === 'start' || scroller.scrollTop > 0;
  }, end);
}
