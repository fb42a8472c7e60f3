import { z } from 'zod';
import { listOf, metadataSchema, text } from './schema-parts.ts';

/** Optional texts. Without `imageAlt` the first slide has no picture. */
const optional = ['imageAlt'];

const template = z.custom((value) => typeof value === 'function', {
  error: ({ input }) => `Invalid input: expected function, received ${typeof input}`,
});

/**
 * Derives the schema of a file of texts from the example's file. All items of a list have the
 * schema of the example's first item.
 * @param example exports of the example's file. Its texts use `#content/owner.ts`, in a build the
 * owner's file. If that file omits a field, an example's text with this field is undefined, and the
 * owner's text is not checked.
 */
export function textsSchema(example: unknown, name = ''): z.ZodType {
  if (name === 'metadata') return metadataSchema;
  if (optional.includes(name)) return text.optional();
  if (typeof example === 'string') return text;
  if (typeof example === 'function') return template;
  if (Array.isArray(example)) return listOf(textsSchema(example[0]));
  if (example === undefined) return z.unknown();
  const fields = Object.entries(Object(example));
  return z.object(Object.fromEntries(fields.map(([key, value]) => [key, textsSchema(value, key)])));
}
