import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startStaticHost } from '#tests/publishing/static-host.ts';
import { buildSite, freePort } from '#tests/support/processes.ts';
import { ignoreSettings } from './build/build-environment.ts';
import { findOnPath } from './find-on-path.ts';
import { chromiumSwitches, ensureChromium } from './find-or-install-chromium.ts';

// npm run lighthouse: medians of RUNS Lighthouse runs for four pages of the example, on a simulated
// phone with slow 4G. Run it on an idle machine. SLOWDOWN is the factor by which the phone's CPU is
// slower than this machine's, by default 4. Set 2 if `machine power` in the output is below 1500
// (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling).

const paths = ['/', '/desktop/2', '/aChess', '/impressum'];
const runs = Number(process.env.RUNS) || 3;
const cpuSlowdownMultiplier = Number(process.env.SLOWDOWN) || 4;
const outDir = '.cache/lighthouse-site';

ignoreSettings();
await buildSite({ outDir, env: { CONTENT: 'example' } });
const host = await startStaticHost(outDir, { compressed: true });
const port = await freePort();
const browser = await chromium.launch({
  // Prefers the full Chromium, which visitors use, to the headless shell.
  executablePath: process.env.CHROMIUM_PATH ?? findOnPath('chromium') ?? ensureChromium(),
  args: [...chromiumSwitches, `--remote-debugging-port=${port}`],
});

/** Figures of one run. @throws Error if Lighthouse cannot measure the page */
async function measure(url: string, tries = 3): Promise<Record<string, number>> {
  const throttling = { cpuSlowdownMultiplier };
  const result = await lighthouse(url, { port, logLevel: 'error', throttling });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { audits, categories, environment, runtimeError } = result.lhr;
  // Lighthouse sometimes misses the start of the navigation.
  if (runtimeError && tries > 1) return measure(url, tries - 1);
  if (runtimeError) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
  const score = (name: string) => 100 * (categories[name]?.score ?? 0);
  const value = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'largest paint ms': value('largest-contentful-paint'),
    'blocked ms': value('total-blocking-time'),
    'layout shift': value('cumulative-layout-shift'),
    'machine power': environment.benchmarkIndex,
    'all KB': value('total-byte-weight') / 1024,
  };
}

/** Median of each figure, to three digits. */
function medians(measured: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(measured[0] ?? {});
  const entries = names.map((name) => {
    const sorted = measured.map((figures) => figures[name] ?? 0).sort((a, b) => a - b);
    return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toPrecision(3))];
  });
  return Object.fromEntries(entries);
}

try {
  const rows: Record<string, object> = {};
  for (const path of paths) {
    const measured: Record<string, number>[] = [];
    while (measured.length < runs) measured.push(await measure(host.url + path));
    rows[path] = medians(measured);
  }
  console.log(`Medians of ${runs}`);
  console.table(rows);
} finally {
  await browser.close();
  await host.stop();
}
