import type { z } from 'zod';
import { contrast } from '#src/content/contrast.ts';
import { text } from './schema-parts.ts';

export const color = text('a colour like #1a2b3c', /^#[\da-f]{6}$/i);

/**
 * Adds an issue if the contrast to another colour is too low; invalid colours already have one.
 * @param path of the colour
 */
export function requireContrast(
  issues: z.core.$ZodRawIssue[],
  path: PropertyKey[],
  [color, other]: readonly [string, string],
  expected: string,
) {
  const ratio = contrast(color, other);
  if (Number.isNaN(ratio) || ratio >= 4.5) return;
  const message = `${expected} (this has ${ratio.toFixed(1)}:1)`;
  issues.push({ code: 'custom', path, message, input: color });
}
