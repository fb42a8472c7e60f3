import type { Page } from '@playwright/test';
import { scrollTop } from '#tests/support/apps.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Below the page's bar, at the top of the window as far as the page reaches. */
async function expectAtTop(page: Page, name: string) {
  const place = () =>
    section(page, name).evaluate((element) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isEnd = Math.abs(scrollHeight - clientHeight - scrollY) < 2;
      const { top } = element.getBoundingClientRect();
      return isEnd ? top > 50 && top < clientHeight : top > 50 && top < 120;
    });
  await expect.poll(place, `"${name}" is in view`).toBe(true);
}

test.describe('a link to a section', () => {
  test('shows it and moves the focus there when it is on another page', async ({ page }) => {
    await page.goto('/barrierefreiheit');
    await expectHydrated(page);
    await link(page, 'Datenschutz').first().click();
    await expect(page).toHaveURL('/datenschutz#e-mail');
    await expectAtTop(page, 'E-Mail und Telefon');
    await expect(section(page, 'E-Mail und Telefon')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht.' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/barrierefreiheit');
    await expect(link(page, 'Datenschutz').first()).toBeFocused();
  });

  test('shows it when it is on the same page, and Back returns to where it was', async ({
    page,
  }) => {
    await page.goto('/datenschutz');
    await expectHydrated(page);
    await link(page, 'Dein Widerspruchsrecht').scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    await link(page, 'Dein Widerspruchsrecht').click();
    await expect(page).toHaveURL('/datenschutz#widerspruch');
    await expectAtTop(page, 'Dein Widerspruchsrecht');
    await expect(section(page, 'Dein Widerspruchsrecht')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/datenschutz');
    await expect.poll(() => scrollTop(page)).toBe(before);
  });
});

test.describe('the address of a section', () => {
  test('leads there when it is opened and when it is reloaded', async ({ page }) => {
    await page.goto('/datenschutz#e-mail');
    for (const _ of ['opened', 'reloaded']) {
      await expectHydrated(page);
      await expectAtTop(page, 'E-Mail und Telefon');
      await page.reload();
    }
  });
});
