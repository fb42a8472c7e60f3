import { expect, it } from 'vitest';
import { headerRules } from './headers.mjs';
import { nginxInclude } from './nginx.mjs';

const policy = "default-src 'none'";

it('gives nginx every header and how long what may be kept', () => {
  const lines = nginxInclude(headerRules(policy)).split('\n');
  expect(lines[0]).toBe(`add_header Content-Security-Policy "${policy}" always;`);
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
  const text = nginxInclude(headerRules(policy, '/a/'));
  expect(text).toContain('error_page 404 /a/404.html;');
  expect(text).toContain('if ($uri ~ "^/a/sw\\.js$")');
  expect(text).toContain('location = /a { return 308 /a/$is_args$args; }');
});
