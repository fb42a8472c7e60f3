import type { Page } from '@playwright/test';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { expectHydrated, fullTitle, type Route, routes } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

const notFound: Route = {
  path: '/gibt-es-nicht',
  title: 'Seite nicht gefunden',
  heading: 'Diese Seite gibt es nicht.',
  listed: false,
};

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** One address for each kind of screen. That no address has an error, axe's tests show, which open them all. */
const kinds = ['/', '/desktop/2', '/kontakt', gallery.path, firstSkill.path, '/impressum'];

/** Keeps hold of the markup as the host served it, before any script of the site runs. */
async function rememberServedNodes(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const served = [...document.querySelectorAll('#root main, #root h1, #root h2, #root img')];
      Object.assign(window, { served });
    });
  });
}

function servedNodes(page: Page) {
  return page.evaluate(() => {
    const { served } = window as unknown as { served: Element[] };
    return { count: served.length, lost: served.filter((node) => !node.isConnected).length };
  });
}

test.describe('React takes over the markup that was served without an error', () => {
  for (const route of [...routes.filter(({ path }) => kinds.includes(path)), notFound]) {
    test.describe(route.path, () => {
      test.use({ expectedErrors: route === notFound ? [/status of 404/] : [] });

      for (const viewport of route.path === '/desktop/2' ? [phone, desk] : [phone]) {
        test(`at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
          await page.setViewportSize(viewport);
          await rememberServedNodes(page);
          await page.goto(route.path);
          await expectHydrated(page);
          const { count, lost } = await servedNodes(page);
          expect(count).toBeGreaterThan(1);
          expect(lost).toBe(0);
          await expect(page).toHaveTitle(fullTitle(route));
          for (const tag of ['title', 'meta[name=description]', 'meta[property="og:title"]']) {
            await expect(page.locator(tag), tag).toHaveCount(1);
          }
          await expect(page.locator('head link[rel=canonical]')).toHaveCount(
            route === notFound ? 0 : 1,
          );
        });
      }
    });
  }
});
