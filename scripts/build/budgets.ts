import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Bundle, filesOfEntry, filesOfModules } from './bundle-files.ts';

interface Written {
  folder: string;
  bundle: Bundle;
  pages: typeof import('./site.tsx').pages;
  /** The files of the offline copy. */
  copy: readonly string[];
  /** What the build sends with the lock. */
  headers: Record<string, string>;
}

export type BundleReport = ReturnType<typeof bundleReport>;

/** Measures a written build, in bytes as a CDN sends them: brotli 11, fonts unchanged. */
export function bundleReport({ folder, bundle, pages, copy, headers }: Written) {
  const sizes: Record<string, number> = {};
  const sizeOf = (file: string) => (sizes[file] ??= sentBytes(join(folder, file)));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const costs = pages.map(({ path, source, file, modules, ahead }) => {
    const needed = [...filesOfEntry(bundle), ...filesOfModules(bundle, modules)];
    const more = filesOfModules(bundle, ahead).filter((each) => !needed.includes(each));
    // `html` has style and inline scripts in it; `ahead` is what a rest on the page fetches.
    return [path, { source, html: sizeOf(file), script: sum(needed), ahead: sum(more) }] as const;
  });
  const chunks = bundle
    .map(({ fileName }) => fileName)
    .filter((file) => /\.(js|woff2)$/.test(file))
    .map((file) => [file.replace(/^.*\/|-[\w-]{8}\.\w+$/g, ''), sizeOf(file)] as const);
  // As HTTP/1.1 sends them; later versions need less.
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    offlineCache: sum(copy),
    /** HTML and headers of the lock. */
    firstFlight: sizeOf('index.html') + lines.join('').length + hostHeaders,
    pages: Object.fromEntries(costs),
    /** Each script and font by its name without hash. */
    chunks: Object.fromEntries(chunks),
  };
}

/** Chosen: status, date, type, length, encoding, tag and the like, as nginx sends them. */
const hostHeaders = 300;

function sentBytes(file: string): number {
  const bytes = readFileSync(file);
  return /\.(html|js|css|svg)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length;
}

/** What `budgets.json` holds, in bytes. */
export interface Budgets {
  /** The script that a visit to a page may fetch, rests included. */
  routes: Record<string, number>;
  /** The same for every other page, the HTML of each, and what a rest on it may fetch. */
  everyPage: { html: number; script: number; ahead: number };
  offlineCache: number;
  /** What a server sends at once, 10 segments of 1,460 bytes. */
  firstFlight: number;
}

/** One line for each budget that a build exceeds. */
export function overBudget(report: BundleReport, budgets: Budgets): string[] {
  const { everyPage, routes } = budgets;
  const rows: [subject: string, bytes: number, allowed: number][] = [
    ['The copy for visits without network', report.offlineCache, budgets.offlineCache],
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
