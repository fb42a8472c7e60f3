import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { addProjects } from './generated-projects.ts';
import { measureJourneys } from './journeys.ts';
import { type Part, progress } from './part.ts';
import { newPhone, withBrowser } from './phone.ts';
import { type Host, serve } from './server.ts';
import type { Figure } from './statistics.ts';
import type { Rows } from './table.ts';
import { timeBuild } from './timed-build.ts';
import { sums } from './visit.ts';

const [few, many, most] = [10, 100, 1000] as const;

const addresses = { lock: '/', tiles: '/desktop/2' };

/** What more projects cost: the first load of the lock and of the projects' page, the build, a swipe. */
export const growth: Part = {
  title: () => 'growth, first load in KB',
  columns: [
    { key: 'lock pages', head: '/ HTML', digits: 1 },
    { key: 'lock script', head: 'script', digits: 1 },
    { key: 'lock all', head: 'all' },
    { key: 'tiles pages', head: '/desktop/2 HTML', digits: 1 },
    { key: 'tiles script', head: 'script', digits: 1 },
    { key: 'tiles all', head: 'all' },
    { key: 'each page', head: 'HTML B/tile' },
    { key: 'each script', head: 'script B/tile', goal: 0 },
    { key: 'seconds', head: 'build s', digits: 1 },
    { key: 'memory', head: 'peak MB' },
    { key: 'dropped', head: 'swipe dropped %', digits: 1, goal: 1 },
  ],
  async measure({ runs }) {
    const rows: Rows = {};
    for (const count of [few, many, most]) {
      progress(`growth: ${count} projects`);
      const folder = copyProject();
      try {
        addProjects(folder, count);
        const built = await timeBuild(folder);
        const site = join(folder, 'dist');
        const loads = await firstLoads(site);
        const first = rows[`${few} projects`];
        const figures = { ...built, ...loads, ...(first && perTile(loads, first, count - few)) };
        const swipes = count === many ? await swipe(site, runs) : {};
        rows[`${count} projects`] = { ...figures, ...swipes };
      } finally {
        removeCopy(folder);
      }
    }
    return rows;
  },
};

/** What each further tile adds to a page and to its scripts, bytes. */
function perTile(loads: Record<string, Figure>, first: Record<string, Figure>, added: number) {
  const more = (key: string) => (1024 * ((loads[key] ?? 0) - (first[key] ?? 0))) / added;
  return { 'each page': more('tiles pages'), 'each script': more('tiles script') };
}

async function swipe(site: string, runs: number): Promise<{ dropped: Figure }> {
  const { swipe: row } = await measureJourneys(site, runs, ['swipe']);
  return { dropped: row?.dropped ?? null };
}

/** What a first load fetches, idle time included, KB. */
async function firstLoads(site: string): Promise<Record<string, Figure>> {
  const host = await serve(site);
  const loads = await withBrowser(async (browser) => {
    const all: Record<string, Figure> = {};
    for (const [name, path] of Object.entries(addresses)) {
      const load = await loadOf(browser, host, path);
      for (const kind of ['pages', 'script', 'all']) all[`${name} ${kind}`] = load[kind] ?? 0;
    }
    return all;
  });
  await host.stop();
  return loads;
}

async function loadOf(browser: Browser, host: Host, path: string) {
  host.log.length = 0;
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.goto(host.url + path, { waitUntil: 'networkidle' });
  // What is fetched ahead in idle time: nothing tells that no more will come.
  await page.waitForTimeout(3000);
  await context.close();
  return sums(host.log);
}
