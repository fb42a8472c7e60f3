import { metadataSchema, text } from '#scripts/schema/schema-parts.ts';
import { type Mistake, mistakesOf } from './mistake.ts';

/** Texts that an owner may leave out: without its text the picture of the first slide goes. */
const optional = ['imageAlt'];

/**
 * Texts that the example has, and that are missing or of another type in the owner's file: they
 * have no schema, because code asks for each by name. What the owner has besides does no harm.
 * @param path of both values in the file
 */
export function unlikeExample(
  file: string,
  example: unknown,
  own: unknown,
  path: readonly PropertyKey[] = [],
): Mistake[] {
  const name = String(path.at(-1));
  // The example's value may depend on what the owner has set.
  if (example === undefined || (own === undefined && optional.includes(name))) return [];
  if (name === 'metadata') return mistakesOf(file, metadataSchema, own, path);
  if (typeof example === 'string') return mistakesOf(file, text, own, path);
  const [expected, received] = [typeOf(example), typeOf(own)];
  if (expected !== received) {
    const message = `Invalid input: expected ${expected}, received ${received}`;
    return [{ file, path, message }];
  }
  if (Array.isArray(example) && Array.isArray(own)) {
    return own.flatMap((item, index) => unlikeExample(file, example[0], item, [...path, index]));
  }
  if (expected !== 'object') return [];
  return Object.entries(Object(example)).flatMap(([key, value]) =>
    unlikeExample(file, value, Object(own)[key], [...path, key]),
  );
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
