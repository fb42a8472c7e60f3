/**
 * The widths in px in which a picture of the given natural width (px) exists, ascending. Pictures are drawn at two
 * device pixels per CSS px: the middle one suits their own size on a plain screen, the smallest one a thumbnail, the
 * largest one a dense screen or the lightbox.
 */
export function pictureWidths(naturalWidth: number): number[] {
  return [0.25, 0.5, 1].map((scale) => Math.round(naturalWidth * scale));
}

/**
 * Shortest useful longer side of a picture in px. The gallery shows it 500 CSS px long (`screenshotSize`), on screens
 * with two device pixels or more per CSS px: with a fifth less than those 1,000 no blur is seen yet.
 */
export const minPictureSide = 800;
