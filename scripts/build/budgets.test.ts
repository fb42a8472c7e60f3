import { expect, it } from 'vitest';
import { type BundleReport, overBudget } from './budgets.ts';

const page = { source: 'example/slider.ts', html: 4000, font: 28_000 };

const report: BundleReport = {
  aheadBudget: 5000,
  offlineCopy: 200_000,
  firstFlight: 14_000,
  pages: {
    '/': { ...page, script: 70_000, ahead: 0 },
    '/desktop/2': { ...page, script: 70_000, ahead: 4000 },
    '/mine': { ...page, script: 80_000, ahead: 0 },
  },
  chunks: { index: 70_000 },
};
const budgets = {
  routes: { '/': 70_000, '/desktop/2': 74_000 },
  everyPage: { html: 5000, script: 80_000 },
  offlineCopy: 200_000,
  firstFlight: 14_000,
};

it.each<[grown: Partial<BundleReport>, ...lines: string[]]>([
  [report],
  [{ offlineCopy: 200_001 }, 'The copy for visits without network: 200001 bytes, 200000 allowed.'],
  [{ firstFlight: 14_001 }, '/: HTML and headers: 14001 bytes, 14000 allowed.'],
  [
    { pages: { '/': { ...page, script: 70_001, ahead: 0 } } },
    '/: script: 70001 bytes, 70000 allowed.',
  ],
  [
    { pages: { '/desktop/2': { ...page, script: 68_000, ahead: 5001 } } },
    '/desktop/2: script ahead of need: 5001 bytes, 5000 allowed.',
  ],
  [
    { pages: { '/mine': { ...page, script: 80_001, ahead: 0 } } },
    '/mine: script: 80001 bytes, 80000 allowed.',
  ],
  [
    { pages: { '/mine': { ...page, html: 5001, script: 1, ahead: 0 } } },
    '/mine: HTML: 5001 bytes, 5000 allowed.',
  ],
])('a build with %j is told so', (grown, ...lines) => {
  expect(overBudget({ ...report, pages: {}, ...grown }, budgets)).toEqual(lines);
});
