import { flickVelocity, lockFade, unlockThreshold } from '#src/config/specification.ts';
import { clamp } from '#src/gestures/range.ts';

export type LayerPosition = {
  /** 0 to 1 */
  opacity: number;
  /** Vertical offset, px, negative upwards. */
  lift: number;
};

/** Vertical distance that makes a swipe, px: clearly more than a slipped tap. */
const minSwipe = 48;

/** Share of the pointer's way by which a drag of the hint moves the layer: it feels heavy. */
const liftShare = 0.15;

/** The layer under a drag of the hint: opaque where it began, transparent at the top (px). */
export function hintPosition(start: number, current: number): LayerPosition {
  const opacity = start > 0 ? clamp(current / start, { min: 0, max: 1 }) : 1;
  return { opacity, lift: Math.min(current - start, 0) * liftShare };
}

interface HintRelease {
  /** Height of the pointer as a share of the viewport's, from its top. */
  ratio: number;
  /** px, negative upwards */
  distance: number;
  /** px/ms, negative upwards */
  velocity: number;
}

/**
 * How long the layer fades when the hint is released, ms; undefined if it springs back. A flick up
 * that ends below the threshold is a swipe, because the hint says to swipe up.
 */
export function hintFade({ ratio, distance, velocity }: HintRelease): number | undefined {
  if (ratio < unlockThreshold) return lockFade * Math.max(ratio, 0);
  return distance < 0 && velocity < -flickVelocity ? lockFade : undefined;
}

/** The layer under a swipe: it follows one to one, transparent after its whole height (px). */
export function swipePosition(distance: number, height: number): LayerPosition {
  return { opacity: Math.max(1 - Math.abs(distance) / Math.max(height, 1), 0), lift: distance };
}

/**
 * The direction in which a released swipe unlocks; undefined if the layer springs back. Distance
 * (px) and velocity (px/ms) are negative upwards.
 */
export function swipeDirection(distance: number, velocity: number): 'up' | 'down' | undefined {
  const isFlick = Math.abs(velocity) > flickVelocity;
  if (isFlick && Math.sign(velocity) !== Math.sign(distance)) return undefined;
  if (!isFlick && Math.abs(distance) < minSwipe) return undefined;
  return distance < 0 ? 'up' : 'down';
}

const unlockKey = /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Enter| )$/;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function isUnlockKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return unlockKey.test(key) && !(ctrlKey || metaKey || altKey || shiftKey);
}

const lights = ['night', 'dawn', 'day', 'dusk'] as const;

/**
 * One of four lights for six hours each: night from 22, dawn from 4, day from 10, dusk from 16.
 * @param now ms since 1970
 */
export function daylight(now: number) {
  const hour = new Date(now).getHours();
  return lights[Math.floor(((hour + 2) % 24) / 6)];
}
