import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, stop } from '#scripts/install.mjs';
import { answer } from './answer.ts';
import { build } from './build-time.ts';
import { firsts } from './firsts.ts';
import { growth } from './growth.ts';
import { journeys } from './journeys.ts';
import { type Lighthouse, pages } from './lighthouse.ts';
import { type Part, progress, type Subject } from './part.ts';
import { type Rows, renderTable } from './table.ts';
import { run, standIn } from './timed-build.ts';
import { visit } from './visit.ts';

const parts: Record<string, Part> = {
  lighthouse: pages,
  answer,
  firsts,
  journeys,
  growth,
  visit,
  build,
};

const results = join(root, '.cache/bench');
const beforeFile = join(root, 'scripts/lab/bench/before.json');

/**
 * Measures the chosen parts and prints their tables; false when one of them failed.
 * @param lighthouse of a package that the site's own do not include
 */
export async function bench(args: readonly string[], lighthouse: Lighthouse): Promise<boolean> {
  const { chosen, subject, source } = await read(args, lighthouse);
  let succeeded = true;
  for (const name of chosen) {
    const part = parts[name];
    if (!part) continue;
    try {
      await show(name, part, subject, source);
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      progress('');
      console.error(`${name} failed: ${reason}`);
      succeeded = false;
    }
  }
  return succeeded;
}

async function show(name: string, part: Part, subject: Subject, source?: string) {
  const start = performance.now();
  const rows = await part.measure(subject);
  progress('');
  const { title, columns, goals = {} } = part;
  const before = readBefore()[name]?.rows ?? {};
  console.log(`\n${renderTable({ title: title(subject), columns, rows, before, goals })}`);
  console.log(`(${((performance.now() - start) / 60_000).toFixed(1)} minutes)`);
  mkdirSync(results, { recursive: true });
  const saved = { date: new Date().toISOString(), runs: subject.runs, rows };
  writeJson(join(results, `${name}.json`), saved);
  if (!source) return;
  // What is not compared is not kept; rows that were not chosen stay as they are.
  const kept = columns.filter(({ compared = true }) => compared).map(({ key }) => key);
  const all: Rows = { ...readBefore()[name]?.rows };
  for (const [row, figures] of Object.entries(rows)) {
    const those = Object.entries(figures).filter(([key]) => kept.includes(key));
    all[row] = Object.fromEntries(those);
  }
  writeJson(beforeFile, { ...readBefore(), [name]: { source, rows: all } });
}

/** The figures of an earlier commit by part, each with where they come from. */
function readBefore(): Record<string, { source: string; rows: Rows }> {
  return JSON.parse(readFileSync(beforeFile, 'utf8'));
}

function writeJson(file: string, value: unknown) {
  // A row on a line.
  const text = JSON.stringify(value, null, 2).replaceAll(/\{[^{}]*\}/g, (row) =>
    row.replaceAll(/\s+/g, ' '),
  );
  writeFileSync(file, `${text}\n`);
}

async function read(
  args: readonly string[],
  lighthouse: Lighthouse,
): Promise<{ chosen: readonly string[]; subject: Subject; source?: string }> {
  const options = {
    site: { type: 'string' },
    folder: { type: 'string' },
    name: { type: 'string', default: 'peer' },
    paths: { type: 'string' },
    only: { type: 'string' },
    network: { type: 'string' },
    before: { type: 'string' },
  } as const;
  const { values, positionals } = parse(() =>
    parseArgs({ args: [...args], options, allowPositionals: true }),
  );
  const unknown = positionals.find((name) => !parts[name]);
  if (unknown) stop(`There is no part ${unknown}: choose from ${Object.keys(parts).join(', ')}.`);
  const runs = Number(process.env.RUNS ?? 5);
  if (!Number.isInteger(runs) || runs < 1) stop(`RUNS must be 1 or more, not ${process.env.RUNS}.`);
  const peer = values.folder && { folder: built(values.folder), name: values.name };
  const folder = values.site ? built(values.site) : await buildSite();
  const subject = {
    folder,
    runs,
    lighthouse,
    ...(peer ? { peer } : {}),
    ...Object.fromEntries(
      (['paths', 'only', 'network'] as const).flatMap((name) =>
        values[name] ? [[name, values[name].split(',')]] : [],
      ),
    ),
  };
  const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
  return { chosen, subject, ...(values.before ? { source: values.before } : {}) };
}

function parse<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    return stop((error as Error).message);
  }
}

function built(path: string): string {
  const folder = resolve(path);
  if (!existsSync(join(folder, 'index.html'))) stop(`${path} holds no index.html.`);
  return folder;
}

/** Builds the site with the stand-in store, whatever the environment says: a figure must reach nobody. */
async function buildSite(): Promise<string> {
  const outDir = '.cache/bench/site';
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...standIn, OUT_DIR: outDir };
  await run(process.execPath, [vite, 'build'], { cwd: root, env }).catch((error: Error) =>
    stop(`The site could not be built, so nothing was measured: ${error.message}`),
  );
  return join(root, outDir);
}
