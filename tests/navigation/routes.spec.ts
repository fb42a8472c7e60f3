import type { APIRequestContext } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { expectHydrated, fullTitle, routes } from '#tests/support/routes.ts';
import { expectPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/html');
  return answer.text();
}

/** The value of the one tag that `pattern` describes; more than one is an error. */
function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))].map(([, value]) => value ?? '');
  expect(found, String(pattern)).toHaveLength(1);
  return (found[0] ?? '').replaceAll('&amp;', '&');
}

function property(html: string, name: string): string {
  return only(html, new RegExp(`<meta property="${name}" content="([^"]*)"`));
}

test.describe('every route is a page of its own', () => {
  for (const route of routes) {
    test(`${route.path} answers with its heading and its metadata`, async ({ request }) => {
      const html = await htmlOf(request, route.path);
      expect(html).toContain('<html lang="de">');
      const unbroken = html.replaceAll('<wbr/>', '').replaceAll('<!-- -->', '');
      const heading = route.heading.replaceAll('.', '\\.');
      expect(unbroken).toMatch(new RegExp(`<h[12][^>]*>${heading}</h`));
      expect(only(html, /<title>([^<]*)<\/title>/)).toBe(fullTitle(route));
      const description = only(html, /<meta name="description" content="([^"]*)"/);
      expect(description.length).toBeGreaterThan(40);
      const canonical = only(html, /<link rel="canonical" href="([^"]*)"/);
      expect(canonical).toBe(owner.siteUrl + (route.canonical ?? route.path));

      expect(property(html, 'og:title')).toBe(fullTitle(route));
      expect(property(html, 'og:description')).toBe(description);
      expect(property(html, 'og:url')).toBe(canonical);
      expect(property(html, 'og:site_name')).toBe(owner.siteTitle);
      expect(property(html, 'og:locale')).toBe('de_DE');
      expect(property(html, 'og:type')).toBe('website');
      expect(property(html, 'og:image:alt')).toMatch(/^Berge .+, davor .+/);
      expect(html.match(/<script type="application\/ld\+json">/g) ?? []).toHaveLength(
        route.parent || /^\/(desktop\/0)?$/.test(route.path) ? 1 : 0,
      );
      const picture = new URL(property(html, 'og:image'));
      expect(picture.origin).toBe(owner.siteUrl);
      const answer = await request.get(picture.pathname);
      expect(answer.headers()['content-type']).toMatch(/^image\/(png|jpeg)/);
    });
  }

  test('no two of them have the same description', async ({ request }) => {
    const descriptions = new Set<string>();
    for (const { path } of routes) {
      const html = await htmlOf(request, path);
      descriptions.add(only(html, /<meta name="description" content="([^"]*)"/));
    }
    expect(descriptions.size).toBe(routes.length);
  });
});

