import { readdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { gallery } from '#tests/support/content.ts';
import { startChromium } from './chromium-process.ts';
import { type Part, progress } from './part.ts';
import { type Host, serve } from './server.ts';
import { type Figure, medians } from './statistics.ts';
import type { Rows } from './table.ts';

/** What is read of Lighthouse's result. Its package is no part of the site's, so its types are not here. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>;
}
interface Request {
  transferSize: number;
  resourceType: string;
}
export type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;
type Audit = (url: string, what: object) => Promise<Result>;

/** What the score of performance is made of, and what was fetched. The other audits would only take time. */
const metrics = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
];
const others = ['accessibility', 'best-practices', 'seo'];

/**
 * Every page by Lighthouse on its phone with a simulated slow 4G, and the largest paint of the same page
 * without scripts.
 */
export const pages: Part = {
  title: ({ runs }) => `Lighthouse, median of ${runs}`,
  columns: [
    { key: 'performance', head: 'perf', goal: 100, higher: true },
    { key: 'accessibility', head: 'a11y', goal: 100, higher: true, compared: false },
    { key: 'best-practices', head: 'best', goal: 100, higher: true, compared: false },
    { key: 'seo', head: 'seo', goal: 100, higher: true, compared: false },
    { key: 'first', head: 'first s', digits: 2, compared: false },
    { key: 'largest', head: 'paint s', digits: 2 },
    { key: 'bare', head: 'bare s', digits: 2 },
    { key: 'ratio', head: 'ratio', digits: 2, goal: 1.05 },
    { key: 'blocked', head: 'blocked' },
    { key: 'shift', head: 'shift', digits: 3, goal: 0, compared: false },
    { key: 'all', head: 'all KB' },
    { key: 'script', head: 'script' },
  ],
  goals: {
    '/': { largest: 1.5, blocked: 20, all: 150, script: 72 },
    '/desktop/2': { largest: 1.4, blocked: 20, all: 170, script: 75 },
    [gallery.path]: { largest: 1.4, blocked: 20, all: 200, script: 78 },
    '/impressum': { largest: 1.2, blocked: 20, all: 105, script: 72 },
  },
  async measure({ folder, peer, paths, runs, lighthouse }) {
    const chromium = await startChromium();
    const audit = auditor(lighthouse, chromium.port);
    const rows: Rows = {};
    const sites = [{ site: folder, prefix: '' }];
    if (peer) sites.push({ site: peer.folder, prefix: `${peer.name} ` });
    try {
      for (const { site, prefix } of sites) {
        const full = await serve(site);
        const bare = await serve(site, { bare: true });
        for (const path of pagesOf(site).filter((page) => paths?.includes(page) ?? true)) {
          progress(`lighthouse ${prefix}${path}`);
          // Without the slash, relative addresses of another site would lead elsewhere.
          const slash = prefix && path !== '/' && !path.endsWith('.html') ? '/' : '';
          rows[prefix + path] = await figuresOf(audit, { full, bare, path: path + slash, runs });
        }
        await full.stop();
        await bare.stop();
      }
    } finally {
      await chromium.stop();
    }
    return rows;
  },
};

/** Lighthouse in the browser at a debugging port. @throws Error when it cannot measure an address */
function auditor(lighthouse: Lighthouse, port: number): Audit {
  const silent = { port, output: 'json', logLevel: 'silent', disableFullPageScreenshot: true };
  return async (url, what) => {
    const flags = { ...silent, ...what };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
    return result.lhr;
  };
}

/** The addresses of a built folder's pages. */
function pagesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const pages = files.filter((file) => /(^|[\\/])index\.html$|^404\.html$/.test(file));
  const paths = pages.map((file) => (file === '404.html' ? file : dirname(file)));
  return paths.map((path) => (path === '.' ? '/' : `/${path.split(sep).join('/')}`)).sort();
}

interface Visit {
  full: Host;
  bare: Host;
  path: string;
  runs: number;
}

async function figuresOf(audit: Audit, { full, bare, path, runs }: Visit) {
  const taken: Record<string, Figure>[] = [];
  for (let index = 0; index < runs; index += 1) {
    const { categories, audits } = await audit(full.url + path, { onlyAudits: metrics });
    const without = await audit(bare.url + path, { onlyAudits: metrics });
    const requests = audits['network-requests']?.details?.items ?? [];
    const size = (chosen: readonly Request[]) =>
      chosen.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    const value = (name: string, from = audits) => from[name]?.numericValue ?? null;
    taken.push({
      performance: scoreOf(categories, 'performance'),
      first: seconds(value('first-contentful-paint')),
      largest: seconds(value('largest-contentful-paint')),
      bare: seconds(value('largest-contentful-paint', without.audits)),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      all: size(requests),
      script: size(requests.filter(({ resourceType }) => resourceType === 'Script')),
    });
  }
  // These do not depend on time: once is enough.
  const { categories } = await audit(full.url + path, { onlyCategories: others });
  const scores = Object.fromEntries(others.map((name) => [name, scoreOf(categories, name)]));
  const figures = medians(taken);
  const { largest, bare: alone } = figures;
  return { ...figures, ...scores, ratio: largest && alone ? largest / alone : null };
}

/** 0 to 100; null where Lighthouse could not judge. */
function scoreOf(categories: Result['categories'], name: string): Figure {
  const score = categories[name]?.score;
  return typeof score === 'number' ? Math.round(100 * score) : null;
}

const seconds = (time: Figure) => time && time / 1000;
