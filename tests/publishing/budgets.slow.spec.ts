import { join } from 'node:path';
import budgets from '#scripts/build/budgets.json' with { type: 'json' };
import { overBudget, pageSizes } from '#scripts/build/page-sizes.ts';
import { root } from '#scripts/root.mjs';
import { expect, test } from '#tests/support/test.ts';

test('no built page exceeds its budget', () => {
  // Compresses every page, script and style sheet.
  test.slow();
  const sizes = pageSizes(join(root, process.env.OUT_DIR ?? ''));
  expect(overBudget(sizes, budgets)).toEqual([]);
});
