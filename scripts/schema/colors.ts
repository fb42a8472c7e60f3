import { z } from 'zod';
import { tileImage } from '#src/content/content-path-parts.ts';
import { contrast } from '#src/content/contrast.ts';
import { plain } from './schema-parts.ts';

const hex = '#[\\da-f]{6}';

export const color = z
  .string()
  .regex(new RegExp(`^${hex}$`, 'i'), 'Invalid colour: expected one like #1a2b3c');

const stop = `${hex}( \\d+%)?`;
const stops = `${stop}(, ${stop})+`;
const direction = '(-?\\d+deg|to (top|bottom|left|right)( left| right)?), ';
const linear = `linear-gradient\\((${direction})?${stops}\\)`;
const radial = `radial-gradient\\((circle( at \\d+% \\d+%)?, )?${stops}\\)`;

/**
 * The background of a tile's icon: a colour, a gradient, or an image in the same folder. Images are
 * darkened (`src/content/detail-colors.ts`).
 */
export const tileBackgroundSchema = plain
  .regex(new RegExp(`^(${hex}|${linear}|${radial})$|${tileImage.source}`, 'i'), {
    error:
      'Invalid background: expected a colour like #1a2b3c, a gradient like linear-gradient(145deg, #1a2b3c, #223344), or an image: tile.avif, .webp, .jpg or .png',
    abort: true,
  })
  .refine(
    (value) => (value.match(/#\w{6}/g) ?? []).every((each) => contrast('#ffffff', each) >= 3),
    'Too light: expected a contrast of 3:1 to the white icon',
  );

/**
 * Adds an issue if the contrast of two colours is below 4.5:1. Ignores invalid colours, which
 * already have an issue.
 * @param path of the colour
 * @param name of the other colour
 */
export function requireContrast(
  issues: z.core.$ZodRawIssue[],
  path: PropertyKey[],
  [color, other]: readonly [string, string],
  name: string,
) {
  const ratio = contrast(color, other);
  if (Number.isNaN(ratio) || ratio >= 4.5) return;
  const message = `Too little contrast: expected 4.5:1 to ${name}, received ${ratio.toFixed(1)}:1`;
  issues.push({ code: 'custom', path, message, input: color });
}
