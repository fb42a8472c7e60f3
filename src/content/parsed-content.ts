import type { z } from 'zod';
import { resume as written } from '#content/resume.ts';
import { projectSchema, skillSchema } from '#scripts/schema/detail-schema.ts';
import { resumeSchema } from '#scripts/schema/resume-schema.ts';
import { localesSchema, staticPageSchema } from '#scripts/schema/static-page-schema.ts';
import type { ProjectContent } from './types.ts';

// Content parsed by its schemas, for data modules and the build. The keys of projects, skills and
// pages are file paths.

export const resume = resumeSchema.parse(written);

// A glob, because an import would fail without the optional file.
const localeFiles = parsed(
  import.meta.glob<unknown>('#content/texts/locales.ts', { eager: true, import: 'locales' }),
  localesSchema,
);

/** Texts that pages in another language share, by language tag. */
export const locales = Object.values(localeFiles)[0] ?? {};

export const projectContents = inOrder(
  parsed(
    import.meta.glob('#content/projects/*/project.ts', { eager: true, import: 'project' }),
    projectSchema,
  ),
  ({ tile }) => tile.order,
);

export const skillContents = inOrder(
  parsed(
    import.meta.glob('#content/skills/*/skill.ts', { eager: true, import: 'skill' }),
    skillSchema,
  ),
  ({ tile }) => tile.order,
);

/** Projects with a tag that equals the title of a skill. */
export function projectsWith(skillTitle: string): ProjectContent[] {
  return Object.values(projectContents).filter(({ tags }) => tags.includes(skillTitle));
}

export const staticPageContents = inOrder(
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
