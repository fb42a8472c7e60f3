// npm run lab -- size: builds the site and prints what each page and chunk costs, compressed, beside its budget; fails
// where one is exceeded (scripts/build/budgets.json).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '#scripts/import-typescript.mjs';
import { ensureInstalled, root } from '#scripts/install.mjs';
import { runVite } from '#scripts/vite.mjs';

ensureInstalled();
const reportFile = join(root, '.cache/bundle.json');
const budgetFile = join(root, 'scripts/build/budgets.json');
const env = { OUT_DIR: '.cache/size-site', BUNDLE_REPORT: reportFile, NODE_ENV: 'production' };
if (runVite(['build', '--logLevel', 'error'], env) !== 0) process.exit(1);

/** @type {typeof import('#scripts/build/budgets.ts')} */
const { overBudget } = await importTypeScript('scripts/build/budgets.ts');
/** @type {import('#scripts/build/budgets.ts').BundleReport} */
const report = JSON.parse(readFileSync(reportFile, 'utf8'));
/** @type {import('#scripts/build/budgets.ts').Budgets} */
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));

/** Bytes as KB of 1024. @param {number | undefined} bytes */
const kilobytes = (bytes) => (bytes === undefined ? '' : (bytes / 1024).toFixed(1)).padStart(8);

console.log('\n    html  script   ahead  budget    font  page');
for (const [path, { html, script, ahead, font }] of Object.entries(report.pages)) {
  const columns = [html, script, ahead, budgets.routes[path], font].map(kilobytes);
  console.log(`${columns.join('')}  ${path}`);
}
console.log('\n  script  chunk');
for (const [name, bytes] of Object.entries(report.chunks).sort(([, a], [, b]) => b - a))
  console.log(`${kilobytes(bytes)}  ${name}`);
const copy = [report.offlineCopy, budgets.offlineCopy].map(kilobytes).join(' of');
console.log(`\n${copy} KB: the copy for visits without network`);
const flight = [report.firstFlight, budgets.firstFlight].map(kilobytes).join(' of');
console.log(`${flight} KB: the first flight of /, its HTML and headers`);
for (const line of overBudget(report, budgets)) {
  console.error(line);
  process.exitCode = 1;
}
