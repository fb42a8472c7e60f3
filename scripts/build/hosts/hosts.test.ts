import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { firebaseFile } from './firebase.ts';
import { headerRules, headersOf } from './headers.ts';
import { headersFile, readHeaders } from './headers-format.ts';
import { pageAt } from './preview-plugin.ts';

const rules = headerRules("default-src 'none'");

const { hosting } = JSON.parse(firebaseFile(rules));

/** Firebase sends the header of the last rule that matches. */
function cachingByFirebase(path: string): string | undefined {
  let caching: string | undefined;
  for (const { source, headers } of hosting.headers) {
    if (!new RegExp(`^${source.replace('**', '.*')}$`).test(path)) continue;
    for (const { key, value } of headers) if (key === 'Cache-Control') caching = value;
  }
  return caching;
}

it('firebase.json publishes .well-known, but not _headers', () => {
  const skips = (file: string) =>
    hosting.ignore.some((pattern: string) => matchesGlob(file, pattern));
  expect(skips('.well-known')).toBe(false);
  expect(skips('_headers')).toBe(true);
});

describe('the headers', () => {
  it('say that the contact card is one, which hosts do not know', () => {
    expect(headersOf('/kontakt.vcf', rules)['Content-Type']).toBe('text/vcard; charset=utf-8');
  });

  it.each([
    ['/', 'only after asking again', /^no-cache$/],
    ['/desktop/2', 'only after asking again', /^no-cache$/],
    ['/assets/app/index-UStBKTPx.js', 'for a year', /^public, max-age=31536000, immutable$/],
    ['/assets/pictures/a-chess/game-320.avif', 'for a day', /^public, max-age=86400/],
  ])('let browsers keep %s %s, on Firebase too', (path, _, expected) => {
    expect(headersOf(path, rules)['Cache-Control']).toMatch(expected);
    expect(cachingByFirebase(path)).toMatch(expected);
  });

  it.each(['/assets/icons/react.svg', '/gibt/es/nicht'])(
    'leave it to the host how long %s is kept, which is no time on Firebase',
    (path) => {
      expect(headersOf(path, rules)['Cache-Control']).toBeUndefined();
      expect(cachingByFirebase(path)).toBe('no-cache');
    },
  );

  it('are unchanged when read from _headers, within the limits of Cloudflare', () => {
    const folder = temporaryFolder();
    expect(readHeaders(folder)).toEqual([]);
    writeFileSync(join(folder, '_headers'), headersFile(rules));
    expect(readHeaders(folder)).toEqual(rules);
    expect(rules.length).toBeLessThan(100);
    for (const line of headersFile(rules).split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

it('docs/hosting/nginx.conf removes the last slash of a path, but not of one that browsers take for another host', () => {
  const server = readFileSync('docs/hosting/nginx.conf', 'utf8');
  const [, pattern = ''] = /rewrite (\S+) \$1 permanent;/.exec(server) ?? [];
  const redirect = (path: string) => new RegExp(pattern).exec(path)?.[1];
  expect(redirect('/~max/mein.portfolio/desktop/2/')).toBe('/~max/mein.portfolio/desktop/2');
  for (const path of ['/', '/\\a.example/', '//a.example/', '/\t/a.example/', '/a/\\evil/'])
    expect(redirect(path), path).toBe(undefined);
});

it.each([
  ['/', '/', '/'],
  ['/python', '/', '/python'],
  ['/python/', '/', '/python'],
  ['/a', '/a/', '/a/'],
  ['/a/python/', '/a/', '/a/python'],
  ['/404.html', '/', undefined],
  // A redirect there would lead to another host.
  ['//python/', '/', undefined],
  ['/python', '/a/', undefined],
])('pageAt finds for %s, on a site at %s, the page %s', (path, base, address) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'python'));
  for (const file of ['index.html', 'python/index.html', '404.html'])
    writeFileSync(join(folder, file), '');
  expect(pageAt(path, folder, base)?.address).toBe(address);
});
