import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { owner } from '#content/owner.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { headersOf, withDefault } from '#scripts/build/hosts/headers.ts';
import { readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { pageAt } from '#scripts/build/hosts/preview-host.ts';
import { firstSkill } from '#tests/support/content.ts';
import { ownAddresses } from '#tests/support/own-addresses.ts';

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

/** What Cloudflare sends for `no-cache`; with status 404 it sends nothing. */
const revalidated = /^(no-cache|no-store|public, max-age=0, must-revalidate|null)$/;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Requests every kind of file of a build from a running host.
 * @param folder of the build @param base its address below the host
 * @returns the faults of each check
 */
export async function checkHost(
  url: string,
  folder: string,
  base: string,
): Promise<Record<string, string[]>> {
  async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Asks for each path; `faultIn` says what is wrong with the answer. */
  async function faultsOf(
    paths: readonly string[],
    faultIn: (answer: Answer, path: string) => string | false,
    headers: Record<string, string> = {},
  ) {
    const faults: string[] = [];
    for (const path of paths) {
      const fault = faultIn(await ask(path, headers), path);
      if (fault) faults.push(`${path} ${fault}`);
    }
    return faults;
  }

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const first = (pattern: RegExp) => base + (files.find((file) => pattern.test(file)) ?? '');
  const script = first(/^assets\/app\/index-.*\.js$/);
  const picture = first(/^assets\/pictures\/.*\.avif$/);
  const page = base + firstSkill.slug;
  const missing = `${base}gibt-es-nicht`;
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file));
  const rules = readHeaders(folder);
  const { headers: sentBefore } = await ask(page);

  return {
    pages: await faultsOf(
      pages.map((file) => base + file.replace(/\/?index\.html$/, '')),
      ({ status, text }, path) => {
        const file = join(folder, pageAt(path, folder, base)?.file ?? '');
        const isSame = text === readFileSync(file, 'utf8');
        return (status !== 200 || !isSame) && `${status}${isSame ? '' : ', another text'}`;
      },
    ),
    '/x/': await faultsOf([`${base}desktop/2/`], ({ status, headers }) => {
      const target = headers.get('location')?.replace(url, '');
      return status !== 200 && target !== `${base}desktop/2` && `${status} to ${target}`;
    }),
    unknown: await faultsOf(
      [
        ...[missing, `${page}/extra`, base + firstSkill.slug.toUpperCase()],
        ...[`${base}desktop/9`, `${base}assets/weg.png`],
      ],
      ({ status, text }) => {
        const isOurs = text.includes(notFoundPage.heading);
        return (status !== 404 || !isOurs) && `${status}${isOurs ? '' : ', not ours'}`;
      },
    ),
    headers: [
      ...(await faultsOf([page, missing, script, picture], ({ headers }) => {
        const expected = Object.entries(rules[0]?.headers ?? {});
        const wrong = expected.filter(([name, value]) => headers.get(name) !== value);
        return wrong.map(([name]) => name).join(', ');
      })),
      ...(await faultsOf([`${base}_headers`], ({ status }) => status === 200 && '200')),
    ],
    gzip: await faultsOf(
      [`${base}desktop/2`, script],
      ({ headers }) => headers.get('content-encoding') !== 'gzip' && 'not compressed',
      { 'accept-encoding': 'gzip' },
    ),
    caching: await faultsOf(
      [base, page, `${base}sw.js`, script, picture, missing],
      ({ headers }, path) => {
        const sent = `${headers.get('cache-control')}`;
        const cachingBy = (some: typeof rules) => headersOf(path, some)['Cache-Control'];
        const expected = withDefault(rules)
          .map((rule) => cachingBy([rule]))
          .findLast((value) => value !== undefined);
        // Where every rule that matches counts, the values are joined.
        const isSame = sent === expected || sent === cachingBy(rules);
        const isRevalidated = expected === 'no-cache' && revalidated.test(sent);
        return !isSame && !isRevalidated && sent;
      },
    ),
    again: await faultsOf([page], ({ status }) => status !== 304 && `${status}`, {
      'if-none-match': sentBefore.get('etag') ?? '',
      'if-modified-since': sentBefore.get('last-modified') ?? 'Thu, 01 Jan 1970 00:00:00 GMT',
    }),
    types: await faultsOf(
      Object.keys(types).flatMap((extension) => {
        const file = files.find((name) => extname(name) === extension);
        return extension === '.html' ? page : file ? base + file : [];
      }),
      ({ headers }, path) => {
        const type = `${headers.get('content-type')}`;
        return !types[extname(path) || '.html']?.test(type) && type;
      },
    ),
    addresses: await faultsOf(
      ownAddresses(folder, owner.siteUrl).filter((path) => path !== `${base}404`),
      ({ status }) => status !== 200 && `${status}`,
    ),
  };
}
