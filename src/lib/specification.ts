/**
 * The product's numbers. Durations in ms, lengths in px. `docs/product.md` describes their use; a
 * number whose comment gives no reason was specified.
 */

/** Language of everything that names no other; a BCP 47 tag. */
export const siteLanguage = 'de';

/** Releasing the hint above this share of the viewport's height, from the top, unlocks. */
export const unlockThreshold = 0.8;

/** Duration of the unlock fade; after a drag, the remaining share of the height counts. */
export const lockFade = 500;

/** After a step by wheel or trackpad there is no other one for this long. */
export const gestureLockout = 700;

/** Slide keys are ignored this long: the key that unlocked must not turn a slide too. */
export const slideKeyDelay = 1000;

/** A drag released faster than this, px/ms, turns one slide whatever its distance. */
export const flickVelocity = 0.3;

/** How long "Kopiert" shows. */
export const copiedDuration = 1000;

export const notification = {
  /** Time to read two short sentences. */
  display: 5000,
  slide: 600,
  fade: 300,
  width: 325,
  /** Share of the width that dismisses by a swipe. */
  swipeShare: 0.4,
} as const;

/** Chosen: Firestore itself waits forever. */
export const sendTimeout = 15_000;

export const chunkTimeout = 120_000;

/** Spam is reported as sent after this time. Chosen: about what Firestore takes. */
export const pretendedSending = 500;

export const screenshotSize = 500;

/** Side of a tile's or a feature's icon. */
export const iconSize = 48;

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
