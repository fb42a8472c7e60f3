import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '#src/content/content-path-parts.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentFolder, contentPath } from '../content-folder.mjs';
import { root } from '../root.mjs';
import { checkAddresses } from './check-addresses.ts';
import { checkFields, ownerLacksField } from './check-fields.ts';
import { checkFilesAndFolders } from './check-files-and-folders.ts';
import { checkReferences } from './check-references.ts';
import { type ContentFiles, filesWithout } from './content-files-and-texts.ts';
import { fieldLine } from './field-line.ts';
import { type Finding, lineOf } from './finding.ts';
import { importFailure } from './import-failure.ts';

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
  '/example/{projects,skills,pages}/*/{project,skill,page}.ts',
]);

/**
 * Every mistake in the content, as a finding and as a line; the exports of each file that can be
 * read, and the same for the example, without files that import something the content lacks.
 * Awaited here, because a module's imports fail once `importTypeScript` has returned.
 */
export const { findings, errors, files, examples } = await checkContent();

async function checkContent() {
  const ofFolder = checkFilesAndFolders(contentPath, join(root, 'example'), contentFolder);
  const { modules: examples } = await load(exampleLoaders);
  const { modules: files, failures } = await load(loaders);
  const { routes, failure } = await loadRoutes();
  const ofFields = checkFields(files, examples).map(withLine);
  // Routes are made of the content, so their errors count only when no other check has found any.
  if (failure && ofFolder.length + failures.length + ofFields.length === 0)
    failures.push([contentFolder, failure]);

  const missing = ofFolder.flatMap(({ file, isMissing }) => (isMissing ? [file] : []));
  const lacksField = ownerLacksField(ofFields);
  // Keys remove duplicates: every file that imports an unreadable one fails for the same reason.
  const unread = new Map<string, Finding>();
  for (const [file, error] of failures) {
    const finding = importFailure(file, error);
    const line = lineOf(finding);
    // A TypeError while owner.ts lacks a field comes from that field, which has a line of its own.
    const isOfOwner = lacksField && error instanceof TypeError;
    if (!isOfOwner && !missing.some((each) => line.includes(each))) unread.set(line, finding);
  }

  const right = filesWithout(ofFields, files);
  const ofSite = [...checkAddresses(right, routes), ...checkReferences(right, routes)];
  const findings = [...ofFolder, ...unread.values(), ...ofFields, ...ofSite.map(withLine)];
  return { findings, errors: findings.map(lineOf), files, examples };
}

/** Imports modules; keys are their paths from the repository's folder. */
async function load(loaders: Record<string, () => Promise<Module>>) {
  const modules: Record<string, Module> = {};
  const failures: [file: string, error: unknown][] = [];
  for (const [path, loadModule] of Object.entries(loaders)) {
    const file = pathOf(path);
    try {
      const module = await loadModule();
      modules[file] = file.endsWith('.json') ? { palette: module.default } : module;
    } catch (error) {
      failures.push([file, error]);
    }
  }
  return { modules, failures };
}

async function loadRoutes(): Promise<{ routes: readonly Route[]; failure?: unknown }> {
  try {
    return await import('#src/navigation/routes.ts');
  } catch (failure) {
    return { routes: [], failure };
  }
}

function withLine(finding: Finding): Finding {
  const { file, field } = finding;
  const source = field ? readFileSync(join(root, file), 'utf8') : '';
  const module = file.endsWith('.json') ? `export const palette = ${source}` : source;
  return { ...finding, line: fieldLine(module, field) };
}
