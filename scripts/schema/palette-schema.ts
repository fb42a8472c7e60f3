import { z } from 'zod';
import { color, requireContrast } from './colors.ts';

const colors = <K extends string>(...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, color])) as Record<K, typeof color>);

/**
 * Pairs of colours that need a contrast of 4.5:1, because one is text on the other. A colour is
 * `white` or a path in the palette.
 */
const pairs = [
  ['white', 'primary.DEFAULT'],
  ['on-background.DEFAULT', 'background.DEFAULT'],
  ['on-background.muted', 'background.dark'],
  ['on-background.DEFAULT', 'background.deep'],
  ['background.deep', 'primary.light'],
  ['background.deep', 'secondary.DEFAULT'],
  ['background.deep', 'secondary-alt.DEFAULT'],
  ['background.dark', 'secondary-alt.DEFAULT'],
  ['background.deep', 'primary.tint'],
  ['primary.tint', 'primary.dark'],
  ['white', 'secondary.dark'],
  ['white', 'secondary-alt.dark'],
  ['white', 'background.light'],
  ['white', 'danger'],
  ['white', 'success'],
] as const;

/**
 * `palette.json`, for Tailwind, the browser's bar and the manifest. Of the accent colours, `light`
 * is for text and icons on dark grey, `dark` for text and icons on white, `tint` for
 * backgrounds.
 */
export const paletteSchema = z
  .strictObject({
    /** Primary actions and the current location: buttons, the current slide, a page's bar. */
    primary: colors('tint', 'light', 'DEFAULT', 'dark'),
    /** Secondary actions: other buttons, hovered links, quotes. */
    secondary: colors('tint', 'DEFAULT', 'dark'),
    /** States and times: availability, "Kopiert", years. */
    'secondary-alt': colors('DEFAULT', 'dark'),
    /** Shades of dark grey, for backgrounds, and for texts and borders on white. */
    background: colors('light', 'DEFAULT', 'dark', 'deep'),
    'on-background': colors('DEFAULT', 'muted'),
    danger: color,
    success: color,
  })
  .check(({ value, issues }) => {
    const named: Record<string, string | Record<string, string>> = { ...value, white: '#ffffff' };
    const colorAt = (path: string) => {
      const [name = '', shade = ''] = path.split('.');
      const color = named[name];
      return (typeof color === 'object' ? color[shade] : color) ?? '';
    };
    for (const [other, path] of pairs) {
      requireContrast(issues, path.split('.'), [colorAt(path), colorAt(other)], other);
    }
  });
