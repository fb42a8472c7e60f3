import { isFlick } from '#src/gestures/drag-release.ts';
import { clamp } from '#src/gestures/range.ts';
import { hasModifier } from '#src/lib/input-events.ts';
import { lockFade, unlockThreshold } from '#src/lib/specification.ts';

export interface LockPosition {
  /** Distance by which the photo's lower edge has risen, px. */
  edge: number;
  /** Vertical offset of the content, px; positive is down. */
  contentY: number;
}

export interface Fade {
  /** ms */
  duration: number;
  /** Direction in which the content moves. */
  direction: 'up' | 'down';
}

/** A drag of the hint moves the content by this share of its distance. */
const contentShare = 0.15;

/** Position during a drag of the hint from `start` to `current`, px from the viewport's top. */
export function hintPosition(start: number, current: number): LockPosition {
  const edge = Math.max(start - current, 0);
  return { edge, contentY: -edge * contentShare };
}

interface HintRelease {
  /** Distance of the pointer from the viewport's top, as a share of the viewport's height. */
  ratio: number;
  /** px, negative upwards */
  distance: number;
  /** px/ms, negative upwards */
  velocity: number;
}

/**
 * The fade after a release of the hint; undefined if the lock springs back. Near the lower edge of
 * the viewport, only a flick unlocks.
 */
export function hintFade({ ratio, distance, velocity }: HintRelease): Fade | undefined {
  if (ratio < unlockThreshold) {
    return { duration: lockFade * Math.max(ratio, 0), direction: 'up' };
  }
  return isFlick(velocity) ? swipeFade(distance, velocity) : undefined;
}

/**
 * Position during a swipe by `distance` px: the content follows the pointer; the edge rises, also
 * in a swipe down.
 */
export function swipePosition(distance: number): LockPosition {
  return { edge: Math.abs(distance), contentY: distance };
}

/** Minimum vertical distance of a swipe, px. A finger moves less during a tap. */
const minSwipe = 48;

/**
 * The fade after a swipe; undefined if the lock springs back. Distance (px) and velocity (px/ms)
 * are negative upwards.
 */
export function swipeFade(distance: number, velocity: number): Fade | undefined {
  if (isFlick(velocity) && Math.sign(velocity) !== Math.sign(distance)) return undefined;
  if (!isFlick(velocity) && Math.abs(distance) < minSwipe) return undefined;
  return { duration: lockFade, direction: distance < 0 ? 'up' : 'down' };
}

/** Progress of an unlock at which the lock's texts have faded out. */
const lockTextsEnd = 0.55;

/** Progress of an unlock at which the home screen's texts begin to appear. */
const homeTextsStart = 0.7;

/**
 * Opacities of the screens' texts; at least one is 0.
 * @param progress 0 (locked) to 1 (unlocked)
 */
export function textOpacities(progress: number): { lock: number; home: number } {
  const range = { min: 0, max: 1 };
  return {
    // Squared, so that the cards stay solid until the photo's edge has passed them.
    lock: clamp(1 - (progress / lockTextsEnd) ** 2, range),
    home: clamp((progress - homeTextsStart) / (1 - homeTextsStart), range),
  };
}

/** Keyframe offsets of `lockTextsEnd` and `homeTextsStart` in a fade that starts at `progress`. */
export function textOffsets(progress: number): { lock: number; home: number } {
  const offsetOf = (target: number) =>
    clamp((target - progress) / (1 - progress), { min: 0, max: 1 });
  return { lock: offsetOf(lockTextsEnd), home: offsetOf(homeTextsStart) };
}

const unlockKey = /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Enter| )$/;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function isUnlockKey(event: Key): boolean {
  return unlockKey.test(event.key) && !hasModifier(event) && !event.shiftKey;
}

const lights = ['night', 'dawn', 'day', 'dusk'] as const;

/**
 * Returns night from 22:00, dawn from 4:00, day from 10:00, dusk from 16:00.
 * @param now ms since 1970
 */
export function daylight(now: number) {
  const hour = new Date(now).getHours();
  return lights[Math.floor(((hour + 2) % 24) / 6)];
}
