import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pathOf } from '#src/content/content-file.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentAlias, contentFolder, contentPath } from '../content-folder.mjs';
import { root } from '../install.mjs';
import { fieldFindings } from './field-findings.ts';
import { fieldLine } from './field-line.ts';
import { type ContentFiles, type Finding, filesWithout, lineOf } from './finding.ts';
import { layoutFindings } from './layout.ts';
import { referenceFindings } from './references.ts';

type Module = ContentFiles[string];

const loaders = import.meta.glob<Module>([
  '#content/palette.json',
  '#content/{owner,provider,resume,slider}.ts',
  '#content/texts/*.ts',
  '#content/projects/*/project.ts',
  '#content/skills/*/skill.ts',
  '#content/pages/*/page.ts',
  '!**/*.test.ts',
]);
const exampleLoaders = import.meta.glob<Module>([
  '/example/{owner,provider,resume,slider}.ts',
  '/example/texts/*.ts',
  '/example/{projects,skills}/*/{project,skill}.ts',
]);

/** What each file of the example exports; without those that need what the content lacks. */
export const examples: Record<string, Module> = {};
for (const [path, load] of Object.entries(exampleLoaders)) {
  const module = await load().catch(() => undefined);
  if (module) examples[pathOf(path)] = module;
}

/** What each file of the content exports; without those that cannot be read, which keep no other from being checked. */
export const files: Record<string, Module> = {};

const layout = layoutFindings(contentPath, join(root, 'example'), contentFolder);
/** By their lines: what imports a file that cannot be read cannot be read for the same reason, which is told once. */
const unreadable = new Map<string, Finding>();
function tellUnreadable(file: string, error: unknown) {
  const finding = readError(file, error);
  const line = lineOf(finding);
  const isMissing = (each: Finding) =>
    /^(is missing|must lie in)/.test(each.text) && line.includes(each.file);
  if (!layout.some(isMissing)) unreadable.set(line, finding);
}

for (const [path, load] of Object.entries(loaders)) {
  const file = pathOf(path);
  try {
    const module = await load();
    files[file] = file.endsWith('.json') ? { palette: module.default } : module;
  } catch (error) {
    tellUnreadable(file, error);
  }
}

let routes: readonly Route[] = [];
try {
  ({ routes } = await import('#src/navigation/routes.ts'));
} catch (error) {
  if (layout.length + unreadable.size === 0) tellUnreadable(contentFolder, error);
}

const ofFields = fieldFindings(files, examples).map(withLine);
const ofReferences = referenceFindings(filesWithout(ofFields, files), routes).map(withLine);

/** Every mistake in the content. */
export const findings: readonly Finding[] = [
  ...layout,
  ...unreadable.values(),
  ...ofFields,
  ...ofReferences,
];

/** One line for each. */
export const errors = findings.map(lineOf);

function withLine(finding: Finding): Finding {
  const { file, field } = finding;
  const source = field ? readFileSync(join(root, file), 'utf8') : '';
  const module = file.endsWith('.json') ? `export const palette = ${source}` : source;
  return { ...finding, line: fieldLine(module, field) };
}

function inRoot(path: string): string {
  return relative(root, path).replaceAll(sep, '/');
}

/** Why a file could not be imported, with the file and the line at fault. */
function readError(file: string, error: unknown): Finding {
  const { message = String(error), stack = '', id } = error as Error & { id?: string };
  // The bundler draws a picture of what it cannot parse.
  const [, problem, row] =
    /\[PARSE_ERROR\] (.+?)\.?\n(?:.*:(\d+):\d+)?/.exec(stripVTControlCharacters(message)) ?? [];
  if (problem && id)
    return { file: inRoot(id), line: Number(row), field: '', text: `cannot be read: ${problem}.` };
  const [, wanted, importer] =
    /(?:find module '|load url )(\S+?)'? .*(?:imported from '| in )(.+?)('|\. Does .*)$/.exec(
      message,
    ) ?? [];
  if (wanted && importer) {
    const lines = readFileSync(importer, 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes(wanted)) + 1;
    const path = /^\.\.?\//.test(wanted) ? join(importer, '..', wanted) : wanted;
    const missing = inRoot(path.replace(contentAlias.find, contentAlias.replacement));
    return {
      file: inRoot(importer),
      line,
      field: '',
      text: `imports ${missing}, which is missing.`,
    };
  }
  const place = stack.split('\n').find((line) => line.includes(`${contentPath}${sep}`));
  const [, path = join(root, file), line] = /(\/.+?):(\d+):\d+/.exec(place ?? '') ?? [];
  const [reason] = message.split(/[.:]?(\n|$)/);
  const text = `cannot be read: ${reason}.`;
  return { file: inRoot(path), line: line ? Number(line) : undefined, field: '', text };
}
