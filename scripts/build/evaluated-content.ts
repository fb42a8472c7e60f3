import { hasForm } from '#src/content/write-address.ts';

const modules = import.meta.glob<object>(
  [
    '/src/content/catalogue.ts',
    '/src/content/host-signs.ts',
    '/src/content/neighbours.ts',
    '/src/content/static-pages.ts',
    '/src/content/summaries.ts',
    '/src/content/write-address.ts',
    '#content/resume.ts',
    '#content/slider.ts',
    '#content/texts/lock.ts',
    '#content/texts/not-found.ts',
    '#content/texts/resume.ts',
    '#content/pages/*/page.ts',
    '#content/projects/*/project.ts',
    '#content/skills/*/skill.ts',
  ],
  { eager: true },
);

/** Without the form its parts are undefined. */
const formParts = hasForm
  ? {}
  : import.meta.glob<object>('/src/app/form-parts.ts', { eager: true });

/**
 * What replaces modules of the content in the browser's bundle: the values of their exports, by
 * path from the repository's folder (docs/decisions/06).
 */
export const evaluatedContent: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...modules, ...formParts }).map(([file, exports]) => [file, codeOf(exports)]),
);

function codeOf(exports: object): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, readByScripts)};`)
    .join('\n');
}

/** Leaves out what only the served HTML needs: the descriptions (docs/decisions/06). */
function readByScripts(key: string, value: unknown): unknown {
  if (key === 'form' && !hasForm) return undefined;
  if (key === 'card' || key === 'metaDescription') return undefined;
  return key === 'head' ? { title: (value as { title?: string }).title } : value;
}
