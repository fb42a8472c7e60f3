import { expect, it } from 'vitest';
import { hostSign } from './host-sign.ts';

it.each([
  'https://github.com/example',
  'https://gitlab.com/example/portfolio/',
  'https://codeberg.org/example/portfolio',
  'https://play.google.com/store/apps/details?id=org.example.app',
  'https://apps.apple.com/de/app/example/id123456789',
  'https://pypi.org/project/example/',
  'https://www.npmjs.com/package/@example/app',
])('%s has a sign', (href) => {
  expect(hostSign(href)).toMatch(/^M/);
});

it('no other site has a sign', () => {
  for (const href of ['https://github.com.example.org/a/b', 'https://example.org/github.com', '/a'])
    expect(hostSign(href)).toBeUndefined();
});
