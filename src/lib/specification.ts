/**
 * Values of a specification outside this repository, unless marked as our choice. docs/product.md
 * lists the deviations. Durations in ms, lengths in px.
 */

/** The default language, a BCP 47 tag. */
export const siteLanguage = 'de';

/** A drag of the lock's hint unlocks if it ends within this upper share of the viewport. */
export const unlockThreshold = 0.8;

/**
 * Duration of an unlock fade; shorter if the hint is released above the lowest fifth
 * (`hintFade`).
 */
export const lockFade = 500;

/** Minimum time between two steps with wheel or trackpad. */
export const gestureLockout = 700;

/** Time without slide keys after loading or unlocking, so that the unlocking key turns no slide. */
export const slideKeyDelay = 1000;

/** A drag that ends faster than this, px/ms, is a flick, which needs no distance. Our choice. */
export const flickVelocity = 0.3;

/** Duration of "Kopiert". */
export const copiedDuration = 1000;

export const notification = {
  /** Time to read two short sentences. */
  display: 5000,
  slideIn: 600,
  fadeOut: 300,
  width: 325,
  /** Distance of a swipe that dismisses, as a share of the width. */
  swipeShare: 0.4,
} as const;

/** Our choice, because Firestore itself never times out. */
export const sendTimeout = 15_000;

/** Our choice: longer than a chunk takes on a slow phone. */
export const chunkTimeout = 120_000;

/** Time until a bot's message is reported as sent. Our choice: about Firestore's response time. */
export const pretendedSending = 500;

/** Side of the square that the widest screenshot of a project fits into. */
export const screenshotSide = 500;

/** Width and height of the icons of tiles and features. */
export const iconSize = 48;

/**
 * Widths of a picture's files, ascending: for thumbnails, for 1x screens, and for 2x screens and
 * the lightbox. Our choice.
 */
export function pictureWidths(naturalWidth: number): number[] {
  return [0.25, 0.5, 1].map((scale) => Math.round(naturalWidth * scale));
}

/** Minimum of a picture's longer side. Our choice: 1.6 times `screenshotSide` looks sharp. */
export const minPictureSide = 800;
