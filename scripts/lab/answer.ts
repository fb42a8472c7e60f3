import { setTimeout as pace } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { startDeployment } from '#scripts/testbed/deployment.ts';
import { topBarEntry } from '#scripts/testbed/steps.ts';
import { networks, newPhone, setNetwork, slowCpu, stroke, withBrowser } from './phone.ts';
import { type Figure, medians, type Part, percentile, progress, type Rows } from './table.ts';

/** After how many ms the scripts come; null for never. */
const ways = {
  'scripts as they come': 0,
  'scripts 10 s late': 10_000,
  'scripts never': null,
};

/** ms after which no answer is expected any more. */
const patience = 16_000;

/** From the first paint of the lock until it answers a swipe: it moves, fades or is gone. On slow 4G, 4× slower. */
export const answer: Part = {
  title: 'ms until a swipe is answered',
  columns: [
    { key: 'painted', head: 'first paint' },
    { key: 'after', head: 'answer' },
    { key: 'worst', head: 'worst' },
  ],
  async measure({ folder, runs }) {
    const { url, stop } = await startDeployment(folder, '/', { compressed: true });
    const rows: Rows = {};
    await withBrowser(async (browser) => {
      for (const [name, delay] of Object.entries(ways)) {
        const taken = [];
        for (let run = 0; run < runs; run += 1) {
          progress(`answer: ${name}, ${run + 1} of ${runs}`);
          taken.push(await swipe(browser, url, delay));
        }
        const worst = percentile(
          taken.map(({ after }) => after),
          1,
        );
        rows[name] = { ...medians(taken), worst };
      }
    });
    await stop();
    return rows;
  },
};

/** ms of the lock's first paint since the navigation began, and from then until it answers one swipe. */
async function swipe(browser: Browser, url: string, delay: number | null) {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await setNetwork(session, networks.slow4g);
  await slowCpu(session, 4);
  if (delay !== 0) {
    await page.route(/\.js(\?|$)/, async (route) => {
      if (delay === null) return route.abort();
      await pace(delay);
      // The page may be gone by now.
      await route.continue().catch(() => {});
    });
  }
  await page.goto(url, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const painted = (await paint.jsonValue()) ?? 0;
  const answered = page
    .waitForFunction(timeOfAnswer, undefined, { timeout: patience })
    .then((time) => time.jsonValue())
    .catch(() => false as const);
  await stroke(page, [{ x: 195, y: 700 }], [{ x: 195, y: 250 }], 128);
  const at = await answered;
  // A lock that only twitched has not answered: the screen below must take presses.
  const opens = await topBarEntry(page, 0)
    .click({ trial: true, timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  await context.close();
  const after: Figure = opens && at !== false ? at - painted : null;
  return { painted, after };
}

/** When the hint has risen or sunk, faded or gone, whichever program did it; false until then. */
function timeOfAnswer(): number | false {
  const hint = [...document.links].find((link) => /entsperren/i.test(link.textContent));
  let opacity = hint?.checkVisibility({ visibilityProperty: true }) ? 1 : 0;
  for (let node: Element | null | undefined = hint; node; node = node.parentElement)
    opacity *= Number(getComputedStyle(node).opacity);
  const top = hint?.getBoundingClientRect().top ?? 0;
  const { dataset } = document.documentElement;
  dataset.start ??= `${top}`;
  const isLocked = opacity >= 0.95 && Math.abs(top - Number(dataset.start)) <= 8;
  return !isLocked && performance.now();
}
