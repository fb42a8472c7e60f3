import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes after brotli compression. */
interface Size {
  html: number;
  /** HTML with its scripts and style sheets, without fonts and pictures. */
  all: number;
}

/**
 * `budgets.json`: maximum sizes by address. A server sends 14,600 bytes before it waits for the
 * client (initial congestion window): about 500 of headers and 14,100 of HTML. A budget may add 600,
 * because the first paint does not need the end of the HTML.
 */
type Budgets = Record<string, Size> & { others: Size };

/** Sizes of the pages of a built site, by address. */
export function pageSizes(folder: string): Record<string, Size> {
  const bytes: Record<string, number> = {};
  const sizeOf = (file: string) =>
    (bytes[file] ??= brotliCompressSync(readFileSync(join(folder, file))).length);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|[\\/])index\.html$|^404\.html$/.test(file));
  const sizes: Record<string, Size> = {};
  for (const page of pages.sort()) {
    const address = page.replaceAll('\\', '/').replace(/\/?index\.html$|\.html$/, '');
    const html = readFileSync(join(folder, page), 'utf8');
    const linked = new Set(html.match(/assets\/app\/[\w.-]+\.(?:js|css)\b/g));
    const others = [...linked].reduce((sum, file) => sum + sizeOf(file), 0);
    sizes[`/${address}`] = { html: sizeOf(page), all: sizeOf(page) + others };
  }
  return sizes;
}

/** Returns one line for each page that exceeds its budget. */
export function overBudget(sizes: Record<string, Size>, budgets: Budgets): string[] {
  const lines: string[] = [];
  for (const [path, size] of Object.entries(sizes)) {
    const budget = budgets[path] ?? budgets.others;
    if (size.html > budget.html)
      lines.push(`${path}: ${size.html} bytes of HTML, ${budget.html} allowed.`);
    if (size.all > budget.all)
      lines.push(`${path}: ${size.all} bytes in all, ${budget.all} allowed.`);
  }
  return lines;
}
