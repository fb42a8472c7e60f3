import type { Page } from '@playwright/test';
import { expectHydrated, holdRequests, openPage, settle } from '#tests/support/page.ts';
import { closeLink, scrollTop } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/**
 * Expects a section just below the bar. If the page is scrolled to its end, the section may be
 * anywhere below the bar.
 */
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

test('a link focuses a section; a reload shows it again, Back and Schließen leave it', async ({
  page,
}) => {
  await openPage(page, '/barrierefreiheit');
  await link(page, 'Datenschutz').first().click();
  await expect(page).toHaveURL('/datenschutz#e-mail');
  await expect(section(page, 'E-Mail und Telefon')).toBeFocused();
  await expectAtTop(page, 'E-Mail und Telefon');
  await page.reload();
  await settle(page);
  await expectAtTop(page, 'E-Mail und Telefon');

  await link(page, 'Dein Widerspruchsrecht').scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link(page, 'Dein Widerspruchsrecht').click();
  await expect(page).toHaveURL('/datenschutz#widerspruch');
  await expect(section(page, 'Dein Widerspruchsrecht')).toBeFocused();
  await expectAtTop(page, 'Dein Widerspruchsrecht');
  await page.goBack();
  await expect(page).toHaveURL('/datenschutz#e-mail');
  await expect.poll(() => scrollTop(page)).toBe(before);

  await page.goForward();
  await closeLink(page).click();
  await expect(page).toHaveURL('/barrierefreiheit');
  await expect(link(page, 'Datenschutz').first()).toBeFocused();

  // Back also restores a position at an address without a hash.
  await openPage(page, '/datenschutz');
  await link(page, 'Dein Widerspruchsrecht').scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await link(page, 'Dein Widerspruchsrecht').click();
  await expectAtTop(page, 'Dein Widerspruchsrecht');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('Schließen leaves a page by one press when "Zum Inhalt springen" was used before hydration', async ({
  page,
}) => {
  await openPage(page, '/impressum');
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/datenschutz');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/datenschutz#/);
  release();
  await expectHydrated(page);
  await closeLink(page).click();
  await expect(page).toHaveURL('/impressum');
});
