import { z } from 'zod';

/** Something to change in a file of the content. */
export interface Mistake {
  /** From the content's folder. */
  file: string;
  /** Of the field; empty where the whole file is meant. */
  path: readonly PropertyKey[];
  message: string;
}

/** `owner.ts: address.city: …` */
export function lineOf({ file, path, message }: Mistake): string {
  const field = z.core.toDotPath(path);
  return field ? `${file}: ${field}: ${message}` : `${file}: ${message}`;
}

/** The mistakes that a schema finds in a file. */
export function mistakesOf(file: string, schema: z.ZodType, value: unknown): Mistake[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ file, path, message }));
}
