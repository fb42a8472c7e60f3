import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '#scripts/install.mjs';
import { root } from '#scripts/root.mjs';
import { runProcess } from './run-process.ts';

/**
 * Messages about letters, and about CSS that the checker does not know yet; the comments name the
 * specification that has it.
 */
const tolerated = [
  // They stay as the owner has written them.
  /Unicode Normalization Form C|starts with a composing character/,
  // css-properties-values-api-1
  /Unrecognized at-rule “@property”/,
  // css-contain-3, with its units
  /Property “container-type” doesn't exist|Unrecognized at-rule “@container”/,
  /Parse Error\. .*\d+cqh/,
  // css-box-4; Tailwind asks for its support only
  /Property “margin-trim” doesn't exist/,
  // css-variables-1, 2: custom properties can be animated by their names
  /“--tw-gradient-from” is not a “transition-property” value/,
  // css-syntax-3: numbers may have an exponent
  /(Unknown dimension|“\/” is not a valid Lab color).* \d\.\d+e-\d/,
];

/** The checker needs Java. */
export const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.error('The pages were NOT checked as HTML: no Java found.');

interface Message {
  type: 'error' | 'info';
  message: string;
  extract?: string;
  url?: string;
}

/**
 * Runs the HTML checker of the W3C on the pages and drawings of a built site.
 * @param outDir below the repository's folder
 * @throws Error where it cannot be installed
 */
export async function markupFaults(outDir: string) {
  const checker = join(root, 'tests/tools');
  if (!install(checker)) throw new Error('The HTML checker is not installed.');
  const cwd = join(root, outDir);
  const files = readdirSync(cwd, { recursive: true, encoding: 'utf8' });
  const checked = files.filter((file) => /\.(html|svg)$/.test(file));
  // Pages are written under two names.
  const different = new Map(checked.map((file) => [readFileSync(join(cwd, file), 'utf8'), file]));

  const jar = join(checker, 'node_modules/vnu-jar/build/dist/vnu.jar');
  // Without the optimizing compiler it takes half the time, but needs a larger stack.
  const java = ['-XX:TieredStopAtLevel=1', '-Xss4m', '-jar', jar];
  const options = ['--also-check-svg', '--skip-info-messages', '--format', 'json'];
  const { errors } = await runProcess('java', [...java, ...options, ...different.values()], {
    cwd,
  });
  const { messages }: { messages: Message[] } = JSON.parse(errors);
  const found = messages.map(
    ({ url, type, message, extract }) => `${url?.split(outDir)[1]} ${type}: ${message} ${extract}`,
  );
  const faults = found.filter((line) => !tolerated.some((known) => known.test(line)));
  return { faults, pages: different.size };
}
