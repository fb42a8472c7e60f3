import type { Page } from '@playwright/test';
import { scrollTop } from '#tests/support/home-screen.ts';
import { closeLink } from '#tests/support/open-and-close-pages.ts';
import { expectHydrated, openPage } from '#tests/support/open-page.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Expects a section below the page's bar, or within the window when the page ends below it. */
async function expectAtTop(page: Page, name: string) {
  const isAtTop = () =>
    section(page, name).evaluate((element) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isEnd = Math.abs(scrollHeight - clientHeight - scrollY) < 2;
      const { top } = element.getBoundingClientRect();
      return top > 50 && top < (isEnd ? clientHeight : 120);
    });
  await expect.poll(isAtTop, `"${name}" is in view`).toBe(true);
}

test.describe('A section of a page', () => {
  test('is shown and focused when a link on another page leads to it, and shown again after a reload, from which Back returns to the link', async ({
    page,
  }) => {
    await openPage(page, '/barrierefreiheit');
    await link(page, 'Datenschutz').first().click();
    await expect(page).toHaveURL('/datenschutz#e-mail');
    await expect(section(page, 'E-Mail und Telefon')).toBeFocused();
    await expectAtTop(page, 'E-Mail und Telefon');
    await page.reload();
    await expectHydrated(page);
    await expectAtTop(page, 'E-Mail und Telefon');
    await page.goBack();
    await expect(page).toHaveURL('/barrierefreiheit');
    await expect(link(page, 'Datenschutz').first()).toBeFocused();
  });

  test('is left by Schließen for the page before its own', async ({ page }) => {
    await openPage(page, '/barrierefreiheit');
    await link(page, 'Datenschutz').first().click();
    await link(page, 'Dein Widerspruchsrecht').click();
    await expect(page).toHaveURL('/datenschutz#widerspruch');
    await closeLink(page).click();
    await expect(page).toHaveURL('/barrierefreiheit');
  });

  test('is shown and focused when a link on the same page leads to it, until Back scrolls back', async ({
    page,
  }) => {
    await openPage(page, '/datenschutz');
    await link(page, 'Dein Widerspruchsrecht').scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    await link(page, 'Dein Widerspruchsrecht').click();
    await expect(page).toHaveURL('/datenschutz#widerspruch');
    await expect(section(page, 'Dein Widerspruchsrecht')).toBeFocused();
    await expectAtTop(page, 'Dein Widerspruchsrecht');
    await page.goBack();
    await expect(page).toHaveURL('/datenschutz');
    await expect.poll(() => scrollTop(page)).toBe(before);
  });
});
