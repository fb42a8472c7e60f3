import { expect, it } from 'vitest';
import { normalizePath } from './paths.ts';

it.each([
  ['/desktop/2/', '/desktop/2'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/impressum/index.html', '/impressum'],
  ['/impressum.html', '/impressum'],
])('normalizePath changes %s into %s', (path, address) => {
  expect(normalizePath(path)).toBe(address);
});
