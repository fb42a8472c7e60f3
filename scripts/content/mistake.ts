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

/** What Zod says of a value. @param path of the value in the file */
export function mistakesOf(
  file: string,
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Mistake[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    return { file, path: [...path, ...issue.path], message: issue.message };
  });
}
