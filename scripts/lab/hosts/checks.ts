import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { owner } from '#content/owner.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { headersOf, withDefault } from '#scripts/build/hosts/headers.ts';
import { readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { firstSkill } from '#tests/support/content.ts';
import { ownAddresses } from '#tests/support/own-addresses.ts';
import type { Build, Host } from './servers.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request as it is, without following, decoding or normalizing anything. */
function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    request.on('error', reject);
  });
}

/** What a cell of the table says, what is wrong, and whether that is as it must be. */
export interface Cell {
  text: string;
  wrong?: readonly string[];
  ok: boolean;
}

function counted(wrong: readonly string[], all: number): Cell {
  return { text: `${all - wrong.length}/${all}`, wrong, ok: wrong.length === 0 };
}

const { slug } = firstSkill;

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

/** Asks a running host for everything that matters of a build; one cell per column of the table. */
export async function checks(url: string, build: Build, host: Host): Promise<Record<string, Cell>> {
  const { base, folder } = build;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => ({ file, path: base + file.replace(/\/?index\.html$/, '') }));
  const first = (pattern: RegExp) => base + (files.find((file) => pattern.test(file)) ?? '');
  const script = first(/^assets\/app\/index-.*\.js$/);
  const picture = first(/^assets\/pictures\/.*\.avif$/);

  const pagesWrong: string[] = [];
  for (const { file, path } of pages) {
    const { status, body } = await ask(url, path);
    if (status !== 200) pagesWrong.push(`${path} ${status}`);
    else if (!body.equals(readFileSync(join(folder, file)))) pagesWrong.push(`${path} differs`);
  }

  const slashed = await ask(url, `${base}desktop/2/`);
  const slash = slashed.headers.location ?? '';

  const nowhere = [
    'gibt-es-nicht',
    `${slug}/extra`,
    slug.toUpperCase(),
    'desktop/9',
    'assets/weg.png',
  ];
  const nowhereWrong: string[] = [];
  for (const name of nowhere) {
    const { status, body } = await ask(url, base + name);
    const german = body.includes(notFoundPage.heading);
    if (status !== 404 || !german)
      nowhereWrong.push(`${name} ${status}${german ? '' : ' not ours'}`);
  }

  const hidden = await ask(url, `${base}_headers`);
  if (!host.lacks.includes('headers') && hidden.status === 200) nowhereWrong.push('_headers 200');

  const rules = readHeaders(folder);
  const [everywhere] = rules;
  const headersWrong: string[] = [];
  const asked = [`${base}${slug}`, `${base}gibt-es-nicht`, script, picture];
  for (const path of asked) {
    const { headers } = await ask(url, path);
    for (const [name, value] of Object.entries(everywhere?.headers ?? {})) {
      if (headers[name.toLowerCase()] !== value) headersWrong.push(`${path} ${name}`);
    }
  }
  const allHeaders = asked.length * Object.keys(everywhere?.headers ?? {}).length;

  const sizes = new Map<string, string>();
  for (const encoding of ['gzip', 'br']) {
    const [page, code] = await Promise.all(
      [`${base}desktop/2`, script].map((path) => ask(url, path, { 'accept-encoding': encoding })),
    );
    if (page?.headers['content-encoding'] !== encoding) continue;
    const [a = 0, b = 0] = [page, code].map((answer) => answer?.body.length);
    sizes.set(encoding, `${(a / 1024).toFixed(1)}+${(b / 1024).toFixed(0)}`);
  }

  const wanted = withDefault(rules);
  const cachingWrong: string[] = [];
  const cached = [base, `${base}${slug}`, `${base}sw.js`, script, picture, `${base}gibt-es-nicht`];
  for (const path of cached) {
    const { headers, status } = await ask(url, path);
    const last = wanted.findLast((rule) => headersOf(path, [rule])['Cache-Control'] !== undefined);
    const value = headers['cache-control'];
    // Cloudflare has a default of its own, which says the same, and another one for what is missing.
    const revalidated = /^(no-cache|no-store|public, max-age=0, must-revalidate|undefined)$/;
    const expected = last?.headers['Cache-Control'];
    // Where every rule that fits counts, the values are joined.
    const joined = headersOf(path, rules)['Cache-Control'];
    const same =
      value === expected ||
      value === joined ||
      (expected === 'no-cache' && revalidated.test(`${value}`));
    if (!same) cachingWrong.push(`${path.slice(base.length) || '/'} ${status} ${value}`);
  }
  const { headers: known } = await ask(url, `${base}${slug}`);
  const again = await ask(url, `${base}${slug}`, {
    'if-none-match': known.etag ?? '',
    'if-modified-since': known['last-modified'] ?? 'Thu, 01 Jan 1970 00:00:00 GMT',
  });

  const extensions = [...new Set(files.map((file) => extname(file)))].filter((name) => types[name]);
  const typesWrong: string[] = [];
  for (const extension of extensions) {
    const file = files.find((name) => name.endsWith(extension)) ?? '';
    const path = extension === '.html' ? slug : file;
    const type = (await ask(url, base + path)).headers['content-type'] ?? 'none';
    if (!types[extension]?.test(type)) typesWrong.push(`${extension} ${type}`);
  }

  const addresses = ownAddresses(folder, owner.siteUrl).filter((path) => path !== `${base}404`);
  const addressesWrong: string[] = [];
  for (const path of addresses) {
    const { status } = await ask(url, path);
    if (status !== 200) addressesWrong.push(`${path} ${status}`);
  }

  const shownSlash = slash.replace(url, '');
  const sizeOf = (encoding: string): Cell => {
    const text = sizes.get(encoding);
    return { text: text ?? 'no', ok: text !== undefined || encoding === 'br' };
  };
  return {
    pages: counted(pagesWrong, pages.length),
    '/x/': {
      text: shownSlash ? `${slashed.status} to /x` : `${slashed.status}`,
      ok: slashed.status === 200 || shownSlash === `${base}desktop/2`,
    },
    unknown: counted(nowhereWrong, nowhere.length),
    headers: counted(headersWrong, allHeaders),
    gzip: sizeOf('gzip'),
    br: sizeOf('br'),
    caching: counted(cachingWrong, cached.length),
    again: { text: `${again.status}`, ok: again.status === 304 },
    types: counted(typesWrong, extensions.length),
    addresses: counted(addressesWrong, addresses.length),
  };
}
