import { relative } from 'node:path';
import { z } from 'zod';
import { projectSchema, skillSchema } from '#src/content/detail-schema.ts';
import { ownerSchema, resumeSchema } from '#src/content/owner-schema.ts';
import { paletteSchema } from '#src/content/palette-schema.ts';
import { headSchema } from '#src/content/schema-parts.ts';
import { staticPageSchema } from '#src/content/static-page-schema.ts';
import { contentFolder } from '../content-folder.mjs';
import type { Content } from './mistake.ts';
import { fieldName, type Mistake, shown } from './mistake.ts';

const schemas: Record<string, z.ZodType> = {
  owner: ownerSchema,
  resume: resumeSchema,
  project: projectSchema,
  skill: skillSchema,
  page: staticPageSchema,
  palette: paletteSchema,
};

/** Every field that is missing or wrong: by the file's schema, or by the example where it has none. */
export function fieldMistakes({ files, examples }: Content): Mistake[] {
  return Object.entries(files).flatMap(([file, module]) => {
    const path = relative(contentFolder, file);
    const [, name = ''] = /^(?:\w+\/[^/]+\/)?(\w+)\.(?:ts|json)$/.exec(path) ?? [];
    const schema = schemas[name];
    if (schema) return mistakesIn(file, { value: module[name], schema, name });
    const example = examples[`example/${path}`];
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

/**
 * What a text of an owner's must be where the example has this value: the same keys and the same kinds of values. What
 * the example has not may be anything; a list is measured by its first item; keys that are signs are a dictionary.
 */
function like(example: unknown): z.ZodType {
  if (example === undefined) return z.unknown().optional();
  if (typeof example === 'string') return z.string('a text');
  if (typeof example === 'number') return z.number('a number');
  if (typeof example === 'boolean') return z.boolean('true or false');
  if (Array.isArray(example)) return z.array(like(example[0]), 'a list');
  if (typeof example !== 'object')
    return z.custom((value) => typeof value === 'function', 'a function');
  const entries = Object.entries(example ?? {});
  if (entries.length > 0 && entries.every(([key]) => /^\W+$/.test(key)))
    return z.record(z.string(), like(entries[0]?.[1]), 'an object');
  const shape = entries.map(([key, value]) => [key, key === 'head' ? headSchema : like(value)]);
  return z.strictObject(Object.fromEntries(shape), 'an object');
}
