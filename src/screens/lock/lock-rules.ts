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

/** How the layer fades: for `duration` ms, its texts moving on in `direction`. */
export interface Fade {
  duration: number;
  direction: 'up' | 'down';
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
 * The fade after the hint is released; undefined if the layer springs back. A flick that ends below
 * the threshold is a swipe.
 */
export function hintFade({ ratio, distance, velocity }: HintRelease): Fade | undefined {
  if (ratio < unlockThreshold) {
    return { duration: lockFade * Math.max(ratio, 0), direction: 'up' };
  }
  return isFlick(velocity) ? swipeFade(distance, velocity) : undefined;
}

/** The layer under a swipe: it follows one to one, transparent after its whole height (px). */
export function swipePosition(distance: number, height: number): LayerPosition {
  return { opacity: Math.max(1 - Math.abs(distance) / Math.max(height, 1), 0), lift: distance };
}

/**
 * The fade after a released swipe; undefined if the layer springs back. Distance (px) and velocity
 * (px/ms) are negative upwards.
 */
export function swipeFade(distance: number, velocity: number): Fade | undefined {
  if (isFlick(velocity) && Math.sign(velocity) !== Math.sign(distance)) return undefined;
  if (!isFlick(velocity) && Math.abs(distance) < minSwipe) return undefined;
  return { duration: lockFade, direction: distance < 0 ? 'up' : 'down' };
}

function isFlick(velocity: number): boolean {
  return Math.abs(velocity) > flickVelocity;
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
