import { relative } from 'node:path';
import type { z } from 'zod';
import { projectSchema, skillSchema } from '#src/content/detail-schema.ts';
import { ownerSchema, resumeSchema } from '#src/content/owner-schema.ts';
import { paletteSchema } from '#src/content/palette-schema.ts';
import { staticPageSchema } from '#src/content/static-page-schema.ts';
import { contentFolder } from '../content-folder.mjs';
import type { ContentFiles } from './content-errors.ts';
import { like } from './like.ts';
import { fieldName, type Mistake, shown } from './mistake.ts';

const schemas: Record<string, z.ZodType> = {
  owner: ownerSchema,
  resume: resumeSchema,
  project: projectSchema,
  skill: skillSchema,
  page: staticPageSchema,
  palette: paletteSchema,
};

/**
 * Every field that is missing or wrong.
 * @param examples what the example's files export, by their path from its folder; a file with no schema must be like them
 */
export function fieldMistakes(files: ContentFiles, examples: ContentFiles): Mistake[] {
  return Object.entries(files).flatMap(([file, module]) => {
    const path = relative(contentFolder, file);
    const [, name = ''] = /^(?:\w+\/[^/]+\/)?(\w+)\.(?:ts|json)$/.exec(path) ?? [];
    const schema = schemas[name];
    if (schema) return mistakesIn(file, { value: module[name], schema, name });
    const example = examples[path];
    return example ? mistakesIn(file, { value: { ...module }, schema: like({ ...example }) }) : [];
  });
}

interface Field {
  value: unknown;
  schema: z.ZodType;
  /** Of the export, which the names of fields leave out. */
  name?: string;
}

function mistakesIn(file: string, { value, schema, name }: Field): Mistake[] {
  if (value === undefined) return [{ file, path: [], text: `must export ${name}, but does not.` }];
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    const mistake = (path: PropertyKey[], text: string): Mistake => {
      const field = fieldName(path) || name;
      return { file, path: name ? [name, ...path] : path, text: `${field} ${text}` };
    };
    if (issue.code === 'unrecognized_keys') {
      const { path, keys } = issue;
      return keys.map((key) => mistake([...path, key], 'is no field that the site has.'));
    }
    return [mistake(issue.path, `must be ${issue.message}, but ${found(issue)}.`)];
  });
}

/** Describes the value; a text that is too long or too short by its length. */
function found(issue: z.core.$ZodIssue): string {
  const { code, input } = issue;
  const length = typeof input === 'string' ? input.length : Number.NaN;
  const missing = code === 'too_small' ? Number(issue.minimum) - length : 0;
  const surplus = code === 'too_big' ? length - Number(issue.maximum) : 0;
  if (missing > 0) return `has ${length} characters, ${missing} too few`;
  if (surplus > 0) return `has ${length} characters, ${surplus} too many`;
  return `is ${shown(input)}`;
}
