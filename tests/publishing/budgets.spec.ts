import { readFileSync } from 'node:fs';
import budgets from '#scripts/build/budgets.json' with { type: 'json' };
import { overBudget } from '#scripts/build/page-weights.ts';
import { expect, test } from '#tests/support/test.ts';

test('the build’s report has no page over its budget', () => {
  const report = JSON.parse(readFileSync(process.env.BUNDLE_REPORT ?? '', 'utf8'));
  expect(overBudget(report, budgets)).toEqual([]);
});
