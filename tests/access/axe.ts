import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '#scripts/root.mjs';
import { expect } from '#tests/support/test.ts';

/** Minified, because the source that the package exports takes twice as long to load. */
const axeSource = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that axe cannot decide here, each with the reason to ignore it. */
const undecidable: Record<string, string> = {
  'color-contrast':
    'Text on a photo or a gradient: tests/access/contrast.slow.spec.ts measures most of it.',
  'color-contrast-enhanced': 'As above.',
  'aria-hidden-focus':
    'These elements are behind a dialog, which keeps the focus (tests/journeys), or focus guards.',
  'link-in-text-block': 'The link to the privacy notice is underlined.',
};

/** Expects no violations, and no undecided rules except those of `undecidable`. */
export async function expectAccessible(page: Page, where = '') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { passed, faults } = await page.evaluate(
    async ([runOnly, allowed]) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      // In forced colours, axe reads colours that the browser does not use.
      const forced = matchMedia('(forced-colors: active)').matches;
      const { violations, incomplete, passes } = await tool.run({
        runOnly,
        rules: {
          'color-contrast': { enabled: !forced },
          // WCAG 1.4.6.
          'color-contrast-enhanced': {
            enabled: !forced && matchMedia('(prefers-contrast: more)').matches,
          },
          // WCAG 2.5.3. The rule is off by default, because axe calls it experimental.
          'label-content-name-mismatch': { enabled: true },
        },
        // Lists only one element of each passed rule.
        resultTypes: ['violations', 'incomplete'],
        // axe reads computed styles; loading the style sheets again would take time.
        preload: false,
      });
      const undecided = incomplete.filter(({ id }) => !allowed.includes(id));
      const faults = [...violations, ...undecided].map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, failureSummary: why }) => `${html.slice(0, 160)}\n${why}`),
      }));
      return { passed: passes.length, faults };
    },
    [tags, Object.keys(undecidable)] as const,
  );
  expect.soft(faults, where).toEqual([]);
  // An empty page passes fewer rules.
  expect(passed, where).toBeGreaterThan(10);
}
