import { expect, it } from 'vitest';
import { knownHost, workAt } from './known-hosts.ts';

it.each([
  ['https://github.com/example/portfolio', 'SoftwareSourceCode'],
  ['https://github.com/example/portfolio/releases', undefined],
  ['https://gitlab.com/example/portfolio/', 'SoftwareSourceCode'],
  ['https://codeberg.org/example/portfolio', 'SoftwareSourceCode'],
  ['https://play.google.com/store/apps/details?id=org.example.app', 'MobileApplication'],
  ['https://apps.apple.com/de/app/example/id123456789', 'MobileApplication'],
  ['https://pypi.org/project/example/', 'SoftwareApplication'],
  ['https://www.npmjs.com/package/@example/app', 'SoftwareApplication'],
  ['https://www.npmjs.com/~example', undefined],
])('%s has a sign, and leads to %s', (href, kind) => {
  expect(knownHost(href)?.sign).toMatch(/^M/);
  expect(workAt(href)?.['@type']).toBe(kind);
});

it('no other site is known', () => {
  for (const href of ['https://github.com.example.org/a/b', 'https://example.org/github.com', '/a'])
    expect([knownHost(href), workAt(href)]).toEqual([undefined, undefined]);
});
