/**
 * The product's numbers, each in one place. Durations in ms, lengths in px. `docs/product.md` tells what
 * they are for; those without a reason here were ordered as they are.
 */

/** The language of whatever names no other one; a tag of BCP 47. */
export const siteLanguage = 'de';

/** Letting the hint go above this share of the viewport's height, measured from the top, unlocks. */
export const unlockThreshold = 0.8;

/** The lock fades this long; let go by a drag, the share of the height that was left. */
export const lockFade = 500;

/** A gesture that goes on may turn a second page only after this time: inertia must not. */
export const gestureLockout = 700;

/** Page keys sleep this long, so that the key that unlocked does not turn a page as well. */
export const pageKeyDelay = 1000;

/** A drag let go faster than this, px/ms, moves one page whatever its distance. */
export const flickVelocity = 0.3;

/** "Kopiert" stands this long. */
export const copiedDuration = 1000;

export const notification = {
  /** Long enough to read two short sentences. */
  display: 5000,
  slide: 600,
  fade: 300,
  width: 325,
  /** Below this viewport width a notification takes the full width. */
  fullWidthBelow: 768,
  /** Share of the notification's width that a swipe must pass to dismiss it. */
  swipeShare: 0.4,
} as const;

/** A send without an answer counts as failed after this time. Chosen: Firestore would wait forever. */
export const sendTimeout = 15_000;

/** A part of the program that has not arrived after this time counts as failed. */
export const chunkTimeout = 120_000;

/** Spam is said to be sent after this time. Chosen: about what Firestore takes. */
export const pretendedSending = 500;

/** Longer side of a screenshot in the gallery. */
export const screenshotSize = 500;

/** Side of a tile's or a feature's icon. */
export const iconSize = 48;
