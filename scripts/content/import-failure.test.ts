import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { importTypeScript } from '../import-typescript.mjs';
import { lineOf } from './finding.ts';
import { importFailure } from './import-failure.ts';

const folder = '.cache/import-failure';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['a trailing comma', ':3: cannot be read: trailing comma.', 'a.json', '{\n"bar": "x",\n}\n'],
  ['an open string', ':2: cannot be read: Unterminated string.', 'c.ts', "\nlet c = 'open;"],
  ['a lost file', `:2: imports ${folder}/x.ts, which is missing.`, 'd.ts', "\nimport './x.ts';"],
  ['a thrown null', ' cannot be read: null.', 'e.ts', 'throw null;'],
  ['the first line of an error', ' cannot be read: one.', 'f.ts', "throw new Error('one\\ntwo');"],
  ['a diff marker', ':1: cannot be read: Encountered diff marker.', 'g.ts', '<<<<<<< HEAD'],
  ['an unknown name', ' cannot be read: missing is not defined.', 'h.ts', 'missing.part();'],
])('importFailure reports %s as "%s"', async (_, report, name, source) => {
  const file = `${folder}/${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, source);
  const error = await importTypeScript(file).catch((reason: unknown) => reason);
  expect(lineOf(importFailure(file, error))).toBe(file + report);
});
