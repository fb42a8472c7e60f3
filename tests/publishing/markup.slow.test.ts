import { expect, it } from 'vitest';
import { buildSite } from '#scripts/testbed/site-server.ts';
import { hasJava, markupFaults } from '#tests/support/markup-faults.ts';

it.skipIf(!hasJava)(
  'the HTML checker of the W3C finds nothing in any page or drawing',
  { timeout: 180_000 },
  async () => {
    const outDir = '.cache/checked-site';
    await buildSite({ outDir });
    const { faults, pages } = await markupFaults(outDir);
    expect(pages).toBeGreaterThan(30);
    expect(faults).toEqual([]);
  },
);
