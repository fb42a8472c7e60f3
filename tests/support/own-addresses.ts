import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const single = /\s(?:href|src|data-entry|content)="([^"]*)"|"(?:start_url|scope|src)": "([^"]*)"/g;
const lists = /\s(?:srcset|imagesrcset|data-chunks)="([^"]*)"/gi;
const whole = /https?:[^\s"<>)\\]+/g;

/** Every address of its own that a built site names in pages and text files, as a path without a fragment. */
export function ownAddresses(folder: string, siteUrl: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = new Set<string>();
  for (const file of files.filter((name) => /\.(html|webmanifest|xml|txt|vcf)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, a, b] of text.matchAll(single)) found.add(a ?? b ?? '');
    for (const [, list = ''] of text.matchAll(lists)) {
      for (const part of list.split(/,?\s+/)) found.add(part);
    }
    for (const [address] of text.matchAll(whole)) found.add(address);
  }
  return [...found]
    .filter((address) => address.startsWith('/') || address.startsWith(`${siteUrl}/`))
    .map((address) => address.replace(siteUrl, '').replace(/#.*/, ''));
}
