/**
 * The numbers of the product's specification, each in one place. Durations in ms, lengths in px.
 * What is not from section 9 of the specification says where it is from.
 */

/** Pages of the slider, from "Über mich" (0) to "Kontakt" (3). */
export const pageCount = 4;

/** Releasing the hint above this share of the viewport's height, measured from the top, unlocks. */
export const unlockThreshold = 0.8;

/** The lock fades this long; released by a drag, the share of the height that was left. */
export const lockFade = 500;

/** A gesture that goes on may move a second page only after this time. */
export const gestureLockout = 700;

/** Page keys sleep this long, so that the key that unlocked does not also turn a page. */
export const pageKeyDelay = 1000;

/** A released drag faster than this moves one page, px/ms (decisions, "Slider"). */
export const flickVelocity = 0.3;

/** "Kopiert" stands this long. */
export const copiedDuration = 1000;

export const notification = {
  display: 5000,
  slide: 600,
  fade: 300,
  width: 325,
  /** Below this viewport width a notification takes the full width. */
  fullWidthBelow: 768,
  /** Share of the notification's width that a swipe must pass to dismiss it. */
  swipeShare: 0.4,
} as const;

/** A send without an answer counts as failed after this time (decisions, "Contact"). */
export const sendTimeout = 15_000;

/** A part of the program that has not arrived after this time counts as failed. */
export const chunkTimeout = 120_000;

export const messageRows = 8;

/** Longest texts of the form, in UTF-16 units (decisions, "Contact"). */
export const messageLimits = { name: 200, email: 320, message: 5000 } as const;

/** Longest side of a screenshot in the gallery. */
export const screenshotSize = 500;

/** Side of a tile's or a feature's icon. */
export const iconSize = 48;
