import type { z } from 'zod';
import { resume as written } from '#content/resume.ts';
import { projectSchema, skillSchema } from '#scripts/schema/detail-schema.ts';
import { resumeSchema } from '#scripts/schema/resume-schema.ts';
import { localesSchema, staticPageSchema } from '#scripts/schema/static-page-schema.ts';
import type { ProjectContent } from './types.ts';

// The content as its schemas return it, with normalized texts, for data modules and the build.
// Projects, skills and pages are by file, in their order.

export const resume = resumeSchema.parse(written);

/** The words around pages in other languages, by language tag; the file is optional. */
export const [locales = {}] = Object.values(
  parsed(
    import.meta.glob<unknown>('#content/texts/locales.ts', { eager: true, import: 'locales' }),
    localesSchema,
  ),
);

export const projectFiles = inOrder(
  parsed(
    import.meta.glob('#content/projects/*/project.ts', { eager: true, import: 'project' }),
    projectSchema,
  ),
  ({ tile }) => tile.order,
);

export const skillFiles = inOrder(
  parsed(
    import.meta.glob('#content/skills/*/skill.ts', { eager: true, import: 'skill' }),
    skillSchema,
  ),
  ({ tile }) => tile.order,
);

/** Projects with a tag that equals a skill's title, which links the two (docs/decisions/06). */
export function projectsWith(skill: string): ProjectContent[] {
  return Object.values(projectFiles).filter(({ tags }) => tags.includes(skill));
}

export const pageFiles = inOrder(
  parsed(
    import.meta.glob('#content/pages/*/page.ts', { eager: true, import: 'page' }),
    staticPageSchema,
  ),
  ({ order }) => order,
);

type Files<T> = Readonly<Record<string, T>>;

function parsed<T>(files: Files<unknown>, schema: z.ZodType<T>): Files<T> {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.map(([file, content]) => [file, schema.parse(content)]));
}

function inOrder<T>(files: Files<T>, orderOf: (content: T) => number): Files<T> {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.sort(([, a], [, b]) => orderOf(a) - orderOf(b)));
}
