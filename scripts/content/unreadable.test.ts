import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { lineOf } from './finding.ts';
import { unreadable } from './unreadable.ts';

const file = '.cache/unreadable/palette.json';
afterEach(() => rmSync('.cache/unreadable', { recursive: true, force: true }));

it('JSON with a mistake is told where that is', () => {
  mkdirSync('.cache/unreadable', { recursive: true });
  for (const [source, place] of [
    ['{\n  "bar": "#123456",\n}\n', '3: cannot be read: Expected double-quoted property name.'],
    ['', '1: cannot be read: Unexpected end of JSON input.'],
  ] as const) {
    writeFileSync(file, source);
    expect(lineOf(unreadable(file, new Error('[object Object]')))).toBe(`${file}:${place}`);
  }
});

it('a module that throws something other than an error is told as well', () => {
  const lines = [null, undefined, 'gone'].map((thrown) => lineOf(unreadable('x.ts', thrown)));
  expect(lines).toEqual(
    ['null', 'undefined', 'gone'].map((word) => `x.ts cannot be read: ${word}.`),
  );
});
