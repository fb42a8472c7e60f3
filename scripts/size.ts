import { join } from 'node:path';
import budgets from './build/budgets.json' with { type: 'json' };
import { overBudget, pageSizes } from './build/page-sizes.ts';
import { root } from './root.mjs';

// npm run size: what each page of the last build costs; fails where one exceeds its budget.
const sizes = pageSizes(join(root, process.env.OUT_DIR ?? 'dist'));
console.log(
  'Bytes as a CDN sends them: a page, and a page with the scripts and styles that it names',
);
console.table(sizes);
const exceeded = overBudget(sizes, budgets);
for (const line of exceeded) console.error(line);
process.exitCode = exceeded.length > 0 ? 1 : 0;
