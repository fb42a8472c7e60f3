import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

/** WCAG 2.2, levels A and AA, and what axe holds for good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing wrong with the page as it is now. */
export async function expectAccessible(page: Page) {
  await page.evaluate(axe.source);
  const { found, passed } = await page.evaluate(async (runOnly) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations, passes } = await tool.run({ runOnly });
    const results = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)}\n${failureSummary}`),
    }));
    return { found: results, passed: passes.length };
  }, tags);
  expect(found).toEqual([]);
  expect(passed).toBeGreaterThan(10);
}
