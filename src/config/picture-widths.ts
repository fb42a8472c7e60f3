/**
 * Widths in px of a picture's files, ascending. Pictures have two device pixels per CSS px: the
 * smallest suits a thumbnail, the middle one 1x screens, the largest dense screens and the
 * lightbox.
 */
export function pictureWidths(naturalWidth: number): number[] {
  return [0.25, 0.5, 1].map((scale) => Math.round(naturalWidth * scale));
}

/**
 * Minimum of a picture's longer side, px. The gallery shows 500 CSS px (`screenshotSize`), 1,000
 * device pixels at 2x; a fifth less still looks sharp.
 */
export const minPictureSide = 800;
