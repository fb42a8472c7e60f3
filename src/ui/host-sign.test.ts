import { expect, it } from 'vitest';
import { hostSign } from './host-sign.ts';

it('hostSign returns a drawing for a known host', () => {
  expect(hostSign('https://github.com/example/portfolio')).toMatch(/^M/);
  expect(hostSign('https://www.npmjs.com/package/@example/app')).toMatch(/^M/);
});

it('hostSign returns nothing for other sites', () => {
  for (const href of ['https://github.com.example.org/a/b', '/a'])
    expect(hostSign(href)).toBeUndefined();
});
