import { z } from 'zod';
import { projectSchema, skillSchema } from '#src/content/detail-schema.ts';
import { ownerSchema, resumeSchema } from '#src/content/owner-schema.ts';
import { paletteSchema } from '#src/content/palette-schema.ts';
import { headSchema } from '#src/content/schema-parts.ts';
import { staticPageSchema } from '#src/content/static-page-schema.ts';
import { contentFolder } from '../content-folder.mjs';
import { type ContentFiles, type Finding, fieldName } from './finding.ts';

const schemas: Record<string, z.ZodType> = {
  owner: ownerSchema,
  resume: resumeSchema,
  project: projectSchema,
  skill: skillSchema,
  page: staticPageSchema,
  palette: paletteSchema,
};

/** Every field that is missing or wrong: by the file's schema, or by the example where it has none. */
export function fieldFindings(files: ContentFiles, examples: ContentFiles): Finding[] {
  return Object.entries(files).flatMap(([file, module]) => {
    const path = file.slice(contentFolder.length + 1);
    const [, name = ''] = /^(?:\w+\/[^/]+\/)?(\w+)\.(?:ts|json)$/.exec(path) ?? [];
    if (name in schemas && module[name] === undefined)
      return [{ file, field: '', text: `must export ${name}, but does not.` }];
    const example = examples[`example/${path}`];
    const schema = schemas[name] ?? like(example && { ...example });
    const value = name in schemas ? module[name] : { ...module };
    const { error } = schema.safeParse(value, { reportInput: true });
    return (error?.issues ?? []).flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') {
        const fields = issue.keys.map((key) => fieldName([...issue.path, key]));
        return fields.map((field) => ({ file, field, text: 'is no field that the site has.' }));
      }
      const text = `must be ${issue.message}, but ${found(issue)}.`;
      return [{ file, field: fieldName(issue.path) || name, text }];
    });
  });
}

/** Describes the value; a text that is too long or too short by its length. */
function found(issue: z.core.$ZodIssue): string {
  const { code, input } = issue;
  if (typeof input === 'string' && code === 'too_small')
    return `has ${input.length} characters, ${Number(issue.minimum) - input.length} too few`;
  if (typeof input === 'string' && code === 'too_big')
    return `has ${input.length} characters, ${input.length - Number(issue.maximum)} too many`;
  if (input === undefined) return 'is missing';
  const json = JSON.stringify(input) ?? String(input);
  const isLong = json.length > 200;
  return `is ${isLong ? `${json.slice(0, 60)}… (${json.length - 2} characters)` : json}`;
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
  if (typeof example === 'function')
    return z.custom((value) => typeof value === 'function', 'a function');
  if (Array.isArray(example)) return z.array(like(example[0]), 'a list');
  const entries = Object.entries(example ?? {});
  if (entries.length > 0 && entries.every(([key]) => /^\W+$/.test(key)))
    return z.record(z.string(), like(entries[0]?.[1]), 'an object');
  const shape = entries.map(([key, value]) => [key, key === 'head' ? headSchema : like(value)]);
  return z.strictObject(Object.fromEntries(shape), 'an object');
}
