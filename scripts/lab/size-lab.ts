import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budgets, type BundleReport, overBudget } from '#scripts/build/budgets.ts';
import { root } from '#scripts/install.mjs';
import { buildSite } from '#scripts/testbed/site-server.ts';
import { align } from './table.ts';

const kilobytes = (bytes?: number) => (bytes === undefined ? '' : (bytes / 1024).toFixed(1));

/** Prints what each page and chunk costs, compressed; false where one exceeds its budget. */
export async function run() {
  const reportFile = join(root, '.cache/bundle.json');
  await buildSite({ outDir: '.cache/size-site', env: { BUNDLE_REPORT: reportFile } });
  const report: BundleReport = JSON.parse(readFileSync(reportFile, 'utf8'));
  const file = readFileSync(join(root, 'scripts/build/budgets.json'), 'utf8');
  const budgets: Budgets = JSON.parse(file);

  const pages = Object.entries(report.pages).map(([path, { html, script, prefetched }]) => {
    return [path, ...[html, script, prefetched, budgets.routes[path]].map(kilobytes)];
  });
  const chunks = Object.entries(report.chunks).sort(([, a], [, b]) => b - a);
  const cache = [report.offlineCache, budgets.offlineCache].map(kilobytes).join(' of ');
  const flight = [report.firstFlight, budgets.firstFlight].map(kilobytes).join(' of ');
  console.log(`\n${align([['page', 'html', 'script', 'prefetched', 'budget'], ...pages])}`);
  const sizes = chunks.map(([name, bytes]) => [name, kilobytes(bytes)]);
  console.log(`\n${align([['chunk', 'size'], ...sizes])}`);
  console.log(`\n${cache} KB: the offline cache`);
  console.log(`${flight} KB: the first flight of /, its HTML and headers`);
  const exceeded = overBudget(report, budgets);
  for (const line of exceeded) console.error(line);
  return exceeded.length === 0;
}
