import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { notFoundPage } from '#content/texts/not-found.ts';
import { headersOf, withDefault } from '#scripts/build/hosts/headers.ts';
import { readHeaders } from '#scripts/build/hosts/headers-format.ts';
import { pageAt } from '#scripts/build/hosts/preview-plugin.ts';
import { ensureInstalled } from '#scripts/install.mjs';
import { root } from '#scripts/root.mjs';
import { firstSkill } from '#tests/support/content.ts';
import {
  type Build,
  cloudflare,
  firebase,
  nginx,
  nginxProgram,
  packages,
  preview,
} from '#tests/support/hosts.ts';
import type { SiteServer } from '#tests/support/server-processes.ts';
import { buildSite } from '#tests/support/vite-site.ts';

const types: Record<string, RegExp> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.js': /^(text|application)\/javascript/,
  '.svg': /^image\/svg\+xml/,
  '.avif': /^image\/avif$/,
  '.webp': /^image\/webp$/,
  '.jpg': /^image\/jpeg$/,
  '.png': /^image\/png$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.woff2': /^font\/woff2$/,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(text|application)\/xml/,
  '.txt': /^text\/plain(; ?charset=utf-8)?$/i,
  '.vcf': /^text\/(x-)?vcard/,
};

/** Matches what Cloudflare sends for `no-cache`; it sends nothing with status 404. */
const revalidated = /^(no-cache|no-store|public, max-age=0, must-revalidate|null)$/;

/** Builds the site into a folder below the one that the host serves. */
async function build(base: string): Promise<Build> {
  const host = `.cache/hosts${base === '/' ? '/root' : '/below'}`;
  const outDir = join(host, base).replace(/\/$/, '');
  mkdirSync(join(root, host), { recursive: true });
  await buildSite({ outDir, env: { BASE_PATH: base } });
  return { base, host: join(root, host), folder: join(root, outDir) };
}

/** Each base is built once. */
const builds: Record<string, Promise<Build>> = {};

const hosts: [name: string, base: string, (build: Build) => Promise<SiteServer>][] = [
  ['npm start', '/', preview],
  ['Firebase Hosting (superstatic)', '/', firebase],
  ['Cloudflare Pages (wrangler)', '/', cloudflare],
  ['nginx', '/', nginx],
  ['Cloudflare Pages (wrangler)', '/portfolio/', cloudflare],
  ['nginx', '/portfolio/', nginx],
];
const missing = nginxProgram === undefined && !process.env.CI;
if (missing) console.warn('nginx is not tried: it is not installed.');

it.each(hosts.filter(([name]) => !missing || !name.includes('nginx')))(
  '%s serves pages, files and headers when the site is published at %s',
  async (_, base, start) => {
    ensureInstalled(packages);
    builds[base] ??= build(base);
    const site = await builds[base];
    const { folder } = site;
    const { url, stop } = await start(site);
    onTestFinished(() => void stop());

    const ask = (path: string, headers = {}) => fetch(url + path, { headers, redirect: 'manual' });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const first = (pattern: RegExp) => base + (files.find((file) => pattern.test(file)) ?? '');
    const script = first(/^assets\/app\/index-.*\.js$/);
    const picture = first(/^assets\/pictures\/.*\.avif$/);
    const page = base + firstSkill.slug;
    const nowhere = `${base}gibt-es-nicht`;

    const pages = files.filter((file) => /(^|\/)index\.html$/.test(file));
    for (const path of pages.map((file) => base + file.replace(/\/?index\.html$/, ''))) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      const file = join(folder, pageAt(path, folder, base)?.file ?? '');
      expect((await answer.text()) === readFileSync(file, 'utf8'), path).toBe(true);
    }

    const slash = await ask(`${base}desktop/2/`);
    if (slash.status !== 200)
      expect(slash.headers.get('location')?.replace(url, '')).toBe(`${base}desktop/2`);

    for (const path of ['//evil.example/', '/\\evil.example/', '/a/\\evil.example/']) {
      const target = (await ask(path)).headers.get('location') ?? url;
      expect(new URL(target, url).origin, path).toBe(url);
    }

    const unknown = ['desktop/9', 'assets/weg.png', firstSkill.slug.toUpperCase()];
    for (const path of [nowhere, `${page}/extra`, ...unknown.map((name) => base + name)]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain(notFoundPage.heading);
    }

    for (const [extension, type] of Object.entries(types)) {
      const file = files.find((name) => extname(name) === extension);
      const answer = await ask(extension === '.html' ? page : `${base}${file}`);
      expect(answer.headers.get('content-type'), file).toMatch(type);
    }

    for (const path of [page, script]) {
      const { headers } = await ask(path, { 'accept-encoding': 'gzip' });
      expect(headers.get('content-encoding'), path).toBe('gzip');
    }

    // Firebase's program, unlike its hosts, answers no conditional requests.
    if (start !== firebase) {
      const { headers } = await ask(page);
      const again = await ask(page, {
        'if-none-match': headers.get('etag') ?? '',
        'if-modified-since': headers.get('last-modified') ?? 'Thu, 01 Jan 1970 00:00:00 GMT',
      });
      expect(again.status).toBe(304);
    }

    expect((await ask(`${base}_headers`)).status).not.toBe(200);
    const rules = readHeaders(folder);
    for (const path of [base, page, script, picture, nowhere]) {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(rules[0]?.headers ?? {}))
        expect(headers.get(name), `${path} ${name}`).toBe(value);
      const sent = `${headers.get('cache-control')}`;
      const cachingBy = (some: typeof rules) => headersOf(path, some)['Cache-Control'];
      const each = withDefault(rules).map((rule) => cachingBy([rule]));
      const expected = each.findLast((value) => value !== undefined);
      // Hosts join the values when several rules match.
      if (sent === cachingBy(rules)) continue;
      if (expected === 'no-cache') expect(sent, path).toMatch(revalidated);
      else expect(sent, path).toBe(expected);
    }
  },
);
