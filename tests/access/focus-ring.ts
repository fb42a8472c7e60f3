import type { Page } from '@playwright/test';
import { installMeter } from '#tests/support/colors.ts';
import { boxOf } from '#tests/support/points.ts';

/**
 * Returns the area where pixels with and without the focus ring have a contrast of at least 3:1.
 * The unit is the area of a 2 px line around the control (WCAG 2.2, 2.4.13).
 */
export async function relativeFocusRingArea(page: Page): Promise<number> {
  const control = page.locator(':focus');
  const { x, y, width, height } = await boxOf(control);
  // The ring extends up to 8 px.
  const [left, top] = [Math.floor(x) - 8, Math.floor(y) - 8];
  const clip = { x: left, y: top, width: Math.ceil(width) + 17, height: Math.ceil(height) + 17 };
  const setRing = (ring: '' | 'none') =>
    control.evaluate(({ style }: HTMLElement, value) => {
      style.setProperty('outline', value, 'important');
      style.setProperty('box-shadow', value, 'important');
    }, ring);
  const takeScreenshot = async () =>
    (await page.screenshot({ clip, caret: 'hide', animations: 'disabled' })).toString('base64');
  const withRing = await takeScreenshot();
  await setRing('none');
  const withoutRing = await takeScreenshot();
  await setRing('');
  await installMeter(page);
  const area = await page.evaluate(
    async ([focused, plain]) => {
      const { read, contrast } = window.meter;
      const [{ luminances: before }, { luminances }] = [await read(plain), await read(focused)];
      return luminances.filter((light, index) => contrast(light, before[index] ?? 0) >= 3).length;
    },
    [withRing, withoutRing] as const,
  );
  return area / (2 * 2 * (width + height));
}
