import { z } from 'zod';
import { list, metadataSchema, text } from './schema-parts.ts';

/** Texts that a site can do without: without this one the first slide has no picture. */
const optional = ['imageAlt'];

const template = z.custom((value) => typeof value === 'function', {
  error: ({ input }) => `Invalid input: expected function, received ${typeof input}`,
});

/**
 * The schema of a file of texts: what the example has in it, which the code asks for by name. An
 * item of a list is like the first one of the example's.
 * @param example undefined where it depends on an optional field of the owner
 */
export function textsSchema(example: unknown, name = ''): z.ZodType {
  if (name === 'metadata') return metadataSchema;
  if (optional.includes(name)) return text.optional();
  if (typeof example === 'string') return text;
  if (typeof example === 'function') return template;
  if (Array.isArray(example)) return list(textsSchema(example[0]));
  if (example === undefined) return z.unknown();
  const fields = Object.entries(Object(example));
  return z.object(Object.fromEntries(fields.map(([key, value]) => [key, textsSchema(value, key)])));
}
