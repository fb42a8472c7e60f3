import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budgets, type BundleReport, overBudget } from '#scripts/build/page-weights.ts';
import { root } from '#scripts/root.mjs';
import { buildSite } from '#tests/support/vite-site.ts';

/** Prints what each page and chunk costs, compressed; false where one exceeds its budget. */
export async function run() {
  const reportFile = join(root, '.cache/bundle.json');
  await buildSite({ outDir: '.cache/size-site', env: { BUNDLE_REPORT: reportFile } });
  const report: BundleReport = JSON.parse(readFileSync(reportFile, 'utf8'));
  const file = readFileSync(join(root, 'scripts/build/budgets.json'), 'utf8');
  const budgets: Budgets = JSON.parse(file);

  const pages = Object.entries(report.pages).map(([path, { html, script, prefetched }]) => {
    const budget = budgets.routes[path] ?? budgets.everyPage.script;
    return [path, kilobytes({ html, script, prefetched, budget })];
  });
  const chunks = Object.entries(report.chunks).sort(([, a], [, b]) => b - a);
  console.log('\nKB compressed; the budget is for script and prefetched');
  console.table(Object.fromEntries(pages));
  console.table(kilobytes(Object.fromEntries(chunks)));
  const { firstFlight: size } = report;
  console.table({ 'first flight of /': kilobytes({ size, budget: budgets.firstFlight }) });
  const exceeded = overBudget(report, budgets);
  for (const line of exceeded) console.error(line);
  return exceeded.length === 0;
}

function kilobytes(sizes: Record<string, number>) {
  const entries = Object.entries(sizes);
  return Object.fromEntries(entries.map(([name, size]) => [name, Math.round(size / 102.4) / 10]));
}
