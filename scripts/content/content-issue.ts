import { z } from 'zod';

export interface ContentIssue {
  /** Path relative to the content. */
  file: string;
  /** Path of the field; empty for the whole file. */
  path: readonly PropertyKey[];
  message: string;
}

/** Returns `owner.ts: address.city: …`. */
export function formatIssue({ file, path, message }: ContentIssue): string {
  const field = z.core.toDotPath(path);
  return field ? `${file}: ${field}: ${message}` : `${file}: ${message}`;
}

export function issuesOf(file: string, schema: z.ZodType, value: unknown): ContentIssue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ file, path, message }));
}
