import { spring } from '#src/gestures/spring.ts';

/** Where the pictures stand. Every part can move by itself. */
export interface Placement {
  /** The picture in the middle of the stage, as its index: 0.5 is between the first and the second. */
  at: number;
  /** How far the picture is pulled down (or up, negative), px. */
  pull: number;
  /** Middle of the picture from the middle of the stage, px, besides the pull. */
  x: number;
  y: number;
  /** 1 is the size at which the whole picture fits. */
  scale: number;
}

/** The first picture, at rest. */
export const rest: Placement = { at: 0, pull: 0, x: 0, y: 0, scale: 1 };

/** Nothing moves: velocities per ms. */
export const still: Placement = { at: 0, pull: 0, x: 0, y: 0, scale: 0 };

/** About how many px each part moves something per unit: the springs count in px. */
const unit: Placement = { at: 1000, pull: 1, x: 1, y: 1, scale: 1000 };

const parts = ['at', 'pull', 'x', 'y', 'scale'] as const;

function mapParts(value: (part: (typeof parts)[number]) => number): Placement {
  return {
    at: value('at'),
    pull: value('pull'),
    x: value('x'),
    y: value('y'),
    scale: value('scale'),
  };
}

/** A movement of all parts to where they rest, on one spring each. Times in ms since its start. */
export interface Settling {
  at(time: number): Placement;
  velocityAt(time: number): Placement;
  isOver(time: number): boolean;
}

/** Lets go at `from` with `velocity` per ms. */
export function settling(from: Placement, velocity: Placement, to: Placement): Settling {
  const springs = {} as Record<keyof Placement, ReturnType<typeof spring>>;
  for (const part of parts) {
    springs[part] = spring({
      from: from[part] * unit[part],
      to: to[part] * unit[part],
      velocity: velocity[part] * unit[part],
    });
  }
  return {
    at: (time) => mapParts((part) => springs[part].positionAt(time) / unit[part]),
    velocityAt: (time) => mapParts((part) => springs[part].velocityAt(time) / unit[part]),
    isOver: (time) => parts.every((part) => springs[part].isAtRest(time)),
  };
}

/** Whether nothing would move between the two that a visitor could see. */
export function isSamePlace(a: Placement, b: Placement): boolean {
  return parts.every((part) => Math.abs(a[part] - b[part]) * unit[part] < 0.01);
}
