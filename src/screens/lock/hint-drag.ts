import { lockFade, unlockThreshold } from '#src/config/specification.ts';
import type { LayerLook } from './layer-look.ts';

/** Share of the pointer's way that the layer follows: a hint of weight, not a second drag. */
const liftShare = 0.15;

/**
 * The layer follows the pointer's height: untouched where the drag began, transparent at the top.
 * @param start height in px where the drag began, from the top
 * @param current height in px of the pointer now
 */
export function layerLook(start: number, current: number): LayerLook {
  const opacity = start > 0 ? Math.min(Math.max(current / start, 0), 1) : 1;
  return { opacity, lift: Math.min(current - start, 0) * liftShare };
}

/**
 * What a release means: the fade in ms that unlocks, or nothing where the layer springs back.
 * @param ratio height of the release divided by the viewport's height, measured from the top
 */
export function releaseFade(ratio: number): number | undefined {
  return ratio < unlockThreshold ? lockFade * Math.max(ratio, 0) : undefined;
}
