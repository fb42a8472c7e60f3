import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { contentAlias, contentPath } from '../content-folder.mjs';
import { root } from '../install.mjs';
import type { Finding } from './finding.ts';

/** Says why a file of the content could not be imported, with the file and line at fault. */
export function unreadable(file: string, error: unknown): Finding {
  const found = sourceFinding(join(root, file), new Set());
  if (found) return found;
  const { message = String(error), stack = '' }: Partial<Error> = Object(error);
  const place = stack.split('\n').find((line) => line.includes(`${contentPath}${sep}`));
  const [, path = join(root, file), line] = /(\/.+?):(\d+):\d+/.exec(place ?? '') ?? [];
  const [reason = ''] = message.split('\n');
  const text = `cannot be read: ${reason.replace(/[.:]$/, '')}.`;
  return { file: inRoot(path), line: line ? Number(line) : undefined, field: '', text };
}

/** Finds the first syntax error or missing file in a module and its imports. */
function sourceFinding(path: string, seen: Set<string>): Finding | undefined {
  if (seen.has(path) || !/\.(ts|json)$/.test(path) || !existsSync(path)) return undefined;
  seen.add(path);
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.json')) return jsonFinding(path, source);
  const { errors, module } = parseSync(path, source);
  const finding = (start: number, text: string): Finding => {
    return { file: inRoot(path), line: source.slice(0, start).split('\n').length, field: '', text };
  };
  const [problem] = errors;
  if (problem) return finding(problem.labels[0]?.start ?? 0, `cannot be read: ${problem.message}.`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const requests = [...module.staticImports, ...exported].flatMap(
    (each) => each.moduleRequest ?? [],
  );
  for (const { value, start } of requests) {
    const wanted = value.startsWith('.')
      ? join(dirname(path), value)
      : value.replace(contentAlias.find, contentAlias.replacement);
    const isOwn = wanted.startsWith(contentPath + sep) || wanted.startsWith(`${contentPath}/`);
    if (!isOwn) continue;
    if (!existsSync(wanted)) return finding(start, `imports ${inRoot(wanted)}, which is missing.`);
    const further = sourceFinding(wanted, seen);
    if (further) return further;
  }
  return undefined;
}

function jsonFinding(path: string, source: string): Finding | undefined {
  try {
    JSON.parse(source.replace(/^\uFEFF/, ''));
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, place = source.length] = /at position (\d+)/.exec(message) ?? [];
    const line = source.slice(0, Number(place)).split('\n').length;
    const text = `cannot be read: ${message.replace(/( in JSON)? at position .*|, \.{3}.* is not valid JSON$/s, '')}.`;
    return { file: inRoot(path), line, field: '', text };
  }
}

function inRoot(path: string): string {
  return relative(root, path).replaceAll(sep, '/');
}
