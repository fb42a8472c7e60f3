import { parseArgs } from 'node:util';
import { stop } from '#scripts/install.mjs';
import { gallery } from '#scripts/testbed/content.ts';
import { builtSite } from './built-site.ts';
import { journeys } from './journeys.ts';
import { lighthouse } from './lighthouse.ts';
import { type Part, progress, renderTable, type Subject } from './table.ts';
import { unlocking } from './unlocking.ts';

const parts: Record<string, Part> = { lighthouse, unlocking, journeys };

/** Measures the chosen parts and prints their tables; false when one of them failed. */
export async function run(args: string[]): Promise<boolean> {
  const text = { type: 'string' } as const;
  const four = ['/', '/desktop/2', gallery.path, '/impressum'].join();
  const options = {
    site: text,
    paths: { ...text, default: four },
    only: text,
    network: text,
  };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.find((name) => !parts[name]);
  if (unknown) stop(`There is no part ${unknown}: choose from ${Object.keys(parts).join(', ')}.`);
  const runs = Number(process.env.RUNS ?? 5);
  if (!Number.isInteger(runs) || runs < 1) stop(`RUNS must be 1 or more, not ${process.env.RUNS}.`);

  const isChosen: Subject['isChosen'] = (option, name) =>
    values[option]?.split(',').some((start) => name.startsWith(start)) ?? true;
  const folder = await builtSite('speed', values.site);
  const subject = { folder, runs, paths: values.paths.split(','), isChosen };
  let succeeded = true;
  for (const [name, { title, columns, measure }] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    try {
      const rows = await measure(subject);
      progress('');
      console.log(`\n${renderTable(`${title}, median of ${runs}`, columns, rows)}`);
    } catch (error) {
      progress('');
      console.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
      succeeded = false;
    }
  }
  return succeeded;
}
