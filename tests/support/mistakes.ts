import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Arbitrary, array, constantFrom, nat, oneof, record, tuple } from 'fast-check';
import { checkContent } from '#scripts/content/check.ts';
import { fieldName } from '#scripts/content/finding.ts';
import { root } from '#scripts/install.mjs';

/** What an owner got wrong. */
export type Mistake = { file: string } & (
  | { keys: readonly string[]; field: string; becomes: string }
  | { holds: 'nothing' | 'junk' | 'a folder' | 'is gone' }
  | { after: number; inserted: string }
);

type Module = Record<string, unknown>;
const { files } = await checkContent();
const prefix = 'example/';
/** The files that can be written again, without functions. */
const modules = new Map(
  Object.entries(files)
    .map(([file, module]): [string, Module] => [file.slice(prefix.length), { ...module }])
    .filter(([, module]) => isDeepStrictEqual(JSON.parse(JSON.stringify(module)), module)),
);
/** Those whose export is one object, which is not named where one of its fields is told. */
const isOne = (file: string) =>
  /^(owner|resume|texts\/frames)\.ts$|\/(project|skill|page)\.ts$|\.json$/.test(file);

/** Every field in a value, and itself. */
function keysIn(value: unknown, keys: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [keys];
  return [keys, ...Object.entries(value).flatMap(([key, child]) => keysIn(child, [...keys, key]))];
}

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce((part, key) => (part as Module)[key], value);

const places = [...modules].flatMap(([file, module]) =>
  keysIn(module).flatMap((keys) => (keys.length > 0 ? [{ file, keys }] : [])),
);
const objects = places.filter(({ file, keys }) => {
  const value = valueAt(modules.get(file), keys);
  return isOne(file) && value === Object(value) && !Array.isArray(value);
});

function mistake(file: string, keys: readonly string[], becomes: string): Mistake {
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const field = fieldName(isOne(file) && path.length > 1 ? path.slice(1) : path);
  return { file, keys, field, becomes };
}

/** No field may be one of these. */
const nonsense = [
  ...['7n', "Symbol('x')", 'new Map([[1, 2]])', 'new Date(Number.NaN)', 'null', 'Number.NaN'],
  ...['{ nonsense: 1 }', '[[1]]', 'undefined', "'\\u0007'", "'[object Object]'"],
  '(() => { const all = { all: [] }; all.all.push(all); return all; })()',
];
const ofField = tuple(constantFrom(...places), constantFrom(...nonsense)).map(
  ([{ file, keys }, becomes]) => mistake(file, keys, file.endsWith('.json') ? '[7]' : becomes),
);
const ofKey = tuple(constantFrom(...objects), constantFrom('adress', 'ä ö', 'constructor')).map(
  ([{ file, keys }, key]) => mistake(file, [...keys, key], '"x"'),
);

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

/** A few mistakes in different files. */
export const mistakes = oneof(
  array(oneof(ofField, ofKey), { minLength: 1, maxLength: 5 }),
  oneof(ofFile, ofSource).map((one) => [one]),
).map((list) =>
  list.filter(({ file }, index) => list.findIndex((one) => one.file === file) === index),
);

/** A copy in which a field is `"@here"`, or not there. */
function changed(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return '@here';
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Module) }) as Module;
  copy[key] = changed(copy[key], rest);
  return copy;
}

/** Writes a copy of the example with the mistakes into a folder. */
export function writeMistaken(folder: string, list: readonly Mistake[]) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of paths) cpSync(join(root, prefix, path), join(folder, path));
  for (const mistake of list) {
    const path = join(folder, mistake.file);
    if ('becomes' in mistake) {
      const { keys, becomes } = mistake;
      const module = changed(modules.get(mistake.file), keys) as Module;
      const lines = Object.entries(module).map(([name, value]) => {
        const source = JSON.stringify(value, null, 2).replace('"@here"', () => becomes);
        return path.endsWith('.json') ? source : `export const ${name} = ${source};\n`;
      });
      writeFileSync(path, lines.join(''));
    } else if ('inserted' in mistake) {
      const lines = readFileSync(path, 'utf8').split('\n');
      lines.splice(mistake.after, 0, mistake.inserted);
      writeFileSync(path, lines.join('\n'));
    } else if ('holds' in mistake) {
      rmSync(path);
      if (mistake.holds === 'nothing') writeFileSync(path, '');
      if (mistake.holds === 'junk') writeFileSync(path, Buffer.from([0xff, 0, 0x89, 0x7b, 0x27]));
      if (mistake.holds === 'a folder') mkdirSync(path);
    }
  }
}
