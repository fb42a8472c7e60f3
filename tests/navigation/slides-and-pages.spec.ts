import { firstSkill, projectWithPictures, skillsOf } from '#tests/support/content.ts';
import { expectHydrated, holdRequests, openPage, settle } from '#tests/support/page.ts';
import {
  closeDetail,
  dot,
  expectSlide,
  heading,
  hint,
  historyLength,
  openDetail,
  openSlide,
  scrollTop,
  slideAt,
  slideTitles,
  unlock,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test('a turn announces the slide or focuses its heading, and Back leaves the slider in one step', async ({
  page,
}) => {
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

  test('is the lock’s after Back when the browser refused the slide’s address', {
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

test('a page opened directly closes to its tile, which gets the focus, without a history entry', async ({
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

test('Back from a reloaded page restores the scroll position though the chunk is late', {
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
