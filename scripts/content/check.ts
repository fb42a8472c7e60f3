import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pathOf } from '#src/content/content-file.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentAlias, contentFolder, contentPath } from '../content-folder.mjs';
import { root } from '../install.mjs';
import { contentErrors } from './content-errors.ts';
import { layoutErrors } from './layout-errors.ts';
import type { ContentFiles } from './mistake.ts';

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

/** What the content's files export; without a file that cannot be read, which keeps no other from being checked. */
export const files: ContentFiles = {};

const layout = layoutErrors(contentPath, join(root, 'example'), contentFolder);
const missing = layout.flatMap((line) => /^(.+) (?:is missing|must lie in)/.exec(line)?.[1] ?? []);
// What imports a file that cannot be read cannot be read for the same reason: it is told once.
const unreadable = new Set<string>();
const tell = (file: string, error: unknown) => {
  const line = readError(file, error);
  if (!missing.some((path) => line.includes(path))) unreadable.add(line);
};
for (const [path, load] of Object.entries(loaders)) {
  const file = pathOf(path);
  try {
    const module = await load();
    files[file] = file.endsWith('.json') ? { palette: module.default } : module;
  } catch (error) {
    tell(file, error);
  }
}

/** What the example's files export; without those that need what the content lacks. */
export const examples: ContentFiles = {};
for (const [path, load] of Object.entries(exampleLoaders)) {
  const module = await load().catch(() => undefined);
  if (module) examples[pathOf(path)] = module;
}

let routes: readonly Route[] = [];
try {
  ({ routes } = await import('#src/navigation/routes.ts'));
} catch (error) {
  if (layout.length + unreadable.size === 0) tell(contentFolder, error);
}

const ofFields = contentErrors({
  files,
  examples,
  routes,
  exists: (path) => existsSync(join(root, path)),
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
});

/** One line for each mistake in the content. */
export const errors = [...layout, ...unreadable, ...ofFields];

function inRoot(path: string): string {
  return relative(root, path).replaceAll(sep, '/');
}

/**
 * Why a file could not be imported, in one line that names the file and the line at fault.
 * @param file from the repository's folder
 */
function readError(file: string, error: unknown): string {
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