test.describe('addresses that lead elsewhere', () => {
  test('/desktop goes to /desktop/0 without a step in history', async ({ page }) => {
    await page.goto('/impressum');
    await page.goto('/desktop');
    await expectPage(page, 0);
    await page.goBack();
    await expect(page).toHaveURL('/impressum');
  });

  test('a slash at the end is redirected away', async ({ page, request }) => {
    for (const path of ['/impressum', '/desktop/2', gallery.path]) {
      const answer = await request.get(`${path}/?a=1`, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toBe(`${path}?a=1`);
    }
    await page.goto('/desktop/2/');
    await expectPage(page, 2);
  });

  test('a slash at the end is removed on a host that keeps it, too', async ({ page, request }) => {
    const html = await htmlOf(request, '/impressum');
    await page.route('**/impressum/', (route) => {
      return route.fulfill({ body: html, contentType: 'text/html' });
    });
    await page.goto('/impressum/');
    await expectHydrated(page);
    await expect(page).toHaveURL('/impressum');
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });

  test('a host that serves one page for every address shows the right one', async ({
    page,
    request,
  }) => {
    const html = await htmlOf(request, '/');
    await page.route(`**${firstSkill.path}`, (route) => {
      return route.fulfill({ body: html, contentType: 'text/html' });
    });
    await page.goto(firstSkill.path);
    await expect(page.getByRole('heading', { level: 1, name: firstSkill.title })).toBeVisible();
    await expect(page).toHaveTitle(fullTitle(firstSkill));
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    // It was the other page's; its own is served with it only.
    await expect(page.locator('head meta[name=description]')).toHaveCount(0);
  });
});

test.describe('addresses that lead nowhere', () => {
  // The browser reports the status of the page itself.
  test.use({ expectedErrors: [/status of 404/] });

  const unknown = [
    '/desktop/4',
    '/desktop/9',
    '/desktop/-1',
    '/desktop/00',
    '/desktop/x',
    '/desktop/1/2',
    '/Desktop/1',
    gallery.path.toLowerCase(),
    firstSkill.path.toUpperCase(),
    `${firstSkill.path}/extra`,
    '/gibt-es-nicht',
    '/assets/gibt-es-nicht.png',
    '/%E0%A4%A',
  ];

  test('answer 404 with the German page', async ({ request }) => {
    for (const path of unknown) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      expect(html).toContain('Diese Seite gibt es nicht.');
      expect(only(html, /<title>([^<]*)<\/title>/)).toBe(
        `Seite nicht gefunden – ${owner.siteTitle}`,
      );
      expect(only(html, /<meta name="robots" content="([^"]*)"/)).toBe('noindex');
    }
  });

  for (const path of ['/desktop/9', gallery.path.toLowerCase()]) {
    test(`${path} leads to the home screen`, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Diese Seite gibt es nicht.',
      );
      await page.getByRole('link', { name: 'Zum Startbildschirm' }).click();
      await expectPage(page, 0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Diese Seite gibt es nicht.',
      );
      await expect(page).toHaveTitle(`Seite nicht gefunden – ${owner.siteTitle}`);
    });
  }
});

test.describe('files beside the pages', () => {
  test('sitemap.xml lists the pages with their own addresses', async ({ page, request }) => {
    const text = await (await request.get('/sitemap.xml')).text();
    const locations = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      if (document.querySelector('parsererror')) return ['not well-formed'];
      return [...document.querySelectorAll('urlset > url > loc')].map((node) => node.textContent);
    }, text);
    const listed = routes.filter((route) => route.listed).map(({ path }) => owner.siteUrl + path);
    expect(locations.toSorted()).toEqual(listed.toSorted());
  });

  test('the vCard and llms.txt are served as what they are', async ({ request }) => {
    const card = await request.get('/kontakt.vcf');
    expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    expect(await card.text()).toContain(`\r\nFN:${owner.fullName}\r\n`);
    const text = await request.get('/llms.txt');
    expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('/desktop is known to search engines as /desktop/0', async ({ request }) => {
    const html = await htmlOf(request, '/desktop');
    const canonical = only(html, /<link rel="canonical" href="([^"]*)"/);
    expect(canonical).toBe(`${owner.siteUrl}/desktop/0`);
  });

  test('robots.txt allows everything and names the sitemap', async ({ request }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toContain('User-agent: *\nAllow: /\n');
    expect(text).toContain(`Sitemap: ${owner.siteUrl}/sitemap.xml\n`);
    expect(text).not.toContain('Disallow');
  });

  test('the manifest names the site and icons that exist in their sizes', async ({
    page,
    request,
  }) => {
    await page.goto('/impressum');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ name: owner.siteTitle, lang: 'de', start_url: '/' });
    const sizes = await page.evaluate(async (icons: { src: string }[]) => {
      const pictures = icons.map(async ({ src }) => {
        const blob = await (await fetch(src)).blob();
        const { width, height } = await createImageBitmap(blob);
        return `${width}x${height}`;
      });
      return Promise.all(pictures);
    }, manifest.icons);
    expect(sizes).toEqual(manifest.icons.map((icon: { sizes: string }) => icon.sizes));
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  });

  test('the icons of the page exist', async ({ page, request }) => {
    await page.goto('/impressum');
    const icons = page.locator('link[rel~=icon], link[rel=apple-touch-icon]');
    await expect(icons).toHaveCount(3);
    for (const icon of await icons.all()) {
      const answer = await request.get((await icon.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
  });
});
