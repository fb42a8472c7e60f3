import { expect, it } from 'vitest';
import { hostSign } from './host-sign.ts';

it('a known host has a sign, with www and without', () => {
  expect(hostSign('https://github.com/example/portfolio')).toMatch(/^M/);
  expect(hostSign('https://www.npmjs.com/package/@example/app')).toMatch(/^M/);
});

it('no other site has a sign', () => {
  for (const href of ['https://github.com.example.org/a/b', 'https://example.org/github.com', '/a'])
    expect(hostSign(href)).toBeUndefined();
});
