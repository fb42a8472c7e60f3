import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Arbitrary, constantFrom, nat, oneof, record } from 'fast-check';
import { root } from '#scripts/install.mjs';

/** What an owner got wrong in a file; `scripts/content/any-content.test.ts` tries the fields. */
export type Mistake = { file: string } & (
  | { holds: 'nothing' | 'junk' | 'a folder' | 'is gone' }
  | { after: number; inserted: string }
);

const prefix = 'example/';

const paths = readdirSync(join(root, prefix), {
  recursive: true,
  encoding: 'utf8',
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(root, prefix).length))
  .filter((path) => !/^art|\.test\.ts$/.test(path));
const sources = paths.filter((path) => /\.(ts|json|css|svg)$/.test(path));

const ofFile: Arbitrary<Mistake> = record({
  file: oneof(constantFrom(...paths), constantFrom(...sources)),
  holds: constantFrom('nothing', 'junk', 'a folder', 'is gone'),
});
const ofSource: Arbitrary<Mistake> = record({
  file: constantFrom(...sources),
  after: nat({ max: 60 }),
  inserted: constantFrom(
    '<<<<<<< HEAD',
    "'",
    '`',
    '}',
    '*/',
    'throw null;',
    "throw new Error('one\\ntwo');",
    "import './missing.ts';",
    "import 'missing-package';",
    'missing.part();',
    'await import("./owner.ts");',
    '\u0000',
    '$&',
  ),
});

export const mistake = oneof(ofFile, ofSource);

/** Writes a copy of the example with a mistake into a folder. */
export function writeMistaken(folder: string, mistake: Mistake) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of paths) cpSync(join(root, prefix, path), join(folder, path));
  const path = join(folder, mistake.file);
  if ('inserted' in mistake) {
    const lines = readFileSync(path, 'utf8').split('\n');
    lines.splice(mistake.after, 0, mistake.inserted);
    writeFileSync(path, lines.join('\n'));
    return;
  }
  rmSync(path);
  if (mistake.holds === 'nothing') writeFileSync(path, '');
  if (mistake.holds === 'junk') writeFileSync(path, Buffer.from([0xff, 0, 0x89, 0x7b, 0x27]));
  if (mistake.holds === 'a folder') mkdirSync(path);
}
