import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Bundle, filesOfEntry, filesOfModules } from './bundle-files.ts';

/** Sizes of a build in bytes, as a CDN sends it: brotli 11, fonts unchanged. */
export interface BundleReport {
  offlineCopy: number;
  /** HTML and headers of the lock. */
  firstFlight: number;
  /** By path. */
  pages: Record<string, PageCost>;
  /** The bytes of each script and font, by its name without hash. */
  chunks: Record<string, number>;
}

interface PageCost {
  /** The file with its texts; empty for the page without network. */
  source: string;
  /** With its style and its inline scripts. */
  html: number;
  /** Scripts that the page needs before it works. */
  script: number;
  /** Scripts that are prefetched once the page rests. */
  ahead: number;
}

/** What `budgets.json` holds, in bytes. */
export interface Budgets {
  /** The script that a visit to a page may fetch, rests included. */
  routes: Record<string, number>;
  /** The same for every other page, the HTML of each, and what a rest on it may fetch. */
  everyPage: { html: number; script: number; ahead: number };
  offlineCopy: number;
  /** What a server sends at once, 10 segments of 1,460 bytes. */
  firstFlight: number;
}

/** One line for each budget that a build exceeds. */
export function overBudget(report: BundleReport, budgets: Budgets): string[] {
  const { everyPage, routes } = budgets;
  const rows: [subject: string, bytes: number, allowed: number][] = [
    ['The copy for visits without network', report.offlineCopy, budgets.offlineCopy],
    ['/: HTML and headers', report.firstFlight, budgets.firstFlight],
  ];
  for (const [path, { html, script, ahead }] of Object.entries(report.pages)) {
    rows.push([`${path}: HTML`, html, everyPage.html]);
    rows.push([`${path}: script`, script + ahead, routes[path] ?? everyPage.script]);
    rows.push([`${path}: script ahead of need`, ahead, everyPage.ahead]);
  }
  return rows
    .filter(([, bytes, allowed]) => bytes > allowed)
    .map(([subject, bytes, allowed]) => `${subject}: ${bytes} bytes, ${allowed} allowed.`);
}

interface Written {
  folder: string;
  bundle: Bundle;
  pages: typeof import('./site.tsx').pages;
  /** The files of the offline copy. */
  copy: readonly string[];
  /** What the build sends with the lock. */
  headers: Record<string, string>;
}

/** Measures a written build. */
export function bundleReport({ folder, bundle, pages, copy, headers }: Written): BundleReport {
  const sizes: Record<string, number> = {};
  const sizeOf = (file: string) => (sizes[file] ??= sentBytes(join(folder, file)));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const costs = pages.map(({ path, source, file, modules, ahead }): [string, PageCost] => {
    const needed = [...filesOfEntry(bundle), ...filesOfModules(bundle, modules)];
    const more = filesOfModules(bundle, ahead).filter((each) => !needed.includes(each));
    return [path, { source, html: sizeOf(file), script: sum(needed), ahead: sum(more) }];
  });
  const chunks = bundle
    .filter(({ fileName }) => /\.(js|woff2)$/.test(fileName))
    .map(({ fileName }) => [fileName.replace(/^.*\/|-[\w-]{8}\.\w+$/g, ''), sizeOf(fileName)]);
  // As HTTP/1.1 sends them; later versions need less.
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    offlineCopy: sum(copy),
    firstFlight: sizeOf('index.html') + lines.join('').length + hostHeaders,
    pages: Object.fromEntries(costs),
    chunks: Object.fromEntries(chunks),
  };
}

/** Chosen: status, date, type, length, encoding, tag and the like, as nginx sends them. */
const hostHeaders = 300;

function sentBytes(file: string): number {
  const bytes = readFileSync(file);
  return /\.(html|js|css|svg)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length;
}
