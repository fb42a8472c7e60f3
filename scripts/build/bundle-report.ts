import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';

/** What a build costs in bytes, as a CDN sends it: texts by brotli 11, fonts as they are. */
export interface BundleReport {
  /** Most bytes that a rest on a page may fetch ahead of need. */
  aheadBudget: number;
  /** What a visit leaves in the browser for a visit without network. */
  offlineCopy: number;
  /** What the lock's first answer takes: its HTML and headers. */
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
  /** Scripts that a rest on the page fetches. */
  ahead: number;
  font: number;
}

interface PageFiles {
  path: string;
  source: string;
  /** Below the site's folder. */
  html: string;
  script: readonly string[];
  ahead: readonly string[];
}

interface Site {
  pages: readonly PageFiles[];
  /** The files of the offline copy. */
  kept: readonly string[];
  aheadBudget: number;
  /** What the build sends with the lock. */
  headers: Record<string, string>;
}

/** Measures what was built into `folder`. */
export function bundleReport(
  bundle: Rolldown.RolldownOutput['output'],
  folder: string,
  { pages, kept, aheadBudget, headers }: Site,
): BundleReport {
  const sizes = new Map<string, number>();
  function sizeOf(file: string): number {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const bytes = readFileSync(join(folder, file));
    const size = /\.(html|js|css|svg)$/.test(file) ? compressed(bytes) : bytes.length;
    sizes.set(file, size);
    return size;
  }
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const assets = bundle.map(({ fileName }) => fileName);
  const font = sum(assets.filter((file) => file.endsWith('.woff2')));
  return {
    aheadBudget,
    offlineCopy: sum(kept),
    firstFlight: sizeOf('index.html') + headersLength(headers),
    pages: Object.fromEntries(
      pages.map(({ path, source, html, script, ahead }) => [
        path,
        { source, html: sizeOf(html), script: sum(script), ahead: sum(ahead), font },
      ]),
    ),
    chunks: Object.fromEntries(
      assets
        .filter((file) => file.endsWith('.js'))
        .map((file) => [file.replace(/^.*\/|-[\w-]{8}\.js$/g, ''), sizeOf(file)]),
    ),
  };
}

/** Chosen: status, date, type, length, encoding, tag and the like, as nginx sends them. */
const hostHeaders = 300;

/** As HTTP/1.1 sends them; later versions need less. */
function headersLength(headers: Record<string, string>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return lines.join('').length + hostHeaders;
}

function compressed(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
