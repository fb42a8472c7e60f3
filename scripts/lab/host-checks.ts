import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { owner } from '#content/owner.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { headersOf, withDefault } from '#scripts/build/hosts/headers.ts';
import { readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { firstSkill } from '#scripts/testbed/content.ts';
import { ownAddresses } from '#scripts/testbed/own-addresses.ts';

/** What a cell of the table says, what is wrong, and whether that is as it must be. */
interface Cell {
  text: string;
  wrong?: readonly string[];
  ok: boolean;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request as it is, without following, decoding or normalizing anything. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: pathname + search, headers, agent: false };
    get(options, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    }).on('error', reject);
  });
}

/** How many of these `find` finds nothing wrong with. */
async function count<T>(
  all: readonly T[],
  find: (one: T) => Promise<string | undefined | false>,
): Promise<Cell> {
  const wrong: string[] = [];
  for (const one of all)
    wrong.push(...[await find(one)].filter((line) => typeof line === 'string'));
  return { text: `${all.length - wrong.length}/${all.length}`, wrong, ok: wrong.length === 0 };
}

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

/** What Cloudflare says by default where a build says `no-cache`, and what it says of what is missing. */
const revalidated = /^(no-cache|no-store|public, max-age=0, must-revalidate|undefined)$/;

/**
 * Asks a running host for everything that matters of a build; one cell per column of the table.
 * @param folder of the build @param base its address below the host
 */
export async function checkHost(
  url: string,
  folder: string,
  base: string,
): Promise<Record<string, Cell>> {
  const to = (path: string, headers?: Record<string, string>) => ask(url + path, headers);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file));
  const first = (pattern: RegExp) => base + (files.find((file) => pattern.test(file)) ?? '');
  const script = first(/^assets\/app\/index-.*\.js$/);
  const picture = first(/^assets\/pictures\/.*\.avif$/);
  const page = base + firstSkill.slug;
  const missing = `${base}gibt-es-nicht`;
  const rules = readHeaders(folder);

  const slashed = await to(`${base}desktop/2/`);
  const bare = (slashed.headers.location ?? '').replace(url, '');

  const nowhere = [
    ...[missing, `${page}/extra`, base + firstSkill.slug.toUpperCase()],
    ...[`${base}desktop/9`, `${base}assets/weg.png`],
  ];

  const everywhere = Object.entries(rules[0]?.headers ?? {});
  const headers = [page, missing, script, picture].flatMap((path) =>
    everywhere.map(([name, value]) => ({ path, name, value })),
  );

  const sizeBy = async (encoding: string): Promise<Cell> => {
    const coded = { 'accept-encoding': encoding };
    const answers = [await to(`${base}desktop/2`, coded), await to(script, coded)];
    const isCoded = answers[0]?.headers['content-encoding'] === encoding;
    const sizes = answers.map(({ body }) => (body.length / 1024).toFixed(1));
    return { text: isCoded ? sizes.join('+') : 'no', ok: isCoded || encoding === 'br' };
  };

  const wanted = withDefault(rules);
  const { headers: known } = await to(page);
  const again = await to(page, {
    'if-none-match': known.etag ?? '',
    'if-modified-since': known['last-modified'] ?? 'Thu, 01 Jan 1970 00:00:00 GMT',
  });
  const extensions = [...new Set(files.map((file) => extname(file)))].filter((name) => types[name]);

  return {
    pages: await count(pages, async (file) => {
      const { status, body } = await to(base + file.replace(/\/?index\.html$/, ''));
      const isSame = body.equals(readFileSync(join(folder, file)));
      return (status !== 200 || !isSame) && `${file} ${status}${isSame ? '' : ' differs'}`;
    }),
    '/x/': {
      text: bare ? `${slashed.status} to /x` : `${slashed.status}`,
      ok: slashed.status === 200 || bare === `${base}desktop/2`,
    },
    unknown: await count(nowhere, async (path) => {
      const { status, body } = await to(path);
      const isOurs = body.includes(notFoundPage.heading);
      return (status !== 404 || !isOurs) && `${path} ${status}${isOurs ? '' : ' not ours'}`;
    }),
    headers: await count(
      [...headers, { path: `${base}_headers`, name: '', value: '' }],
      async (one) => {
        const answer = await to(one.path);
        if (one.name)
          return answer.headers[one.name.toLowerCase()] !== one.value && `${one.path} ${one.name}`;
        return answer.status === 200 && '_headers 200';
      },
    ),
    gzip: await sizeBy('gzip'),
    br: await sizeBy('br'),
    caching: await count([base, page, `${base}sw.js`, script, picture, missing], async (path) => {
      const value = (await to(path)).headers['cache-control'];
      const cachingOf = (rule: (typeof rules)[number]) => headersOf(path, [rule])['Cache-Control'];
      const expected = wanted.map(cachingOf).findLast((found) => found !== undefined);
      // Where every rule that fits counts, the values are joined.
      const isSame = value === expected || value === headersOf(path, rules)['Cache-Control'];
      const isRevalidated = expected === 'no-cache' && revalidated.test(`${value}`);
      return !isSame && !isRevalidated && `${path} ${value}`;
    }),
    again: { text: `${again.status}`, ok: again.status === 304 },
    types: await count(extensions, async (extension) => {
      const file = files.find((name) => name.endsWith(extension)) ?? '';
      const path = extension === '.html' ? page : base + file;
      const type = (await to(path)).headers['content-type'];
      return !types[extension]?.test(`${type}`) && `${extension} ${type}`;
    }),
    addresses: await count(
      ownAddresses(folder, owner.siteUrl).filter((path) => path !== `${base}404`),
      async (path) => {
        const { status } = await to(path);
        return status !== 200 && `${path} ${status}`;
      },
    ),
  };
}
