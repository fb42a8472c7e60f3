import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The folders of `src`, in the order of the table in ARCHITECTURE.md. */
const folders = [...read('ARCHITECTURE.md').matchAll(/^\| `(\w+)` /gm)].map(
  ([, name = '']) => name,
);

it('ARCHITECTURE.md lists every folder of src', () => {
  const existing = readdirSync(join(root, 'src'), { withFileTypes: true });
  const names = existing.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual(names.toSorted());
});

it('the import rules let no folder import from a folder below it in ARCHITECTURE.md', () => {
  const rules = read('scripts/lint/import-rules.grit');
  const pairs = [...rules.matchAll(/\$from <: r"([^"]+)",\s*\$to <: r"([^"]+)"/g)];
  expect(pairs).not.toHaveLength(0);
  const foldersIn = (pattern = '') =>
    folders.filter((folder) => new RegExp(`\\b${folder}\\b`).test(pattern));
  for (const [, from, to] of pairs)
    for (const importing of foldersIn(from))
      for (const imported of foldersIn(to)) {
        const isAbove = folders.indexOf(imported) <= folders.indexOf(importing);
        expect(isAbove, `${importing} imports ${imported}`).toBe(true);
      }
});
