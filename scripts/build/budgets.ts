import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Bundle, filesOfEntry, filesOfModules } from './bundle-files.ts';

/** Sizes of a build in bytes, as a CDN sends it: brotli 11, fonts unchanged. */
export interface BundleReport {
  /** Most bytes that may be prefetched on a page. */
  aheadBudget: number;
  /** Size of the offline copy. */
  offlineCopy: number;
  /** HTML and headers of the lock. */
  firstFlight: number;
  /** By path. */
  pages: Record<string, PageCost>;
  /** The bytes of each script, by its name without hash. */
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
  font: number;
}

/** What `budgets.json` holds, in bytes. */
export interface Budgets {
  /** The script that a visit to a page may fetch, rests included. */
  routes: Record<string, number>;
  /** The same for every other page, and the HTML of each. */
  everyPage: { html: number; script: number };
  offlineCopy: number;
  /** What a server sends at once, 10 segments of 1,460 bytes. */
  firstFlight: number;
}

/** One line for each budget that a build exceeds. */
export function overBudget(report: BundleReport, budgets: Budgets): string[] {
  const rows: [subject: string, bytes: number, allowed: number][] = [
    ['The copy for visits without network', report.offlineCopy, budgets.offlineCopy],
    ['/: HTML and headers', report.firstFlight, budgets.firstFlight],
    ...Object.entries(report.pages).flatMap(([path, { html, script, ahead }]): typeof rows => [
      [`${path}: HTML`, html, budgets.everyPage.html],
      [`${path}: script`, script + ahead, budgets.routes[path] ?? budgets.everyPage.script],
      [`${path}: script ahead of need`, ahead, report.aheadBudget],
    ]),
  ];
  return rows
    .filter(([, bytes, allowed]) => bytes > allowed)
    .map(([subject, bytes, allowed]) => `${subject}: ${bytes} bytes, ${allowed} allowed.`);
}

type Site = Pick<typeof import('./site.tsx'), 'aheadBudget' | 'pages'>;

interface Written {
  folder: string;
  /** The files of the offline copy. */
  kept: readonly string[];
  /** What the build sends with the lock. */
  headers: Record<string, string>;
}

/** Measures a written build. */
export function bundleReport(
  { aheadBudget, pages }: Site,
  bundle: Bundle,
  { folder, kept, headers }: Written,
): BundleReport {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? sentBytes(join(folder, file));
    sizes.set(file, size);
    return size;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const assets = bundle.map(({ fileName }) => fileName);
  const scripts = assets.filter((file) => file.endsWith('.js'));
  const font = sum(assets.filter((file) => file.endsWith('.woff2')));
  const costOf = ({ source, file, modules, ahead }: Site['pages'][number]): PageCost => {
    const needed = [...filesOfEntry(bundle), ...filesOfModules(bundle, modules)];
    const more = filesOfModules(bundle, ahead).filter((each) => !needed.includes(each));
    return { source, html: sizeOf(file), script: sum(needed), ahead: sum(more), font };
  };
  return {
    aheadBudget,
    offlineCopy: sum(kept),
    firstFlight: sizeOf('index.html') + headersLength(headers),
    pages: Object.fromEntries(pages.map((page) => [page.path, costOf(page)])),
    chunks: Object.fromEntries(
      scripts.map((file) => [file.replace(/^.*\/|-[\w-]{8}\.js$/g, ''), sizeOf(file)]),
    ),
  };
}

function sentBytes(file: string): number {
  const bytes = readFileSync(file);
  if (!/\.(html|js|css|svg)$/.test(file)) return bytes.length;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Chosen: status, date, type, length, encoding, tag and the like, as nginx sends them. */
const hostHeaders = 300;

/** As HTTP/1.1 sends them; later versions need less. */
function headersLength(headers: Record<string, string>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return lines.join('').length + hostHeaders;
}
