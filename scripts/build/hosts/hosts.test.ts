import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firebaseFile } from './firebase.ts';
import { headerRules, headersOf } from './headers.ts';
import { headersFile, readHeaders } from './headers-file.ts';
import { nginxInclude } from './nginx.ts';

const rules = headerRules("default-src 'none'");
const cachingOf = (path: string) => headersOf(path, rules)['Cache-Control'];

interface FirebaseRule {
  source: string;
  headers: { key: string; value: string }[];
}
const { hosting } = JSON.parse(firebaseFile(rules)) as { hosting: { headers: FirebaseRule[] } };

/** What Firebase sends: of the rules that fit, the last one that names a header. */
function cachingByFirebase(path: string) {
  const fitting = hosting.headers.filter(({ source }) =>
    new RegExp(`^${source.replace('**', '.*')}$`).test(path),
  );
  const values = fitting.flatMap(({ headers }) => headers);
  return values.findLast(({ key }) => key === 'Cache-Control')?.value;
}

describe('the headers of a site', () => {
  it.each([
    ['/', 'no-cache'],
    ['/desktop/2', 'no-cache'],
    ['/sw.js', expect.stringMatching(/no-store$/)],
    ['/assets/app/index-UStBKTPx.js', 'public, max-age=31536000, immutable'],
    ['/assets/pictures/a-chess/game-320.avif', expect.stringMatching(/^public, max-age=86400/)],
  ])('let %s be kept as it may be, on every host', (path, expected) => {
    expect(cachingOf(path)).toEqual(expected);
    expect(cachingByFirebase(path)).toEqual(expected);
  });

  it('leave files without a hash to hosts that revalidate them, and tell Firebase to', () => {
    expect(cachingOf('/assets/icons/react.svg')).toBeUndefined();
    expect(cachingByFirebase('/assets/icons/react.svg')).toBe('no-cache');
    expect(cachingByFirebase('/gibt/es/nicht')).toBe('no-cache');
  });

  it('are the same after they have been a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'));
    expect(readHeaders(folder)).toEqual([]);
    writeFileSync(join(folder, '_headers'), headersFile(rules));
    expect(readHeaders(folder)).toEqual(rules);
    rmSync(folder, { recursive: true });
  });

  it('stay below the 100 rules and 2000 characters a line that Cloudflare takes', () => {
    expect(rules.length).toBeLessThan(100);
    const lines = headersFile(rules).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('what nginx includes', () => {
  it('has every header and how long what may be kept', () => {
    const lines = nginxInclude(rules).split('\n');
    expect(lines[0]).toBe(`add_header Content-Security-Policy "default-src 'none'" always;`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'set $caching "no-cache";',
        'if ($uri ~ "^/sw\\.js$") { set $caching "no-store"; }',
        'if ($uri ~ "^/assets/app/.*$") { set $caching "public, max-age=31536000, immutable"; }',
        'add_header Cache-Control $caching always;',
        'error_page 404 /404.html;',
      ]),
    );
  });

  it('keeps to the folder of the site', () => {
    const text = nginxInclude(headerRules("default-src 'none'", '/a/'));
    expect(text).toContain('error_page 404 /a/404.html;');
    expect(text).toContain('if ($uri ~ "^/a/sw\\.js$")');
    expect(text).toContain('location = /a { return 308 /a/$is_args$args; }');
  });
});
