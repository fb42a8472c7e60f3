import { assetUrl } from '#src/config/environment.ts';
import { pictureScales } from '#src/content/picture-widths.ts';
import type { Picture } from '#src/content/types.ts';

/** `srcset` of a picture in one format, with the widths that `npm run art` makes. */
export function pictureSrcSet(picture: Picture, format: 'avif' | 'webp'): string {
  return pictureScales
    .map((scale) => Math.round(picture.width * scale))
    .map((width) => `${assetUrl(`pictures/${picture.src}-${width}.${format}`)} ${width}w`)
    .join(', ');
}

/** The file for browsers that read no `srcset`: WebP in the middle width. */
export function pictureFallback(picture: Picture): string {
  return assetUrl(`pictures/${picture.src}-${Math.round(picture.width / 2)}.webp`);
}
