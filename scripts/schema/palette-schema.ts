import { z } from 'zod';
import { color, requireContrast } from './colors.ts';

const colors = <K extends string>(...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, color])) as Record<K, typeof color>);

/**
 * Pairs of text and background, each a path in the palette or white, which need a contrast of
 * 4.5:1.
 */
const pairs = [
  ['white', 'primary.DEFAULT'],
  ['on-ground.DEFAULT', 'ground.DEFAULT'],
  ['on-ground.muted', 'ground.dark'],
  ['on-ground.DEFAULT', 'ground.deep'],
  ['ground.deep', 'primary.light'],
  ['ground.deep', 'secondary.DEFAULT'],
  ['ground.deep', 'accent.DEFAULT'],
  ['ground.dark', 'accent.DEFAULT'],
  ['ground.deep', 'primary.tint'],
  ['primary.tint', 'primary.dark'],
  ['white', 'secondary.dark'],
  ['white', 'accent.dark'],
  ['white', 'ground.light'],
  ['white', 'danger'],
  ['white', 'success'],
] as const;

/**
 * `palette.json`, read by Tailwind, the browser's bar and the manifest. `light` is for signs and
 * text on the dark greys, `dark` for those on white, `tint` a background.
 */
export const paletteSchema = z
  .strictObject({
    /** What one does, and where one is: buttons and links, the current slide, a page's bar. */
    primary: colors('tint', 'light', 'DEFAULT', 'dark'),
    /** The second voice: the other button, links under the pointer, what leads on, quotes. */
    secondary: colors('tint', 'DEFAULT', 'dark'),
    /** States and times: availability, "Kopiert", years. */
    accent: colors('DEFAULT', 'dark'),
    ground: colors('light', 'DEFAULT', 'dark', 'deep'),
    'on-ground': colors('DEFAULT', 'muted'),
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
