import { owner } from '#content/owner.ts';
import { sliderPages } from '#content/slider.ts';
import { mainNavigation, newWindow, pageName, pageNavigation } from '#content/texts/controls.ts';
import { endOfDetailPage, lastSkill } from '#scripts/testbed/content.ts';
import {
  dot,
  expectPage,
  firstStops,
  lastPage,
  openForm,
  openLock,
  openPage,
  pageHeading,
  pageNames,
  sliderPage,
  topBarEntry,
  unlock,
} from '#scripts/testbed/steps.ts';
import { lockFade, pageKeyDelay } from '#src/config/specification.ts';
import { pageIndex } from '#src/content/pages.ts';
import { openPageWithKeys, tabStops, turnByKey } from '#tests/support/slider-keys.ts';
import { expect, test } from '#tests/support/test.ts';

const numbers = [...pageNames.keys()];
/** All of them, none beside the one before, where there are four. */
const jumps = [2, 0, ...numbers.slice(3), 1];

test.describe('the address', () => {
  test('shows the page of its number', async ({ page }) => {
    for (const number of numbers) {
      await openPage(page, number);
      await expect(page).toHaveTitle(`${pageNames[number]} – ${owner.siteTitle}`);
      for (const other of numbers) {
        if (other !== number) await expect(sliderPage(page, other)).not.toBeInViewport();
      }
    }
  });

  test('follows the page without a new step in history, and so does the title', async ({
    page,
  }) => {
    await openLock(page);
    await unlock(page);
    const steps = await page.evaluate(() => history.length);
    for (const number of [2, 1, lastPage]) {
      await topBarEntry(page, number).click();
      await expectPage(page, number);
      await expect(page).toHaveTitle(`${pageNames[number]} – ${owner.siteTitle}`);
    }
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expectPage(page, lastPage);
  });
});

test.describe('the top bar', () => {
  test('highlights the active entry, and the others under the pointer', async ({ page }) => {
    await openPage(page, 1);
    await page.mouse.move(700, 600);
    // The pill is drawn smaller than what can be pressed.
    const background = (number: number) =>
      topBarEntry(page, number).evaluate(
        (link) => getComputedStyle(link, '::before').backgroundColor,
      );
    const [active, other] = [await background(1), await background(2)];
    expect(active).not.toBe(other);
    await topBarEntry(page, 2).hover();
    await expect.poll(() => background(2)).not.toBe(other);
    expect(await background(0)).toBe(other);
    expect(await background(1)).toBe(active);
  });

  test('has room for all entries at 320 px, and stays while a page scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, 2);
    await sliderPage(page, 2).evaluate((section) => section.scrollTo(0, 40));
    await expect.poll(() => sliderPage(page, 2).evaluate((node) => node.scrollTop)).toBe(40);
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar).toMatchObject({ x: 0, y: 0, width: 320 });
    let end = 0;
    for (const number of numbers) {
      const entry = topBarEntry(page, number);
      await expect(entry).toBeInViewport({ ratio: 1 });
      const box = await entry.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(end);
      end = (box?.x ?? 0) + (box?.width ?? 0);
      expect(await entry.evaluate((a) => a.scrollWidth <= a.clientWidth)).toBe(true);
    }
  });
});

for (const [name, links] of [
  [mainNavigation, topBarEntry],
  [pageNavigation, dot],
] as const) {
  test(`the navigation "${name}" leads to all pages`, async ({ page }) => {
    await openPage(page, 0);
    const navigation = page.getByRole('navigation', { name });
    await expect(navigation.getByRole('link')).toHaveCount(pageNames.length);
    await expect(page.getByRole('banner').getByText(owner.siteTitle)).toBeVisible();
    for (const number of jumps) {
      await expect(links(page, number)).toHaveAttribute('href', `/desktop/${number}`);
      await links(page, number).click();
      await expectPage(page, number);
      await expect(links(page, number)).toHaveAttribute('aria-current', 'page');
      await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    }
  });
}

