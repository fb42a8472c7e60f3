import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

/**
 * A build turns style attributes into rules of the page, `[data-style=N]`. Parses them as a browser
 * does, and returns those that are lost or ignored, and the number of rules.
 */
export function lostStyleAttributes(outDir: string) {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const faults: string[] = [];
  let rules = 0;
  for (const file of files.filter((each) => each.endsWith('index.html'))) {
    const markup = readFileSync(join(outDir, file), 'utf8');
    const code = /<style>(.*?)<\/style>/s.exec(markup)?.[1] ?? '';
    const read = new Set<string>();
    transform({
      filename: file,
      code: Buffer.from(code),
      visitor: {
        Rule: {
          style({ value: { selectors, declarations } }) {
            rules += 1;
            const text = JSON.stringify(selectors);
            const [, number] = /"name":"data-style".*?"value":"(\d+)"/.exec(text) ?? [];
            const all = [...(declarations?.declarations ?? [])];
            if (number && all.length > 0) read.add(number);
            // A value with `var()` counts as unparsed, but browsers read it.
            const isIgnored = ({ property, value }: (typeof all)[number]) =>
              property === 'unparsed' && !JSON.stringify(value).includes('"type":"var"');
            if (number && all.some(isIgnored))
              faults.push(`${file}: data-style="${number}" has what browsers ignore`);
          },
        },
      },
    });
    for (const [, number = ''] of markup.matchAll(/ data-style="(\d+)"/g))
      if (!read.has(number)) faults.push(`${file}: data-style="${number}" has no rule`);
  }
  return { faults, rules };
}
