import { type Point, stretchScale, unstretchScale, zoomAround } from '#src/gestures/zoom.ts';
import type { Gesture } from './gesture.ts';
import type { PictureStage } from './picture-stage.ts';
import { still } from './placement.ts';

/** Two fingers this close, px, would make any movement a leap. */
const leastDistance = 10;

function spanOf([a, b]: readonly Point[]): { distance: number; middle: Point } | undefined {
  if (!a || !b) return undefined;
  return {
    distance: Math.max(Math.hypot(a.x - b.x, a.y - b.y), leastDistance),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}

/** Two fingers on the stage: what was under them stays under them. */
export function createPinch(stage: PictureStage, points: readonly Point[]): Gesture {
  const start = stage.motion.now;
  const first = spanOf(points);
  const from = first && stage.slides?.pointAt(first.middle);
  let around = from;

  stage.setPhase('pinching');

  return {
    moved: true,
    move(places) {
      const span = spanOf(places);
      const to = span && stage.slides?.pointAt(span.middle);
      if (!first || !from || !span || !to || !stage.slides?.frame(stage.index)) return;
      around = to;
      const wanted = (unstretchScale(start.scale) * span.distance) / first.distance;
      const { scale, x, y } = zoomAround(start, from, stretchScale(wanted));
      stage.motion.place({ ...start, scale, x: x + to.x - from.x, y: y + to.y - from.y });
    },
    release: () => stage.settle(still, around),
    cancel: () => stage.settle(still, around),
  };
}
