import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Headers of every response. */
const security = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const cachedForYear = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const cachedForDay = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' };
const vCard = { 'Content-Type': 'text/vcard; charset=utf-8' };

const read = (file: string) => readFileSync(file, 'utf8');

it('_headers has security headers for all responses, and caches scripts for a year and pictures for a day', () => {
  const rules = {
    '/*': security,
    '/assets/app/*': cachedForYear,
    '/assets/pictures/*': cachedForDay,
    '/kontakt.vcf': vCard,
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const written = read('example/public/_headers').split('\n');
  expect(written.filter((line) => line && !line.startsWith('#'))).toEqual(lines);
});

it('firebase.json has the same headers, and makes browsers revalidate pages', () => {
  const { hosting } = JSON.parse(read('firebase.json'));
  const listed = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  expect(hosting.headers).toEqual([
    // Firebase caches for an hour by default; its last matching rule wins.
    { source: '**', headers: listed({ 'Cache-Control': 'no-cache', ...security }) },
    { source: '/assets/app/**', headers: listed(cachedForYear) },
    { source: '/assets/pictures/**', headers: listed(cachedForDay) },
    { source: '/kontakt.vcf', headers: listed(vCard) },
  ]);
  expect(hosting.ignore).toContain('_headers');
});

it('the lines for nginx in docs/hosting.md have the same security headers and maximum caching times', () => {
  const [, lines = ''] = /```nginx\n(.*?)```/s.exec(read('docs/hosting.md')) ?? [];
  const added = [...lines.matchAll(/add_header (\S+) "?(.*?)"? always;/g)];
  expect(Object.fromEntries(added.map(([, name, value]) => [name, value]))).toEqual(security);
  // nginx would drop these headers in a `location` with its own `add_header`.
  expect(lines).not.toMatch(/^ .*add_header/m);
  expect(lines).toMatch(/location \/ \{[^}]* expires -1;/);
  expect(lines).toMatch(/location \/assets\/app\/ \{ expires 1y;/);
  expect(lines).toMatch(/location \/assets\/pictures\/ \{ expires 1d;/);
});
