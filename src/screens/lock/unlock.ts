import { flickVelocity, lockFade, unlockThreshold } from '#src/config/specification.ts';

/** Position of the lock's layer. Its photo fades in place; clock, card and hint move as well. */
export type LayerPosition = {
  /** 0 to 1 */
  opacity: number;
  /** Vertical offset in px, negative upwards. */
  lift: number;
};

/** Vertical distance in px that makes a released movement a swipe: clearly more than a tap that slipped. */
const swipeDistance = 48;

/** Share of the pointer's distance by which a drag of the hint lifts the layer: it gives it weight. */
const liftShare = 0.15;

/**
 * The layer under a drag of the hint follows the pointer's height: opaque where the drag began,
 * transparent at the top.
 * @param start height in px where the drag began, from the top
 * @param current height in px of the pointer now
 */
export function hintPosition(start: number, current: number): LayerPosition {
  const opacity = start > 0 ? Math.min(Math.max(current / start, 0), 1) : 1;
  return { opacity, lift: Math.min(current - start, 0) * liftShare };
}

/**
 * The fade in ms with which a release of the hint unlocks; undefined where the layer springs back.
 * @param ratio height of the release divided by the viewport's height, measured from the top
 */
export function hintFade(ratio: number): number | undefined {
  return ratio < unlockThreshold ? lockFade * Math.max(ratio, 0) : undefined;
}

/**
 * The layer under a swipe follows one to one, and is transparent after its whole height.
 * @param distance vertical distance of the finger in px, negative upwards
 * @param height of the layer in px
 */
export function swipePosition(distance: number, height: number): LayerPosition {
  return { opacity: Math.max(1 - Math.abs(distance) / Math.max(height, 1), 0), lift: distance };
}

/**
 * Where a released swipe leads, by its distance or by a flick; undefined where the layer springs back.
 * @param distance in px, negative upwards
 * @param velocity in px/ms, negative upwards
 */
export function swipeDirection(distance: number, velocity: number): 'up' | 'down' | undefined {
  const isFast = Math.abs(velocity) > flickVelocity;
  if (isFast && Math.sign(velocity) !== Math.sign(distance)) return undefined;
  if (!isFast && Math.abs(distance) < swipeDistance) return undefined;
  return distance < 0 ? 'up' : 'down';
}

const unlockKey = /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Enter| )$/;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key unlocks: never with a modifier. */
export function isUnlockKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return unlockKey.test(key) && !(ctrlKey || metaKey || altKey || shiftKey);
}
