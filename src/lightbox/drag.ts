import { flickVelocity } from '#src/config/specification.ts';
import { closesByPull } from '#src/gestures/pull.ts';
import { releaseTarget } from '#src/gestures/release.ts';
import { clamp, stretch, unstretch } from '#src/gestures/rubber-band.ts';
import { createVelocityTracker } from '#src/gestures/velocity.ts';
import { isZoomed, type Point, panBy } from '#src/gestures/zoom.ts';
import type { Gesture, GestureStart } from './gesture.ts';
import type { PictureStage } from './picture-stage.ts';
import { type Placement, rest, still } from './placement.ts';
import { slideGap } from './stage-slides.ts';

/**
 * Way in px before a press is a drag (Radix: 10 for fingers); a hand with a mouse trembles less, and what
 * was caught while it moved is held already.
 */
const dragStart = { mouse: 5, touch: 10, caught: 3 } as const;

/** What a drag does: turn, pull away, move a zoomed picture, or carry one that was caught in flight. */
type Mode = 'swiping' | 'pulling' | 'panning' | 'carrying';

/** What goes on with a picture that was caught while it moved. */
function modeOfCaught({ at, pull, x, y, scale }: Placement): Mode | undefined {
  if (pull !== 0) return 'pulling';
  if (!Number.isInteger(at)) return 'swiping';
  if (isZoomed({ scale })) return 'panning';
  return x !== 0 || y !== 0 || scale !== 1 ? 'carrying' : undefined;
}

/** One pointer on the stage. The picture follows it one to one, and goes on with its velocity. */
export function createDrag(stage: PictureStage, press: GestureStart): Gesture {
  const start = stage.motion.now;
  const pitch = (stage.slides?.view().width ?? 0) + slideGap;
  const ends = { min: 0, max: stage.count - 1 };
  const velocities = { x: createVelocityTracker(), y: createVelocityTracker() };
  const origin = press.points[0];
  let mode: Mode | undefined;
  let moved = false;

  function note({ x, y }: Point, time: number) {
    velocities.x.add(x, time);
    velocities.y.add(y, time);
  }

  function show(next: Mode) {
    // What was caught in its flight is lifted, as what is pulled.
    stage.setPhase(next === 'carrying' ? 'pulling' : next);
  }

  /** What has been caught between two pictures or below its place may still go either way. */
  function hold(caught: Mode) {
    if (caught === 'panning' || caught === 'carrying') mode = caught;
    show(caught);
  }

  function moveTo(way: Point): Placement {
    if (mode === 'pulling') return { ...start, pull: start.pull + way.y };
    if (mode === 'carrying') return { ...start, x: start.x + way.x, y: start.y + way.y };
    if (mode === 'swiping') {
      const at = unstretch(start.at, ends, 1) - way.x / pitch;
      return { ...start, at: stretch(at, ends, 1) };
    }
    const frame = stage.slides?.frame(stage.index);
    return frame ? { ...start, ...panBy(start, way, frame) } : start;
  }

  /** A picture that is caught in its flight and flicked away needs not arrive first. */
  function releaseCarried({ x, y }: Point) {
    const { index, count } = stage;
    const sideways = Math.abs(x) > Math.abs(y);
    const target = releaseTarget({ start: index, position: index, velocity: -x, count });
    if (sideways && target !== index) press.actions.turnTo(target);
    else if (!sideways && y > flickVelocity) press.actions.close();
    else stage.settle();
  }

  function releaseSwipe(speed: number) {
    const { at } = stage.motion.now;
    const from = clamp(start.at, ends);
    // Caught between two pictures, a flick goes to the one that lies in its direction.
    const target = releaseTarget({
      start: speed > 0 ? Math.floor(from) : Math.ceil(from),
      position: at,
      velocity: speed,
      count: stage.count,
    });
    const isBeyond = at < ends.min || at > ends.max;
    const velocity = isBeyond ? still : { ...still, at: speed / pitch };
    stage.setPhase('settling');
    stage.motion.settle({ ...rest, at: target }, velocity);
    press.actions.turnTo(target);
  }

  note(origin, press.time);
  const caught = press.caught ? modeOfCaught(start) : undefined;
  if (caught) hold(caught);

  return {
    get moved() {
      return moved;
    },
    move([place = origin], time) {
      note(place, time);
      const way = { x: place.x - origin.x, y: place.y - origin.y };
      const [along, across] = [Math.abs(way.x), Math.abs(way.y)];
      const least = press.pointerType === 'mouse' ? dragStart.mouse : dragStart.touch;
      moved ||= Math.max(along, across) >= least;
      if (!mode && Math.max(along, across) >= (caught ? dragStart.caught : least)) {
        const turnsOrPulls = along >= across ? 'swiping' : 'pulling';
        mode = isZoomed(start) ? 'panning' : turnsOrPulls;
        show(mode);
      }
      if (mode) stage.motion.place(moveTo(way));
    },
    release(time) {
      const speed = { x: velocities.x.at(time), y: velocities.y.at(time) };
      if (mode === 'swiping') return releaseSwipe(-speed.x);
      if (mode === 'carrying') return releaseCarried(speed);
      if (mode !== 'pulling') {
        if (mode || press.caught) stage.settle();
        return;
      }
      const height = stage.slides?.view().height ?? 0;
      const pull = { way: stage.motion.now.pull, height, velocity: speed.y };
      if (closesByPull(pull)) press.actions.close();
      else stage.settle({ ...still, pull: speed.y });
    },
    cancel: () => stage.settle(),
  };
}
