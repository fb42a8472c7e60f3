import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { headersOf, readHeaders } from './headers.ts';
import { pageAt } from './preview-plugin.ts';

/** Of every answer, in all three files. */
const ofAll = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const rules = readHeaders('example/public');

it('_headers protects every address, and lets browsers keep scripts for a year and pictures for a day', () => {
  for (const page of ['/', '/python', '/desktop/2', '/gibt/es/nicht', '/assets/icons/react.svg'])
    expect(headersOf(page, rules), page).toEqual(ofAll);
  expect(headersOf('/assets/app/index-UStBKTPx.js', rules)).toEqual({
    ...ofAll,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf('/assets/pictures/a-chess/game-320.avif', rules)).toEqual({
    ...ofAll,
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  });
  expect(headersOf('/kontakt.vcf', rules)).toEqual({
    ...ofAll,
    'Content-Type': 'text/vcard; charset=utf-8',
  });
});

it('firebase.json says the same as _headers, and that browsers ask before they use a page again', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const said = hosting.headers.map(
    (rule: { source: string; headers: { key: string; value: string }[] }) => ({
      source: rule.source.replace('**', '*'),
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    }),
  );
  const [ofEvery, ...others] = rules;
  // Firebase's own rule is an hour, and its last matching rule wins.
  const headers = { 'Cache-Control': 'no-cache', ...ofEvery?.headers };
  expect(said).toEqual([{ source: '*', headers }, ...others]);
  expect(hosting.ignore).toContain('_headers');
});

it('the lines for nginx in docs/hosting.md say the same as _headers', () => {
  const [, lines = ''] = /```nginx\n(.*?)```/s.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const said = [...lines.matchAll(/add_header (\S+) "?(.*?)"? always;/g)];
  expect(Object.fromEntries(said.map(([, name, value]) => [name, value]))).toEqual(ofAll);
  // One that stands in a `location` would drop all others there.
  expect(lines).not.toMatch(/^ .*add_header/m);
  expect(lines).toMatch(/location \/ \{[^}]* expires -1;/);
  expect(lines).toMatch(/location \/assets\/app\/ \{ expires 1y;/);
  expect(lines).toMatch(/location \/assets\/pictures\/ \{ expires 1d;/);
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
