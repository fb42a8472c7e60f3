import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Bundle, filesOfEntry, filesOfModules } from './chunks-of-modules.ts';

interface WrittenBuild {
  folder: string;
  bundle: Bundle;
  pages: typeof import('./entry-server.tsx').pages;
  /** The HTTP headers of `/`. */
  headers: Record<string, string>;
}

export type BundleReport = ReturnType<typeof bundleReport>;

/** Measures a written build, in bytes as a CDN sends them: brotli 11, fonts unchanged. */
export function bundleReport({ folder, bundle, pages, headers }: WrittenBuild) {
  const sizes: Record<string, number> = {};
  const sizeOf = (file: string) => (sizes[file] ??= sentBytes(join(folder, file)));
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const costs = pages.map(({ path, source, file, modules, prefetched }) => {
    const needed = [...filesOfEntry(bundle), ...filesOfModules(bundle, modules)];
    const more = filesOfModules(bundle, prefetched).filter((each) => !needed.includes(each));
    const cost = { source, html: sizeOf(file), script: sum(needed), prefetched: sum(more) };
    return [path, cost] as const;
  });
  const chunks = bundle
    .map(({ fileName }) => fileName)
    .filter((file) => /\.(js|woff2)$/.test(file))
    .map((file) => [file.replace(/^.*\/|-[\w-]{8}\.\w+$/g, ''), sizeOf(file)] as const);
  // HTTP/1.1 sends them like this; later versions need less.
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    firstFlight: sizeOf('index.html') + lines.join('').length + hostHeaders,
    pages: Object.fromEntries(costs),
    /** Scripts and fonts by their names without hash. */
    chunks: Object.fromEntries(chunks),
  };
}

/** Bytes of status, date, type, length, encoding and ETag, as nginx sends them. */
const hostHeaders = 300;

function sentBytes(file: string): number {
  const bytes = readFileSync(file);
  return /\.(html|js|css|svg)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length;
}

/** The content of `budgets.json`, in bytes. */
export interface Budgets {
  /** Script and prefetched script of a page, by its path; other pages have `everyPage.script`. */
  routes: Record<string, number>;
  everyPage: { html: number; script: number; prefetched: number };
  /** HTML and headers of `/`: a server sends 10 segments of 1,460 bytes at once. */
  firstFlight: number;
}

/** One line for each budget that a build exceeds. */
export function overBudget(report: BundleReport, budgets: Budgets): string[] {
  const { everyPage, routes } = budgets;
  const rows: [subject: string, bytes: number, allowed: number][] = [
    ['/: HTML and headers', report.firstFlight, budgets.firstFlight],
  ];
  for (const [path, { html, script, prefetched }] of Object.entries(report.pages)) {
    rows.push([`${path}: HTML`, html, everyPage.html]);
    rows.push([`${path}: script`, script + prefetched, routes[path] ?? everyPage.script]);
    rows.push([`${path}: prefetched script`, prefetched, everyPage.prefetched]);
  }
  return rows
    .filter(([, bytes, allowed]) => bytes > allowed)
    .map(([subject, bytes, allowed]) => `${subject}: ${bytes} bytes, ${allowed} allowed.`);
}
