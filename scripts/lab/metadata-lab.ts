import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stop } from '#scripts/install.mjs';

/** Prints what search engines, networks and assistants are told by each page of the last build, or of another folder. */
export function run([given = 'dist']: string[]) {
  const folder = resolve(given);
  if (!existsSync(folder)) stop(`${given} does not exist: npm run build makes it.`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => /(^|[\\/])index\.html$|^404\.html$/.test(name));
  for (const file of pages.sort()) {
    const html = readFileSync(join(folder, file), 'utf8');
    const found = (pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
    const title = found(/<title>([^<]*)</);
    // What the service worker shows without network has none.
    if (!title) continue;
    const description = found(/<meta name="description" content="([^"]*)"/);
    const data = found(/<script type="application\/ld\+json">([^<]*)</);
    console.log(`\n${file}`);
    console.log(`  title (${title.length}): ${title}`);
    console.log(`  description (${description.length}): ${description}`);
    console.log(`  canonical: ${found(/<link rel="canonical" href="([^"]*)"/) || 'none'}`);
    console.log(`  picture: ${found(/<meta property="og:image:alt" content="([^"]*)"/)}`);
    if (data) console.log(JSON.stringify(JSON.parse(data), null, 2).replace(/^/gm, '  '));
  }
}
