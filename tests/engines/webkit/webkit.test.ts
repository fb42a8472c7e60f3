import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import type { Driver } from '#tests/engines/journeys/driver.ts';
import { journeys, linkTo } from '#tests/engines/journeys/journeys.ts';
import { type Visit, visitWith } from '#tests/engines/journeys/visit.ts';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { buildSite, type SiteServer, serveSite } from '#tests/support/site-server.ts';
import { missingPrograms, startWebKit, webkitDriver } from './webkit-driver.ts';

const skipped = missingPrograms.length > 0;
if (skipped) console.warn(`WebKit is not tested: ${missingPrograms.join(' and ')} missing.`);

const outDir = '.cache/webkit-site';

const countMotions = `(() => {
  window.motions = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (this.matches('[data-page-frame]') && frames[0].transform) {
      animation.finished.then(() => (motions += 1), () => undefined);
    }
    return animation;
  };
})()`;

describe.skipIf(skipped)('in WebKit', () => {
  let site: SiteServer;
  let webkit: Awaited<ReturnType<typeof startWebKit>>;
  let driver: Driver;
  let visit: Visit;

  beforeAll(async () => {
    await buildSite({ outDir });
    site = await serveSite({ outDir, env: { MESSAGES_FOLDER: `${outDir}-messages` } });
    webkit = await startWebKit();
    driver = webkitDriver(webkit.driver, site.url);
    visit = visitWith(driver);
  });

  afterEach(async () => {
    expect(await driver.evaluate('window.errors')).toEqual([]);
  });

  afterAll(async () => {
    await webkit?.stop();
    await site?.stop();
  });

  it('every kind of page loads', async () => {
    for (const address of ['/', '/desktop/2', gallery.path, firstSkill.path, '/impressum']) {
      await visit.open(address);
      expect(await driver.evaluate('window.errors'), address).toEqual([]);
      expect(await driver.evaluate('document.title')).toContain(owner.siteTitle);
    }
  });

  it('an app opens out of its tile, and closes back into it', async () => {
    await visit.open('/desktop/2');
    await driver.evaluate(countMotions);
    for (const [index, control] of [linkTo(gallery), 'link "Schließen"'].entries()) {
      await visit.click(control);
      const motions = () => driver.evaluate<number>('window.motions');
      // A busy machine takes longer than Vitest's second.
      await expect.poll(motions, { timeout: 8000 }).toBe(index + 1);
    }
    await visit.expectPage(2);
  });

  describe('journeys', () => {
    for (const [name, run] of Object.entries(journeys)) it(name, () => run(visit));
  });
});
