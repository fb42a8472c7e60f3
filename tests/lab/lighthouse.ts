import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '#scripts/find-on-path.ts';
import { chromiumSwitches, ensureChromium } from '#scripts/find-or-install-chromium.ts';
import { ensureInstalled } from '#scripts/install.mjs';
import { root } from '#scripts/root.mjs';
import { projectWithPictures } from '#tests/support/content.ts';
import { runProcess } from '#tests/support/run-process.ts';
import type { Part } from './table.ts';

/** The parts of Lighthouse's result that are read here; its types are not installed. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>;
}
interface Request {
  transferSize: number;
  resourceType: string;
}

const packages = join(root, 'tests/tools');
const paths = ['/', '/desktop/2', projectWithPictures.path, '/impressum'];

/** Pages on Lighthouse's phone, with its simulated slow 4G. */
export const lighthouse: Part<string> = {
  title: 'Lighthouse',
  subjects: Object.fromEntries(paths.map((path) => [path, path])),
  async measure(url, path) {
    ensureInstalled(packages);
    const { categories, audits } = await audit(url + path);
    const score = (name: string) => 100 * (categories[name]?.score ?? 0);
    const value = (name: string) => audits[name]?.numericValue ?? Infinity;
    const scripts = (audits['network-requests']?.details?.items ?? []).filter(
      ({ resourceType }) => resourceType === 'Script',
    );
    return {
      'speed ≥ 100': score('performance'),
      'access ≥ 100': score('accessibility'),
      'practices ≥ 100': score('best-practices'),
      'seo ≥ 100': score('seo'),
      'paint s ≤ 1.5': value('largest-contentful-paint') / 1000,
      'blocked ms ≤ 20': value('total-blocking-time'),
      'shift ≤ 0': value('cumulative-layout-shift'),
      'script KB': scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    };
  },
};

/** Runs Lighthouse, which starts a Chromium. @throws Error when it cannot measure an address */
async function audit(url: string, tries = 3): Promise<Result> {
  const program = join(packages, 'node_modules/lighthouse/cli/index.js');
  // The full Chromium comes before the headless shell, because visitors have it.
  const chromium = process.env.CHROMIUM_PATH ?? findOnPath('chromium') ?? ensureChromium();
  // Lighthouse exits before all of its output is in a pipe.
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'result.json');
  const options = ['--quiet', '--output=json', `--output-path=${file}`];
  const flags = `--chrome-flags=${['--headless=new', ...chromiumSwitches].join(' ')}`;
  const { errors } = await runProcess(process.execPath, [program, url, ...options, flags], {
    cwd: root,
    env: { CHROME_PATH: chromium },
  });
  if (!existsSync(file)) throw new Error(`Lighthouse at ${url}: ${errors}`);
  const result: Result = JSON.parse(readFileSync(file, 'utf8'));
  // Lighthouse sometimes misses the start of the navigation.
  if (result.runtimeError && tries > 1) return audit(url, tries - 1);
  if (result.runtimeError) throw new Error(`Lighthouse at ${url}: ${result.runtimeError.message}`);
  return result;
}