test.describe('keys', () => {
  test('sleep for the first second, wherever the focus is, and do nothing with a modifier', async ({
    page,
  }) => {
    const start = new Date('2026-11-20T12:00:00Z');
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'PageDown', 'End'];
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    await openPage(page, 1);
    await page.clock.runFor(pageKeyDelay - 1);
    for (const key of keys) await turnByKey(page, key, 1);
    await sliderPage(page, 1).focus();
    for (const key of keys) await turnByKey(page, key, 1);
    await page.clock.runFor(1);
    // The slider glides by the clock's frames.
    await page.clock.resume();
    for (const key of keys) {
      for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) {
        // The browser's own way back.
        if (`${modifier}+${key}` !== 'Alt+ArrowLeft')
          await turnByKey(page, `${modifier}+${key}`, 1);
      }
    }
    await turnByKey(page, 'ArrowDown', 2);
  });

  test('sleep for a second after unlocking as well', async ({ page }) => {
    await page.clock.install();
    await openLock(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('ArrowUp');
    await page.clock.runFor(lockFade + 100);
    await expectPage(page, 0);
    await turnByKey(page, 'ArrowRight', 0);
    await page.clock.runFor(pageKeyDelay);
    await page.clock.resume();
    await turnByKey(page, 'ArrowRight', 1);
  });

  test('answer at once on the way back from a page', async ({ page }) => {
    await openPageWithKeys(page, lastSkill.page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: lastSkill.tile.title }).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(lastSkill.path);
    await page.goBack();
    await page.clock.runFor(600);
    await page.keyboard.press('ArrowRight');
    await page.clock.resume();
    await expectPage(page, lastSkill.page + 1);
  });

  test('belong to the form while it is open', async ({ page }) => {
    await openPageWithKeys(page, pageIndex.contact);
    const form = await openForm(page);
    const field = form.getByRole('textbox', { name: 'Name' });
    await field.fill('Erika');
    await field.press('Home');
    await page.keyboard.type('Dr. ');
    await expect(field).toHaveValue('Dr. Erika');
    await page.keyboard.press('PageUp');
    await form.getByRole('button', { name: 'Zurück' }).focus();
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp', 'Home']) await page.keyboard.press(key);
    await form.getByRole('button', { name: 'Zurück' }).click();
    await expectPage(page, pageIndex.contact);
    await turnByKey(page, 'ArrowLeft', pageIndex.contact - 1);
  });

  test('take the focus along out of a page, and leave it on the top bar', async ({ page }) => {
    const next = lastSkill.page + 1;
    await openPageWithKeys(page, lastSkill.page);
    await page.getByRole('link', { name: lastSkill.tile.title }).focus();
    await turnByKey(page, 'ArrowRight', next);
    await expect(pageHeading(page, next)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sliderPage(page, next).getByRole('link').first()).toBeFocused();
    await topBarEntry(page, next).focus();
    await turnByKey(page, 'ArrowLeft', lastSkill.page);
    await expect(topBarEntry(page, next)).toBeFocused();
  });
});

test.describe('Tab', () => {
  const dots = pageNames.map((name, index) => pageName(index + 1, name));
  const { about, contact } = sliderPages;

  for (const [number, controls] of [
    [pageIndex.about, [about.resumeLink, about.writeLink, 'English']],
    [
      pageIndex.contact,
      [
        contact.directRow.button,
        owner.email,
        contact.emailRow.button,
        ...(owner.profiles ?? []).map(({ label }) => `${label} ${newWindow}`),
        contact.contactCardLink,
        ...endOfDetailPage.slice(1),
      ],
    ],
  ] as const) {
    test(`reaches every control of page ${number} and none that is off screen`, async ({
      page,
    }) => {
      await openPage(page, number);
      expect(await tabStops(page)).toEqual([...firstStops, ...pageNames, ...controls, ...dots]);
      for (const other of numbers) {
        const inert = sliderPage(page, other).evaluate((node) => node.matches('[inert]'));
        expect(await inert, `page ${other}`).toBe(other !== number);
      }
    });
  }
});

test('a rotation and one back keep the page, without animation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 2);
  const slider = page.locator('#slider');
  const seen = await slider.evaluateHandle((element) => {
    const positions = new Set<number>();
    const record = () => {
      positions.add(element.scrollLeft / element.clientWidth);
      requestAnimationFrame(record);
    };
    new ResizeObserver(() => requestAnimationFrame(record)).observe(element);
    return positions;
  });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => slider.evaluate((element) => element.clientWidth)).toBe(width);
    await expectPage(page, 2);
  }
  expect(await seen.evaluate((positions) => [...positions])).toEqual([2]);
});
