import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { JourneyPage } from '#tests/engines/journeys/journey-page.ts';
import { journeys } from '#tests/engines/journeys/journeys.ts';
import type { SiteServer } from '#tests/support/server-processes.ts';
import { buildSite, serveSite } from '#tests/support/vite-site.ts';
import { missingPrograms, startWebKit } from './webkit-driver.ts';

const skipped = missingPrograms.length > 0;
if (skipped) console.warn(`WebKit is not tested: ${missingPrograms.join(' and ')} missing.`);

const outDir = '.cache/webkit-site';
let site: SiteServer;
let webkit: Awaited<ReturnType<typeof startWebKit>>;

beforeAll(async () => {
  if (skipped) return;
  await buildSite({ outDir });
  site = await serveSite({ outDir, env: { MESSAGES_FOLDER: `${outDir}-messages` } });
  webkit = await startWebKit(site.url);
});

afterAll(async () => {
  await webkit?.stop();
  await site?.stop();
});

for (const [device, all] of Object.entries(journeys)) {
  describe.skipIf(skipped)(`${device} in WebKit`, () => {
    afterEach(async () => {
      expect(await webkit.driver.evaluate('window.errors')).toEqual([]);
    });

    for (const [name, run] of Object.entries(all))
      it(name, () => run(new JourneyPage(webkit.driver)));
  });
}
