import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { contentAlias, contentPath } from '../content-folder.mjs';
import { root } from '../install.mjs';

const inRoot = (path: string) => relative(root, path).replaceAll(sep, '/');

/**
 * Why a file could not be imported, in one line that names the file and the line at fault.
 * @param file from the repository's folder
 */
export function readError(file: string, error: unknown): string {
  const { message = String(error), stack = '', id } = error as Error & { id?: string };
  // The bundler draws a picture of what it cannot parse.
  const [, problem, row] =
    /\[PARSE_ERROR\] (.+?)\.?\n(?:.*:(\d+):\d+)?/.exec(stripVTControlCharacters(message)) ?? [];
  if (problem && id) return `${inRoot(id)}${row ? `:${row}` : ''}: cannot be read: ${problem}.`;
  const [, wanted, importer] =
    /(?:find module '|load url )(\S+?)'? .*(?:imported from '| in )(.+?)('|\. Does .*)$/.exec(
      message,
    ) ?? [];
  if (wanted && importer) {
    const lines = readFileSync(importer, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes(wanted)) + 1;
    const path = /^\.\.?\//.test(wanted) ? join(importer, '..', wanted) : wanted;
    const missing = inRoot(path.replace(contentAlias.find, contentAlias.replacement));
    return `${inRoot(importer)}:${at}: imports ${missing}, which is missing.`;
  }
  const place = stack.split('\n').find((line) => line.includes(`${contentPath}${sep}`));
  const [, path = join(root, file), line] = /(\/.+?):(\d+):\d+/.exec(place ?? '') ?? [];
  return `${inRoot(path)}${line ? `:${line}` : ''}: cannot be read: ${message.split(/[.:]?(\n|$)/)[0]}.`;
}
