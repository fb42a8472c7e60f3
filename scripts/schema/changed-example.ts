import type { z } from 'zod';
import { owner } from '#content/owner.ts';
import { page } from '#content/pages/impressum/page.ts';
import palette from '#content/palette.json' with { type: 'json' };
import { project } from '#content/projects/a-chess/project.ts';
import { skill } from '#content/skills/python/skill.ts';
import { formatIssue, issuesOf } from '../content/content-issue.ts';
import { projectSchema, skillSchema } from './detail-schema.ts';
import { ownerSchema } from './owner-schema.ts';
import { paletteSchema } from './palette-schema.ts';
import { staticPageSchema } from './static-page-schema.ts';

const contents = {
  'owner.ts': { schema: ownerSchema, value: owner },
  'palette.json': { schema: paletteSchema, value: palette },
  'project.ts': { schema: projectSchema, value: project },
  'skill.ts': { schema: skillSchema, value: skill },
  'page.ts': { schema: staticPageSchema, value: page },
} satisfies Record<string, { schema: z.ZodType; value: object }>;

export type ExampleFile = keyof typeof contents;

/** For tests: issues of a file of the example with changed fields; undefined removes a field. */
export function issueLines(file: ExampleFile, changes: object) {
  const { schema, value } = contents[file];
  const entries = Object.entries({ ...value, ...changes });
  const changed = Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  return issuesOf(file, schema, changed).map(formatIssue);
}
