import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumSwitches, ensureChromium, findOnPath } from '#scripts/browser.ts';
import { ensureInstalled, root } from '#scripts/install.mjs';
import { startDeployment } from '#scripts/testbed/deployment.ts';
import { runProcess } from '#scripts/testbed/run-process.ts';
import { type Figure, medians, type Part, progress, type Rows } from './table.ts';

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

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const scripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*(?:rel="?modulepreload|as="?script)[^>]*>/g;

/**
 * Pages by Lighthouse on its phone with a simulated slow 4G, and the largest paint of the same page
 * without scripts.
 */
export const lighthouse: Part = {
  title: 'Lighthouse',
  columns: [
    { key: 'performance', head: 'perf', goal: 100, higher: true },
    { key: 'accessibility', head: 'a11y', goal: 100, higher: true },
    { key: 'best-practices', head: 'best', goal: 100, higher: true },
    { key: 'seo', head: 'seo', goal: 100, higher: true },
    { key: 'first', head: 'first s', digits: 2 },
    { key: 'largest', head: 'paint s', digits: 2, goal: 1.5 },
    { key: 'bare', head: 'bare s', digits: 2 },
    { key: 'ratio', head: 'ratio', digits: 2, goal: 1.05 },
    { key: 'blocked', head: 'blocked', goal: 20 },
    { key: 'shift', head: 'shift', digits: 3, goal: 0 },
    { key: 'all', head: 'all KB' },
    { key: 'script', head: 'script' },
  ],
  async measure({ folder, paths, runs }) {
    ensureInstalled(join(root, 'scripts/lab/packages/bench'));
    const full = await startDeployment(folder, '/', { compressed: true });
    const bare = await startDeployment(folder, '/', { compressed: true });
    const rows: Rows = {};
    for (const path of paths) {
      bare.replace(path, bare.read(join(path, 'index.html')).replace(scripts, ''));
      const taken = [];
      for (let run = 0; run < runs; run += 1) {
        progress(`lighthouse: ${path}, ${run + 1} of ${runs}`);
        const whole = await audit(full.url + path, scores);
        const without = await audit(bare.url + path, ['performance']);
        taken.push(figuresOf(whole, without));
      }
      rows[path] = medians(taken);
    }
    await Promise.all([full.stop(), bare.stop()]);
    return rows;
  },
};

/** Lighthouse's program, in a Chromium of its own. @throws Error when it cannot measure an address */
async function audit(url: string, categories: readonly string[], tries = 3): Promise<Result> {
  const program = join(root, 'scripts/lab/packages/bench/node_modules/lighthouse/cli/index.js');
  // The one with a window, as visitors have it.
  const chromium = process.env.CHROMIUM_PATH ?? findOnPath('chromium') ?? ensureChromium();
  const flags = ['--headless=new', ...chromiumSwitches].join(' ');
  // It ends before a pipe has taken all of its output.
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'result.json');
  const { errors } = await runProcess(
    process.execPath,
    [
      ...[program, url, '--quiet', '--output=json', `--output-path=${file}`],
      ...[`--only-categories=${categories}`, '--disable-full-page-screenshot'],
      `--chrome-flags=${flags}`,
    ],
    { cwd: root, env: { CHROME_PATH: chromium } },
  );
  if (!existsSync(file)) throw new Error(`Lighthouse at ${url}: ${errors}`);
  const result: Result = JSON.parse(readFileSync(file, 'utf8'));
  // At times it misses the start of the navigation, and asks to be run again.
  if (result.runtimeError && tries > 1) return audit(url, categories, tries - 1);
  if (result.runtimeError) throw new Error(`Lighthouse at ${url}: ${result.runtimeError.message}`);
  return result;
}

function figuresOf({ categories, audits }: Result, without: Result): Record<string, Figure> {
  const value = (name: string, from = audits) => from[name]?.numericValue ?? null;
  const seconds = (time: Figure) => time && time / 1000;
  const largest = seconds(value('largest-contentful-paint'));
  const bare = seconds(value('largest-contentful-paint', without.audits));
  const requests = audits['network-requests']?.details?.items ?? [];
  const kilobytes = (chosen: readonly Request[]) =>
    chosen.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    ...Object.fromEntries(scores.map((name) => [name, scoreOf(categories[name])])),
    first: seconds(value('first-contentful-paint')),
    largest,
    bare,
    ratio: largest && bare ? largest / bare : null,
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    all: kilobytes(requests),
    script: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
}

/** 0 to 100; null where Lighthouse could not judge. */
function scoreOf(category?: { score: number | null }): Figure {
  return typeof category?.score === 'number' ? Math.round(100 * category.score) : null;
}
