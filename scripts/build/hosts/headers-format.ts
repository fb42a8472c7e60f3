import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from './headers.ts';

/**
 * The `_headers` file of Netlify and Cloudflare Pages, which `npm start` and the tests read, too
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ source, headers }) => [
    source,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The rules of a built folder; none where it has no `_headers`. */
export function readHeaders(folder: string): HeaderRule[] {
  const file = join(folder, '_headers');
  const rules: HeaderRule[] = [];
  if (!existsSync(file)) return rules;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push({ source: line, headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}
