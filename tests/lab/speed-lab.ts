import { stop } from '#scripts/stop.mjs';
import { startStaticHost } from '#tests/support/static-host.ts';
import { buildSite } from '#tests/support/vite-site.ts';
import { frames } from './frames.ts';
import { lighthouse } from './lighthouse.ts';
import { type Figures, medians, type Part, printTable } from './table.ts';
import { unlocking } from './unlocking.ts';

// biome-ignore lint/suspicious/noExplicitAny: each part has subjects of its own kind.
const tables: Record<string, Part<any>> = { lighthouse, frames, unlocking };
export const parts = Object.keys(tables);

/** Prints the tables of the chosen parts; false when a measurement failed. */
export async function run(chosen: string[]): Promise<boolean> {
  const runs = Number(process.env.RUNS ?? 5);
  if (!Number.isInteger(runs) || runs < 1) stop(`RUNS must be 1 or more, not ${process.env.RUNS}.`);

  const outDir = '.cache/speed-site';
  await buildSite({ outDir });
  const { url } = await startStaticHost(outDir, '/', { compressed: true });
  let succeeded = true;
  for (const [part, { title, subjects, measure }] of Object.entries(tables)) {
    if (!chosen.includes(part)) continue;
    const rows: Record<string, Figures> = {};
    for (const [name, subject] of Object.entries(subjects)) {
      try {
        const figures: Figures[] = [];
        while (figures.length < runs) figures.push(await measure(url, subject));
        rows[name] = medians(figures);
      } catch (error) {
        console.error(`${part}, ${name}: ${error instanceof Error ? error.message : error}`);
        succeeded = false;
      }
    }
    printTable(`${title}, median of ${runs}`, rows);
  }
  return succeeded;
}
