// npm run size: what the browser must fetch before a page works, in brotli kilobytes, per page of dist/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root, stop } from './install.mjs';

const folder = join(root, 'dist');
if (!existsSync(join(folder, 'index.html'))) stop('dist/ is empty: run npm run build first.');

/** @type {Map<string, number>} */
const sizes = new Map();

/** Bytes of a file below dist/ as a CDN sends it; fonts and pictures are compressed already. @param {string} file */
function sentBytes(file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(folder, file));
  const size = /\.(html|js|css)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length;
  sizes.set(file, size);
  return size;
}

/** @param {readonly string[]} files */
const kilobytes = (files) =>
  (files.reduce((sum, file) => sum + sentBytes(file), 0) / 1024).toFixed(1).padStart(7);

console.log('   HTML     JS    CSS   font  page');
for (const page of pagesBelow(folder)) {
  const html = readFileSync(join(folder, page), 'utf8');
  const links = [...html.matchAll(/<(?:link|script)[^>]*(?:href|src)="\/([^"]+)"[^>]*>/g)];
  const files = [...new Set(links.map(([, file = '']) => file))];
  const ending = (/** @type {string} */ end) => files.filter((file) => file.endsWith(end));
  const columns = [[page], ending('.js'), ending('.css'), ending('.woff2')].map(kilobytes);
  console.log(`${columns.join('')}  ${page.replace(/index\.html$/, '')}`);
}

/** @param {string} base */
function pagesBelow(base) {
  const files = readdirSync(base, { recursive: true }).map(String);
  return files.filter((file) => file.endsWith('.html')).sort();
}
