import { z } from 'zod';
import { color, requireContrast } from './colors.ts';

const colors = <K extends string>(...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, color])) as Record<K, typeof color>);

/**
 * Pairs of text and background, each a path in the palette or white, which need a contrast of
 * 4.5:1.
 */
const pairs = [
  ['on-ground.DEFAULT', 'primary.DEFAULT'],
  ['on-ground.DEFAULT', 'ground.DEFAULT'],
  ['on-ground.muted', 'ground.dark'],
  ['on-ground.DEFAULT', 'ground.deep'],
  ['ground.deep', 'bar'],
  ['white', 'secondary.dark'],
  ['white', 'danger'],
  ['white', 'success'],
] as const;

/** `palette.json`, read by Tailwind, the browser's bar and the manifest. */
export const paletteSchema = z
  .strictObject({
    /** Buttons and links; `tint` is a background, `dark` a text colour on white. */
    primary: colors('tint', 'DEFAULT', 'dark'),
    secondary: colors('tint', 'DEFAULT', 'dark'),
    accent: color,
    ground: colors('light', 'DEFAULT', 'dark', 'deep'),
    'on-ground': colors('DEFAULT', 'muted'),
    /** The bar of detail pages, and the browser's bar there. */
    bar: color,
    danger: color,
    success: color,
  })
  .check(({ value, issues }) => {
    const named: Record<string, string | Record<string, string>> = { ...value, white: '#ffffff' };
    const at = (path: string) => {
      const [name = '', shade = ''] = path.split('.');
      const color = named[name];
      return (typeof color === 'object' ? color[shade] : color) ?? '';
    };
    for (const [front, back] of pairs) {
      requireContrast(issues, back.split('.'), [at(back), at(front)], front);
    }
  });
