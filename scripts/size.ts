import { join } from 'node:path';
import budgets from './build/budgets.json' with { type: 'json' };
import { overBudget, pageSizes } from './build/page-sizes.ts';
import { root } from './root.mjs';

// npm run size: builds, then prints the sizes of the pages. Fails if a page exceeds its budget.
const sizes = pageSizes(join(root, process.env.OUT_DIR ?? 'dist'));
console.log('Bytes with brotli: HTML, and HTML with its scripts and style sheets');
console.table(sizes);
const exceeded = overBudget(sizes, budgets);
for (const line of exceeded) console.error(line);
process.exitCode = exceeded.length > 0 ? 1 : 0;
