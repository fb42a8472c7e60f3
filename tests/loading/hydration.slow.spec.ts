import { firstSkill, gallery } from '#scripts/testbed/content.ts';
import { expectHydrated, fullTitle, routes } from '#scripts/testbed/routes.ts';
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
