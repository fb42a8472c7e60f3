import type { APIRequestContext } from '@playwright/test';
import { owner } from '#content/owner.ts';
import {
  expectedPages,
  firstSkill,
  fullTitle,
  projectWithPictures,
} from '#tests/support/content.ts';
import { expectHydrated } from '#tests/support/page.ts';
import { expectSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/html');
  return answer.text();
}

/** Returns the group of the only match of `pattern`. */
function onlyMatch(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))].map(([, value]) => value ?? '');
  expect(found, String(pattern)).toHaveLength(1);
  return (found[0] ?? '').replaceAll('&amp;', '&');
}

const openGraph = (html: string, name: string) =>
  onlyMatch(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`));

test.describe('the site', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('serves every page with its heading and metadata', async ({ request }) => {
    for (const route of expectedPages) {
      const html = await htmlOf(request, route.path);
      expect(html).toContain(`<html lang="${route.lang ?? 'de'}">`);
      expect(openGraph(html, 'locale')).toBe(route.lang === 'en' ? 'en_US' : 'de_DE');
      const unbroken = html.replaceAll('<wbr/>', '').replaceAll('<!-- -->', '');
      const heading = route.heading.replaceAll('.', '\\.');
      expect(unbroken).toMatch(new RegExp(`<h[12][^>]*>${heading}</h`));
      expect(onlyMatch(html, /<title>([^<]*)<\/title>/)).toBe(fullTitle(route));
      const description = onlyMatch(html, /<meta name="description" content="([^"]*)"/);
      const canonical = onlyMatch(html, /<link rel="canonical" href="([^"]*)"/);
      expect(canonical).toBe(owner.siteUrl + (route.canonical ?? route.path));

      expect(openGraph(html, 'url')).toBe(canonical);
      expect(openGraph(html, 'title')).toBe(fullTitle(route));
      expect(openGraph(html, 'description')).toBe(description);
      expect(openGraph(html, 'site_name')).toBe(owner.siteTitle);
      const picture = new URL(openGraph(html, 'image'));
      expect(picture.origin).toBe(owner.siteUrl);
      const answer = await request.get(picture.pathname);
      expect(answer.headers()['content-type']).toMatch(/^image\/(png|jpeg)/);
      const hasStructuredData = route.parent || ['/', '/desktop/0'].includes(route.path);
      const structuredData = html.match(/<script type="application\/ld\+json">/g) ?? [];
      expect(structuredData).toHaveLength(hasStructuredData ? 1 : 0);
    }
  });

  test('redirects /desktop to /desktop/0 without a history entry', async ({ page }) => {
    const canonical = `<link rel="canonical" href="${owner.siteUrl}/desktop/0"`;
    expect(await htmlOf(page.request, '/desktop')).toContain(canonical);
    await page.goto('/impressum');
    await page.goto('/desktop');
    await expectSlide(page, 0);
    await page.goBack();
    await expect(page).toHaveURL('/impressum');
  });

  test('answers unknown addresses with 404 and a German page that links home', async ({
    request,
  }) => {
    for (const path of [
      '/desktop/9',
      '/desktop/-1',
      '/desktop/00',
      '/desktop/x',
      '/desktop/1/2',
      '/Desktop/1',
      projectWithPictures.path.toLowerCase(),
      `${firstSkill.path}/extra`,
      '/assets/gibt-es-nicht.png',
      '/%E0%A4%A',
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      expect(html).toContain('Diese Seite gibt es nicht.');
      expect(onlyMatch(html, /<meta name="robots" content="([^"]*)"/)).toBe('noindex');
      expect(html).toContain('<html lang="de">');
      expect(html).toMatch(/<a [^>]*href="\/desktop\/0"/);
    }
  });

  for (const [typed, corrected, name] of [
    ['/achess', '/aChess', 'aChess'],
    ['/MORNINGCHESS/', '/morningChess', 'MorningChess'],
    ['/Desktop/2', '/desktop/2', 'Meine Projekte'],
    ['/Impressum', '/impressum', 'Impressum'],
  ] as const)
    test(`shows ${corrected} for ${typed}, and corrects the address`, {
      tag: '@slow',
    }, async ({ page }) => {
      await page.goto('/datenschutz');
      for (const ignoresCase of [true, false]) {
        // Some hosts ignore case and find the page; others answer 404.
        await page.unrouteAll();
        if (ignoresCase) {
          await page.route(
            (url) => url.pathname === typed,
            async (route) => route.fulfill({ response: await route.fetch({ url: corrected }) }),
          );
        }
        await page.goto(`${typed}?from=mail`);
        await expect(page).toHaveURL(`${corrected}?from=mail`);
        await expectHydrated(page);
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(page).toHaveTitle(/./);
        await page.goBack();
        await expect(page).toHaveURL('/datenschutz');
      }
    });

  test('has robots.txt, and a manifest whose icons have the listed sizes', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n\n?Sitemap: /);
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: owner.siteTitle, lang: 'de', start_url: '/' });
    for (const { src, sizes } of manifest.icons) {
      const png = await (await request.get(src)).body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
