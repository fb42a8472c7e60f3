import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { journeys } from '#tests/engines/journeys/journeys.ts';
import { Visit } from '#tests/engines/journeys/visit.ts';
import { buildSite, type SiteServer, serveSite } from '#tests/support/site-server.ts';
import { missingPrograms, startWebKit } from './webkit-driver.ts';

const skipped = missingPrograms.length > 0;
if (skipped) console.warn(`WebKit is not tested: ${missingPrograms.join(' and ')} missing.`);

const outDir = '.cache/webkit-site';

describe.skipIf(skipped)('in WebKit', () => {
  let site: SiteServer;
  let webkit: Awaited<ReturnType<typeof startWebKit>>;

  beforeAll(async () => {
    await buildSite({ outDir });
    site = await serveSite({ outDir, env: { MESSAGES_FOLDER: `${outDir}-messages` } });
    webkit = await startWebKit(site.url);
  });

  afterEach(async () => {
    expect(await webkit.driver.evaluate('window.errors')).toEqual([]);
  });

  afterAll(async () => {
    await webkit?.stop();
    await site?.stop();
  });

  for (const [name, run] of Object.entries(journeys)) {
    it(name, () => run(new Visit(webkit.driver)));
  }
});
