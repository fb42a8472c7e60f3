import { clamp } from '#src/gestures/range.ts';
import { flickVelocity, lockFade, unlockThreshold } from '#src/lib/specification.ts';

export interface LayerPosition {
  /** By how much the lower edge of the daylight has risen, px. */
  edge: number;
  /** Vertical offset of the texts, px, negative upwards. */
  lift: number;
}

/** Vertical distance that makes a swipe, px: clearly more than a slipped tap. */
const minSwipe = 48;

/** Share of the pointer's way by which a drag of the hint moves the layer: it feels heavy. */
const liftShare = 0.15;

/** The layer under a drag of the hint from `start` to `current` (px): the edge follows the pointer. */
export function hintPosition(start: number, current: number): LayerPosition {
  const edge = Math.max(start - current, 0);
  return { edge, lift: -edge * liftShare };
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

/** The layer under a swipe by `distance` px: texts and edge follow the pointer. */
export function swipePosition(distance: number): LayerPosition {
  return { edge: Math.abs(distance), lift: distance };
}

/** Share of the way at which the lock's texts are gone, and from which the home screen's appear. */
const textsGone = 0.55;
const textsAppear = 0.7;

/** Opacities of the lock's and the home screen's texts at a share of the way: they never mix. */
export function textOpacities(share: number): { lock: number; home: number } {
  const range = { min: 0, max: 1 };
  return {
    lock: clamp(1 - share / textsGone, range),
    home: clamp((share - textsAppear) / (1 - textsAppear), range),
  };
}

/** The shares of the rest of a way, from `share` on, at which those opacities reach and leave 0. */
export function textOffsets(share: number): { lock: number; home: number } {
  const rest = (target: number) => clamp((target - share) / (1 - share), { min: 0, max: 1 });
  return { lock: rest(textsGone), home: rest(textsAppear) };
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
