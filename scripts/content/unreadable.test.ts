import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { importTypeScript } from '../import-typescript.mjs';
import { lineOf } from './finding.ts';
import { unreadable } from './unreadable.ts';

const folder = '.cache/unreadable';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['a.json', '{\n  "bar": "#123456",\n}\n', ':3: cannot be read: trailing comma.'],
  ['c.ts', "\nexport const c = 'open;", ':2: cannot be read: Unterminated string.'],
  ['d.ts', "\nimport './gone.ts';", `:2: imports ${folder}/gone.ts, which is missing.`],
  ['e.ts', 'throw null;', ' cannot be read: null.'],
  ['f.ts', "throw new Error('one\\ntwo');", ' cannot be read: one.'],
  ['g.ts', '<<<<<<< HEAD', ':1: cannot be read: Encountered diff marker.'],
  ['h.ts', 'missing.part();', ' cannot be read: missing is not defined.'],
])(
  'unreadable reports why %s cannot be read, and in which line if that is known',
  async (name, source, report) => {
    const file = `${folder}/${name}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, source);
    const error = await importTypeScript(file).catch((reason: unknown) => reason);
    expect(lineOf(unreadable(file, error))).toBe(file + report);
  },
);
