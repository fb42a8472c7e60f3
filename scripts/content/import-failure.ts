import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { contentPath } from '../content-folder.mjs';
import { root } from '../root.mjs';
import type { Finding } from './finding.ts';

/** The error with which an import by Vite fails. */
interface ImportError extends Error {
  /** Is set when the file is no TypeScript, or no text at all. */
  errors?: { id: string; message: string; loc?: { line: number } }[];
}

/** Says why a file of the content could not be imported, with the file and line at fault. */
export function importFailure(file: string, error: unknown): Finding {
  const { message = String(error), stack = '', errors = [] }: Partial<ImportError> = Object(error);
  const finding = (path: string, line: number | undefined, text: string): Finding => {
    return { file: inRoot(path), line, field: '', text };
  };
  const [mistake] = errors;
  if (mistake) {
    const { id, loc } = mistake;
    return finding(id, loc?.line, cannotBeRead(mistake.message.replace('[PARSE_ERROR] ', '')));
  }

  const [, wanted, importer] =
    /^Failed to load url (.+?) \(resolved id: .*\) in (.+)\. Does the file exist\?/.exec(message) ??
    [];
  if (wanted && importer) {
    const lines = readFileSync(importer, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(basename(wanted))) + 1;
    const path = resolve(dirname(importer), wanted);
    return finding(importer, line, `imports ${inRoot(path)}, which is missing.`);
  }

  const [, reason, lineOfJson] = /^(.*) at line (\d+) column \d+$/.exec(message) ?? [];
  if (reason) return finding(file, Number(lineOfJson), cannotBeRead(reason));

  const place = stack.split('\n').find((line) => line.includes(`${contentPath}${sep}`));
  const [, path = file, line] = /(\/.+?):(\d+):\d+/.exec(place ?? '') ?? [];
  return finding(path, line ? Number(line) : undefined, cannotBeRead(message));
}

function inRoot(path: string): string {
  return relative(root, resolve(root, path)).replaceAll(sep, '/');
}

function cannotBeRead(message: string): string {
  const [reason = ''] = stripVTControlCharacters(message).split('\n');
  return `cannot be read: ${reason.replace(/[.:]$/, '')}.`;
}
