import type { Page } from '@playwright/test';

/** px around a control that its ring may take. */
const margin = 8;

/**
 * What is wrong with where the focus is: it has to be in the viewport as a whole, with nothing over it. A
 * control that is larger than the viewport is checked at its centre only.
 */
export function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const name = focused.outerHTML.slice(0, 120);
    const box = focused.getBoundingClientRect();
    // What hides its overflow can be scrolled by the focus, and by nothing back.
    const home = document.getElementById('home');
    if (home && (home.scrollLeft !== 0 || home.scrollTop !== 0)) {
      return `${name} moves the screen to ${home.scrollLeft}, ${home.scrollTop}`;
    }
    // A link may be broken into lines.
    const line = focused.getClientRects()[0] ?? box;
    const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const fits = box.height <= innerHeight - bar && box.width <= innerWidth;
    const isInside =
      box.top > -1 && box.left > -1 && box.bottom < innerHeight + 1 && box.right < innerWidth + 1;
    if (fits && !isInside) {
      return `${name} lies at ${box.left}, ${box.top} to ${box.right}, ${box.bottom}`;
    }
    if (fits && !focused.contains(hit)) return `${name} lies below ${hit?.outerHTML.slice(0, 120)}`;
    return '';
  });
}

/**
 * The area of the focus ring that differs by 3:1 from what is there without it, as a share of a line of 2 px
 * around the control (WCAG 2.2, 2.4.13).
 */
export async function ringShare(page: Page): Promise<number> {
  const { size, clip } = await page.evaluate((space) => {
    const { left, top, right, bottom } = (
      document.activeElement ?? document.body
    ).getBoundingClientRect();
    const x = Math.max(0, Math.floor(left) - space);
    const y = Math.max(0, Math.floor(top) - space);
    const width = Math.min(innerWidth, Math.ceil(right) + space) - x;
    const height = Math.min(innerHeight, Math.ceil(bottom) + space) - y;
    return { size: right - left + bottom - top, clip: { x, y, width, height } };
  }, margin);
  const shoot = async () =>
    (await page.screenshot({ clip, caret: 'hide', animations: 'disabled' })).toString('base64');
  const withRing = await shoot();
  await setRing(page, 'none');
  const withoutRing = await shoot();
  await setRing(page, '');
  const area = await page.evaluate(countContrasting, [withRing, withoutRing] as const);
  return area / (2 * 2 * size);
}

function setRing(page: Page, value: '' | 'none') {
  return page.evaluate((shown) => {
    if (!(document.activeElement instanceof HTMLElement)) return;
    document.activeElement.style.setProperty('outline', shown, 'important');
    document.activeElement.style.setProperty('box-shadow', shown, 'important');
  }, value);
}

/** Counts the pixels of two pictures that differ by 3:1 or more. Runs in the page, which can read pictures. */
async function countContrasting(pictures: readonly [string, string]): Promise<number> {
  const channel = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminances = pictures.map(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return Array.from({ length: data.length / 4 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(index * 4);
      return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
    });
  });
  const [focused = [], plain = []] = await Promise.all(luminances);
  return focused.filter((light, index) => {
    const dark = plain[index] ?? 0;
    return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05) >= 3;
  }).length;
}
