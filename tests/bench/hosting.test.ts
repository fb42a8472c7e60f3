import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { headersOf } from './hosting.ts';

const file = fileURLToPath(new URL('../../firebase.json', import.meta.url));
const { headers } = JSON.parse(readFileSync(file, 'utf8')).hosting;

it.each([
  ['/', 'no-cache'],
  ['/desktop/2', 'no-cache'],
  ['/assets/app/index-UStBKTPx.js', 'public, max-age=31536000, immutable'],
  ['/assets/icons/react.svg', 'no-cache'],
  ['/assets/pictures/a-chess/game-320.avif', /^public, max-age=86400/],
])('%s is cached as firebase.json says', (path, expected) => {
  expect(headersOf(path, headers)['cache-control']).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});
