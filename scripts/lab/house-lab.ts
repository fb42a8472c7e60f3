import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from '#scripts/install.mjs';
import { align } from './table.ts';

const isCode = (file: string) =>
  /\.(tsx?|mjs|css)$/.test(file) && !/node_modules|\.d\.ts$|^example\/art\//.test(file);

/** Where the build and the laboratories lay before `scripts`: older checkouts are measured too. */
const isTool = (file: string) =>
  /^(scripts|src\/prerender|tests\/(bench|measure|faults|hosts))\//.test(file);
const isTest = (file: string) =>
  /\.(test|spec)\.ts$/.test(file) ||
  file.startsWith('scripts/testbed/') ||
  (file.startsWith('tests/') && !isTool(file));

const parts: [string, (file: string) => boolean][] = [
  ['code in src', (file) => /^src\/(?!content\/|prerender\/)/.test(file) && !isTest(file)],
  ['content: schemas, catalogue', (file) => file.startsWith('src/content/') && !isTest(file)],
  ['the example', (file) => file.startsWith('example/') && !isTest(file)],
  ['commands, build, laboratories', (file) => isTool(file) && !isTest(file)],
  ['tests', isTest],
  ['commands in .mjs', (file) => /^scripts\/.*\.mjs$/.test(file)],
];

/**
 * Prints how much there is to know: files and lines of each part, and names that stand for two files. Of another checkout
 * where its folder is given.
 */
export function run([given = root]: string[]) {
  const folder = resolve(given);
  const list = (path: string) =>
    existsSync(join(folder, path))
      ? readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
      : [];
  const files = ['src', 'scripts', 'tests', 'example']
    .flatMap((part) => list(part).map((file) => `${part}/${file.replaceAll('\\', '/')}`))
    .filter(isCode);
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1;
  const rows = parts.map(([name, isMeant]) => {
    const meant = files.filter(isMeant);
    return [name, `${meant.length}`, `${meant.reduce((sum, file) => sum + linesOf(file), 0)}`];
  });
  const names = files
    .filter((file) => !isTest(file) && !/^(example|scripts\/new)\/|\.css$/.test(file))
    .map((file) => basename(file).replace(/\.\w+$/, ''));
  const twins = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

  console.log(align([['', 'files', 'lines'], ...rows]));
  console.log(`npm commands: ${Object.keys(scripts).length}`);
  console.log(`decisions: ${list('docs/decisions').length}`);
  console.log(`names that stand for two files: ${twins.length} ${twins.join(', ')}`);
}
