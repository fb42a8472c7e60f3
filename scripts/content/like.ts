import { z } from 'zod';
import { headSchema } from '#src/content/schema-parts.ts';

/**
 * What a text of an owner's must be where the example has this value: the same keys and the same kinds of values. What
 * the example has not may be anything; a list is measured by its first item; keys that are signs are a dictionary.
 */
export function like(example: unknown): z.ZodType {
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
