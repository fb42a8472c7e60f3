import { flickVelocity } from '#src/config/specification.ts';
import type { LayerLook } from './layer-look.ts';

/** Vertical way in px that makes a released movement a swipe: clearly more than a tap that slipped. */
const swipeDistance = 48;

interface Swipe {
  /** Vertical way in px, negative upwards. */
  way: number;
  /** px/ms, negative upwards. */
  velocity: number;
}

/** Where a released swipe leads, nothing where the layer springs back: by its way, or by a flick. */
export function unlockingWay({ way, velocity }: Swipe): 'up' | 'down' | undefined {
  const isFlick = Math.abs(velocity) > flickVelocity && Math.sign(velocity) === Math.sign(way);
  const turnsBack = Math.abs(velocity) > flickVelocity && !isFlick;
  if (turnsBack || (!isFlick && Math.abs(way) < swipeDistance)) return undefined;
  return way < 0 ? 'up' : 'down';
}

/**
 * The layer follows one to one, and is transparent when it has gone its whole height.
 * @param way vertical way of the finger in px, negative upwards
 * @param height of the layer in px
 */
export function swipedLook(way: number, height: number): LayerLook {
  return { opacity: Math.max(1 - Math.abs(way) / Math.max(height, 1), 0), lift: way };
}
