import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '#src/content/owner.ts';
import type { Driver } from '../journeys/driver.ts';
import { journeys } from '../journeys/journeys.ts';
import { type Visit, visitWith } from '../journeys/visit.ts';
import { buildSite, type SiteServer, serveSite } from '../support/site-server.ts';
import { missingPrograms, startWebKit, type WebKit } from '../support/webkit.ts';
import { webkitDriver } from './webkit-driver.ts';

const skipped = missingPrograms.length > 0;
if (skipped) console.warn(`WebKit is not tested: ${missingPrograms.join(' and ')} missing.`);

const outDir = '.cache/webkit-site';

/** The site starts no view transitions in WebKitGTK, although its engine has them. */
const pretendSafari = `(() => {
  Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
  window.transitions = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.catch((error) => transitions.push(String(error)));
    transition.finished.then(() => transitions.push('finished'));
    return transition;
  };
})()`;

describe.skipIf(skipped)('in WebKit', () => {
  let site: SiteServer;
  let webkit: WebKit;
  let driver: Driver;
  let visit: Visit;

  beforeAll(async () => {
    await buildSite({ outDir });
    site = await serveSite({ outDir, env: { MESSAGES_FILE: `${outDir}/messages.jsonl` } });
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
    for (const address of ['/', '/desktop/2', '/aChess', '/python', '/impressum']) {
      await visit.open(address);
      expect(await driver.evaluate('window.errors'), address).toEqual([]);
      expect(await driver.evaluate('document.title')).toContain(owner.siteTitle);
    }
  });

  it('an app opens out of its tile where WebKit can, as in Safari', async () => {
    const transitions = () => driver.evaluate<string[]>('window.transitions');
    await visit.open('/desktop/2');
    // An app opens at once, without a movement, where its part of the program is still to be loaded.
    await visit.click('link "MorningChess"');
    await visit.click('link "Schließen"');
    await visit.expectPage(2);
    await driver.evaluate(pretendSafari);
    for (const count of [1, 2]) {
      await visit.click(count === 1 ? 'link "MorningChess"' : 'link "Schließen"');
      await expect.poll(transitions, { timeout: 10_000 }).toHaveLength(count);
    }
    await visit.expectPage(2);
    expect(await transitions()).toEqual(['finished', 'finished']);
  });

  describe('journeys', () => {
    for (const { name, run } of journeys) it(name, () => run(visit));
  });
});
