import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { takeThumbnail } from './flight.ts';
import { followPointers } from './follow-pointers.ts';
import { followWheel } from './follow-wheel.ts';
import type { StageActions } from './gesture.ts';
import type { PictureStage } from './picture-stage.ts';

interface StageOptions extends StageActions {
  index: number;
  count: number;
  open: boolean;
  /** Without it the pointers belong to the browser, as in a page that is zoomed in. */
  enabled: boolean;
}

/** Lets a stage work on an element, which must be there when the component mounts. */
export function useStage(
  ref: RefObject<HTMLElement | null>,
  stage: PictureStage,
  { index, count, open, enabled, ...actions }: StageOptions,
) {
  const turnTo = useEffectEvent(actions.turnTo);
  const close = useEffectEvent(actions.close);

  // Before the browser paints, so that no frame shows a picture at a wrong place.
  useLayoutEffect(() => (ref.current ? stage.attach(ref.current) : undefined), [ref, stage]);
  useLayoutEffect(() => stage.turn(index, count), [stage, index, count]);
  useLayoutEffect(() => (open ? stage.enter() : stage.leave()), [stage, open]);
  useLayoutEffect(() => takeThumbnail(index), [index]);

  useEffect(() => {
    if (!ref.current || !open || !enabled) return undefined;
    const actions = { turnTo: (wanted: number) => turnTo(wanted), close: () => close() };
    return followPointers(ref.current, stage, actions);
  }, [ref, stage, open, enabled]);

  useEffect(() => {
    if (!ref.current || !open) return undefined;
    return followWheel(ref.current, stage);
  }, [ref, stage, open]);

  useEffect(() => {
    // Turned or resized, the view may show less of what is zoomed.
    const refit = () => stage.refit();
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, [stage]);
}
