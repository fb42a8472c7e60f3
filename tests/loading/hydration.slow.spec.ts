import { firstSkill, gallery } from '#scripts/testbed/content.ts';
import { expectHydrated, fullTitle, routes } from '#scripts/testbed/routes.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/status of 404/],
});

const notFound = { path: '/gibt-es-nicht', title: 'Seite nicht gefunden' };

/** One address for each kind of screen. That no address has an error, axe's tests show, which open them all. */
const kinds = ['/', '/desktop/2', '/kontakt', gallery.path, firstSkill.path, '/impressum'];

for (const route of [...routes.filter(({ path }) => kinds.includes(path)), notFound]) {
  test(`React takes over the markup that was served at ${route.path}`, async ({ page }) => {
    // Keeps hold of it before any script of the site runs.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const served = [...document.querySelectorAll('#root main, #root h1, #root h2, #root img')];
        Object.assign(window, { served });
      });
    });
    await page.goto(route.path);
    await expectHydrated(page);
    const isKept = await page.evaluate(() => {
      const served: Element[] = Reflect.get(window, 'served');
      return served.map((node) => node.isConnected);
    });
    expect(isKept.length).toBeGreaterThan(1);
    expect(isKept).not.toContain(false);
    await expect(page).toHaveTitle(fullTitle(route));
  });
}

test('Back before the script has come leads to a page that React renders by itself', async ({
  page,
}) => {
  await page.goto('/impressum');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Barrierefreiheit' }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Barrierefreiheit')).toBeFocused();
  const release = await holdRequests(page, '**/barrierefreiheit-*.js');
  const started = page.waitForEvent('requestfinished', (request) =>
    /index-.*js$/.test(request.url()),
  );
  await page.reload({ waitUntil: 'commit' });
  await started;
  // It runs then, and waits for the page's part.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expectHydrated(page);
  await expect(heading('Impressum')).toBeVisible();
  await expect(page).toHaveURL('/impressum');
});
