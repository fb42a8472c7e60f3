import { expect, it } from 'vitest';
import { overBudget } from './budgets.ts';

const budgets = {
  routes: { '/desktop/2': 74_000 },
  everyPage: { html: 5000, script: 80_000, prefetched: 5000 },
  firstFlight: 14_000,
};

it('overBudget lists each budget that a build exceeds', () => {
  const within = { source: 'example/slider.ts', html: 5000, script: 70_000, prefetched: 4000 };
  const report = { firstFlight: 14_000, chunks: {} };
  expect(overBudget({ ...report, pages: { '/desktop/2': within } }, budgets)).toEqual([]);
  const pages = {
    '/desktop/2': { ...within, prefetched: 5001 },
    '/mine': { ...within, html: 5001, script: 76_001 },
  };
  const larger = { ...report, firstFlight: 14_001, pages };
  expect(overBudget(larger, budgets)).toEqual([
    '/: HTML and headers: 14001 bytes, 14000 allowed.',
    '/desktop/2: script: 75001 bytes, 74000 allowed.',
    '/desktop/2: prefetched script: 5001 bytes, 5000 allowed.',
    '/mine: HTML: 5001 bytes, 5000 allowed.',
    '/mine: script: 80001 bytes, 80000 allowed.',
  ]);
});
