import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../install.mjs';
import { type ContentFiles, contentErrors } from './content-errors.ts';

const loaders = import.meta.glob<ContentFiles[string]>([
  '#content/{owner,resume}.ts',
  '#content/projects/*/project.ts',
  '#content/skills/*/skill.ts',
]);

/** The owner, projects and skills; without a file that cannot be read, which keeps no other from being checked. */
export const files: ContentFiles = {};

/** One line for each field that is missing or wrong, and for each file that cannot be read. */
export const errors: string[] = [];

for (const [path, load] of Object.entries(loaders)) {
  const file = path.slice(1);
  try {
    files[file] = await load();
  } catch (error) {
    errors.push(`${file}: cannot be read. ${reasonOf(error)}`);
  }
}
errors.push(...contentErrors(files, (path) => existsSync(join(root, path))));

/** In one line, where the bundler draws a picture of what it cannot parse. */
function reasonOf(error: unknown): string {
  const text = stripVTControlCharacters(String(error));
  const [, problem, line] = /\[PARSE_ERROR\] (.+)\n.*:(\d+):\d+/.exec(text) ?? [];
  return problem ? `Line ${line}: ${problem}.` : (text.split('\n')[0] ?? text);
}
