import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers for a pattern of addresses, in which `*` stands for anything. */
interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

/**
 * Reads `_headers`, the file of Cloudflare Pages and Netlify, which `npm start` and the tests follow
 * as well (https://developers.cloudflare.com/pages/configuration/headers/).
 * @param folder may be without it
 */
export function readHeaders(folder: string): HeaderRule[] {
  const file = join(folder, '_headers');
  const rules: HeaderRule[] = [];
  if (!existsSync(file)) return rules;
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (name === undefined) rules.push({ source: line, headers: {} });
    else if (last) last.headers[name] = value;
  }
  return rules;
}

/** The headers of a path without query, from every rule that matches. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ source }) => patternOf(source).test(path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

function patternOf(source: string): RegExp {
  return new RegExp(`^${source.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
}
