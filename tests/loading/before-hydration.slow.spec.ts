import type { Page } from '@playwright/test';
import { formOf } from '#tests/support/contact.ts';
import { expectHydrated, holdRequests, openPage } from '#tests/support/page.ts';
import { hint, lockScreen } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/],
});

const holdScript = (page: Page) => holdRequests(page, '**/*.js');

test.describe('the site before hydration', () => {
  test('requests the script after some seconds, or at a touch, if the wallpaper never loads', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.route('**/wallpaper/**', () => {});
    for (const isTouched of [false, true]) {
      scripts.length = 0;
      await page.goto('/', { waitUntil: 'commit' });
      await expect(hint(page)).toBeVisible();
      expect(scripts).toEqual([]);
      if (isTouched) await page.touchscreen.tap(195, 700);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      // In the second round, the clock is stopped, so that only the touch can request the script.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
    }
  });

  test('shows the previous page when Back is pressed while a reloaded page waits for its chunk', async ({
    page,
  }) => {
    await openPage(page, '/impressum');
    await page.getByRole('link', { name: 'Barrierefreiheit' }).click();
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await expect(title('Barrierefreiheit')).toBeFocused();
    const release = await holdRequests(page, '**/static-body-*.js');
    const script = page.waitForResponse('**/main-*.js');
    await page.reload({ waitUntil: 'commit' });
    await (await script).finished();
    await page.goBack({ waitUntil: 'commit' });
    await expect(title('Impressum')).toBeVisible();
    release();
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page).toHaveURL('/impressum');
  });

  test('opens the form at the second press of "Schreiben" if the script loads only after the first press', async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto('/desktop/3');
    await page.getByRole('button', { name: 'Schreiben' }).click();
    release();
    await expectHydrated(page);
    await expect(formOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Schreiben' }).click();
    await expect(formOf(page)).toBeVisible();
  });

  test('has links that work by click, Ctrl+click and Enter', async ({ page }) => {
    await holdScript(page);
    for (const [name, path] of [
      ['Datenschutz', '/datenschutz'],
      ['Impressum', '/impressum'],
      ['Verfügbar ab Januar 2027. Schreib mir.', '/kontakt'],
    ] as const) {
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const link = lockScreen(page).getByRole('link', { name });
      const tab = page.context().waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      await (await tab).close();
      await expect(page).toHaveURL('/');
      await (name === 'Datenschutz' ? link.press('Enter') : link.click());
      await expect(page).toHaveURL(path);
    }
  });
});
