import { openPage } from '#tests/support/page.ts';
import {
  dot,
  expectSlide,
  hint,
  historyLength,
  openSlide,
  slideAt,
  slideTitles,
  unlock,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test('a turn of the slider announces the slide or focuses its heading, and Back leaves the slider in one step', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/impressum');
  await openSlide(page, 0);
  const before = await historyLength(page);
  // Announcements last a second, so a busy machine may miss them.
  const announcements = await page.evaluateHandle(() => {
    const announced: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        announced.push(element?.closest('[aria-live=polite]')?.textContent ?? '');
      }
    });
    observer.observe(document.body, { characterData: true, childList: true, subtree: true });
    return announced;
  });
  for (const slide of [1, 3, 2]) {
    await dot(page, slide).click();
    await expectSlide(page, slide);
    const name = `Seite ${slide + 1} von 4: ${slideTitles[slide]}`;
    const times = () =>
      announcements.evaluate(
        (announced, text) => announced.filter((it) => it === text).length,
        name,
      );
    await expect.poll(times, name).toBe(1);
  }
  await expect(page.getByText('Seite 3 von 4')).toHaveCount(0);
  await slideAt(page, 2).getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(slideAt(page, 3).getByRole('heading').first()).toBeFocused();
  expect(await historyLength(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/impressum');
});

test.describe('the address', () => {
  test('follows the current slide at once, without a history entry', async ({ page }) => {
    await openSlide(page, 0);
    const before = await historyLength(page);
    const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const addresses = await bar.evaluate(async (element) => {
      const seen: string[] = [];
      for (const slide of [3, 1, 2]) {
        element.querySelectorAll('a')[slide]?.click();
        const isCurrent = () => element.querySelector('[aria-current]')?.textContent;
        const name = element.querySelectorAll('a')[slide]?.textContent;
        while (isCurrent() !== name) await new Promise(requestAnimationFrame);
        seen.push(location.pathname);
      }
      return seen;
    });
    expect(addresses).toEqual(['/desktop/3', '/desktop/1', '/desktop/2']);
    await expectSlide(page, 2);
    expect(await historyLength(page)).toBe(before);
  });

  test('is the lock’s after Back, although the browser has refused to write the address of a slide', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    await page.keyboard.press('ArrowUp');
    await page.clock.runFor(1000);
    await expectSlide(page, 0);
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException('too many calls', 'SecurityError');
      };
    });
    await dot(page, 2).click();
    await page.clock.runFor(1000);
    await expect(slideAt(page, 2)).toBeInViewport({ ratio: 0.99 });
    await page.goBack();
    await expect(hint(page)).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(history, 'replaceState'));
    await page.clock.runFor(3000);
    await expect(page).toHaveURL('/');
  });
});

test.describe('a slide that was just selected', () => {
  test('is shown again after Back from the help', { tag: '@slow' }, async ({ page }) => {
    await openSlide(page, 0);
    await dot(page, 3).evaluate((link: HTMLElement) => link.click());
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectSlide(page, 3);
  });

  test('is shown again after Back from another site', { tag: '@slow' }, async ({ page }) => {
    await openSlide(page, 0);
    await dot(page, 3).evaluate((link: HTMLElement) => link.click());
    await page.goto('/robots.txt');
    await page.goBack();
    await expectSlide(page, 3);
  });

  test('is left by Back to the lock, and shown again by Forward', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPage(page, '/');
    await unlock(page);
    await dot(page, 3).evaluate((link: HTMLElement) => {
      link.click();
      history.back();
    });
    await expect(hint(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expectSlide(page, 3);
    await page.goBack();
    await expect(hint(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
