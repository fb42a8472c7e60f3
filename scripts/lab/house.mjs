// npm run lab -- house: how much there is to know. Lines and files of each part, and names that stand for two files;
// `npm run lab -- house FOLDER` measures another checkout.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from '#scripts/install.mjs';

const folder = resolve(process.argv[2] ?? root);
const code = /\.(tsx?|mjs|css)$/;
const test = /\.(test|spec)\.ts$/;
/** Where the build and the laboratories lay before `scripts`: older checkouts are measured too. */
const labs = /^(src\/prerender|tests\/(bench|measure|faults|hosts))\//;

/** Below `src`, `scripts` and `tests`, and in the example but for its workshop. */
const parts = ['src', 'scripts', 'tests', 'example'].filter((part) =>
  existsSync(join(folder, part)),
);
const files = parts.flatMap((part) =>
  readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
    .filter((file) => code.test(file) && !/node_modules|\.d\.ts$|^example\/art\//.test(file)),
);

/** @param {string} file */
const linesOf = (file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1;

/** @param {(file: string) => boolean} isMeant */
function sizeOf(isMeant) {
  const meant = files.filter(isMeant);
  return [meant.length, meant.reduce((sum, file) => sum + linesOf(file), 0)];
}

/** @param {string} file */
const isTest = (file) => test.test(file) || (file.startsWith('tests/') && !labs.test(file));
/** @param {string} file */
const isBuild = (file) => /^scripts\//.test(file) || labs.test(file);
const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const decisions = join(folder, 'docs/decisions');

const names = files
  .filter((file) => !isTest(file) && !/^(example|scripts\/new)\/|\.css$/.test(file))
  .map((file) => basename(file).replace(/\.\w+$/, ''));
const twins = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];

/** @type {[string, number[]][]} */
const rows = [
  ['code in src', sizeOf((file) => /^src\/(?!content\/|prerender\/)/.test(file) && !isTest(file))],
  ['content: schemas, catalogue', sizeOf((file) => /^src\/content\//.test(file) && !isTest(file))],
  ['the example', sizeOf((file) => /^example\//.test(file) && !isTest(file))],
  ['commands, build, laboratories', sizeOf((file) => isBuild(file) && !isTest(file))],
  ['tests', sizeOf(isTest)],
  ['commands in .mjs', sizeOf((file) => /^scripts\/.*\.mjs$/.test(file))],
];
console.log(`${''.padEnd(32)}files  lines`);
for (const [name, [count = 0, lines = 0]] of rows)
  console.log(`${name.padEnd(32)}${String(count).padStart(5)}${String(lines).padStart(7)}`);
console.log(`npm commands: ${Object.keys(scripts).length}`);
console.log(`decisions: ${existsSync(decisions) ? readdirSync(decisions).length : 0}`);
console.log(`names that stand for two files: ${twins.length} ${twins.join(', ')}`);
