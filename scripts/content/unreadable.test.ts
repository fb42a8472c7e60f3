import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { lineOf } from './finding.ts';
import { unreadable } from './unreadable.ts';

const file = '.cache/unreadable/palette.json';
afterEach(() => rmSync('.cache/unreadable', { recursive: true, force: true }));

it.each([
  [
    '{\n  "bar": "#123456",\n}\n',
    `${file}:3: cannot be read: Expected double-quoted property name.`,
  ],
  [
    '{\n  "bar": "#123456"\n',
    `${file}:3: cannot be read: Expected ',' or '}' after property value.`,
  ],
  ['', `${file}:1: cannot be read: Unexpected end of JSON input.`],
])('JSON with a mistake is told where that is: %j', (source, line) => {
  mkdirSync('.cache/unreadable', { recursive: true });
  writeFileSync(file, source);
  expect(lineOf(unreadable(file, new Error('[object Object]')))).toBe(line);
});

it('a module that throws something other than an error is told as well', () => {
  const lines = [null, undefined, 'gone'].map((thrown) => lineOf(unreadable('x.ts', thrown)));
  expect(lines).toEqual(
    ['null', 'undefined', 'gone'].map((word) => `x.ts cannot be read: ${word}.`),
  );
});
