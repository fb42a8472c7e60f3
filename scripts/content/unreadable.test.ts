import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { importTypeScript } from '../import-typescript.mjs';
import { lineOf } from './finding.ts';
import { unreadable } from './unreadable.ts';

const folder = '.cache/unreadable';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [
    'a trailing comma',
    'a.json',
    '{\n  "bar": "#123456",\n}\n',
    ':3: cannot be read: trailing comma.',
  ],
  [
    'an open string',
    'c.ts',
    "\nexport const c = 'open;",
    ':2: cannot be read: Unterminated string.',
  ],
  [
    'an import of a missing file',
    'd.ts',
    "\nimport './gone.ts';",
    `:2: imports ${folder}/gone.ts, which is missing.`,
  ],
  ['a thrown null', 'e.ts', 'throw null;', ' cannot be read: null.'],
  ['an error of two lines', 'f.ts', "throw new Error('one\\ntwo');", ' cannot be read: one.'],
  ['a diff marker', 'g.ts', '<<<<<<< HEAD', ':1: cannot be read: Encountered diff marker.'],
  ['an unknown name', 'h.ts', 'missing.part();', ' cannot be read: missing is not defined.'],
])('unreadable reports %s, and its line if that is known', async (_, name, source, report) => {
  const file = `${folder}/${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, source);
  const error = await importTypeScript(file).catch((reason: unknown) => reason);
  expect(lineOf(unreadable(file, error))).toBe(file + report);
});
