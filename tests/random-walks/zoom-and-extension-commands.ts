import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { owner } from '#content/owner.ts';
import { slides } from '#content/slider.ts';
import { dragMouse, sessionOf, swipe, trackpadSwipe, turnWheel } from '#tests/support/gestures.ts';
import { controlAt, type Point } from '#tests/support/points.ts';
import type { Input } from './page-driver.ts';

// Pinch zoom, browser extensions and selected text must not turn, open, close or unlock anything.

const share = fc.constantFrom(0.1, 0.3, 0.7, 0.9);

/** Wheel and finger only pan a zoomed page. */
export const panWhileZoomed = fc
  .tuple(share, share, fc.constantFrom('x' as const, 'y' as const))
  .map(
    ([toX, toY, axis]): Input =>
      async ({ page, pointer, note }, visit) => {
        note(`zoom in, pan by ${pointer} to ${toX}, ${toY} or along ${axis}, zoom out`);
        const session = await sessionOf(page);
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        const middle = { x: 0.52 * width, y: 0.48 * height };
        await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
        await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
        const stream = trackpadSwipe(toX < 0.5 ? -60 : 60, axis);
        if (pointer === 'finger') await swipe(page, middle, { x: toX * width, y: toY * height });
        else await turnWheel(page, stream, { at: middle, startIn: 0 });
        await pause(300);
        await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
        return [visit];
      },
  );

/** The site ignores keys in the field of a browser extension. */
export const typeInExtension = fc.constantFrom('a?l ', '+-0', 'End, 1').map(
  (text): Input =>
    async ({ page, note }, visit) => {
      // Radix keeps the focus in an open dialog.
      if ((await page.getByRole('dialog').count()) > 0) return [visit];
      note(`type "${text}" into the field of a browser extension`);
      await page.evaluate(() => {
        const before = document.activeElement;
        const host = document.createElement('div');
        host.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 9999';
        const field = document.createElement('input');
        field.ariaLabel = 'Notiz';
        host.attachShadow({ mode: 'open' }).append(field);
        document.documentElement.append(host);
        field.focus({ preventScroll: true });
        host.addEventListener('leave', () => {
          host.remove();
          if (before instanceof HTMLElement) before.focus({ preventScroll: true });
        });
      });
      const field = page.getByRole('textbox', { name: 'Notiz' });
      await page.keyboard.type(text);
      for (const key of ['ArrowDown', 'ArrowLeft', 'PageDown', 'Home', 'Enter', 'End'])
        await page.keyboard.press(key);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(text);
      await field.dispatchEvent('leave');
      return [visit];
    },
);

/** Returns a point in the nearest visible, selectable word outside of controls, and its text. */
function wordNear(page: Page, point: Point) {
  return page.evaluate(({ x, y }) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: (Point & { text: string; distance: number })[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [word] = /[a-zäöüß]{3,}/i.exec(text.nodeValue ?? '') ?? [];
      if (!word) continue;
      const range = document.createRange();
      const start = (text.nodeValue ?? '').indexOf(word);
      range.setStart(text, start);
      range.setEnd(text, start + 3);
      const { left, top, width, height } = range.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (!hit?.contains(text) || hit.closest('a, button, label, input')) continue;
      if (getComputedStyle(hit).userSelect === 'none') continue;
      words.push({ ...middle, text: word, distance: Math.hypot(middle.x - x, middle.y - y) });
    }
    return words.sort((one, other) => one.distance - other.distance)[0];
  }, point);
}

export const selectText = fc.tuple(share, share).map(
  ([x, y]): Input =>
    async (driver, visit) => {
      const { page, note } = driver;
      // A moving word cannot be hit.
      await driver.rest();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const word = await wordNear(page, { x: x * width, y: y * height });
      note(`select ${word ? `"${word.text}"` : 'nothing'}`);
      if (!word) return [visit];
      await driver.avoidDoublePress(word);
      await page.mouse.dblclick(word.x, word.y);
      const selected = await page.evaluate(() => getSelection()?.toString());
      expect(selected?.trim(), 'selected text').not.toBe('');
      return [visit];
    },
);

/** Selects the e-mail address on the contact slide by a drag, if it is in view. */
export const selectEmail = fc.constant<Input>(async ({ page, note, rest }, visit) => {
  await rest();
  const slide = page.getByRole('region', { name: slides.contact.heading });
  const link = slide.getByRole('link', { name: owner.email });
  const box = (await link.count()) > 0 ? await link.boundingBox() : null;
  const from = box && { x: box.x + 4, y: box.y + box.height / 2 };
  const found = from && (await controlAt(page, from));
  const isInView = found?.href?.startsWith('mailto:') === true;
  note(`select the e-mail address${isInView ? '' : ', which is not in view'}`);
  if (!box || !from || !isInView) return [visit];
  await dragMouse(page, from, { x: box.x + box.width - 4, y: from.y });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe('');
  return [visit];
});
