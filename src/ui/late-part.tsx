import { type ComponentType, useEffectEvent, useLayoutEffect } from 'react';
import { type Chunk, useChunk } from '#src/lib/chunk.ts';
import { LoadingBody } from './loading-screen.tsx';

interface LatePartProps<P extends object> {
  chunk: Chunk<ComponentType<P>>;
  props: P;
  /** Takes a loaded chunk in the first render, as on a prerendered page. */
  atOnce?: boolean;
  /** Called once it is there, before it is painted. */
  onArrival?: (() => void) | undefined;
}

/** A part of a screen that is loaded on demand. Its failure is thrown to the error boundary around it. */
export function LatePart<P extends object>(part: LatePartProps<P>) {
  const { chunk, props, atOnce = false, onArrival } = part;
  const Part = useChunk(chunk, atOnce);
  const arrived = Part !== undefined;
  const handleArrival = useEffectEvent(() => onArrival?.());
  useLayoutEffect(() => {
    if (arrived) handleArrival();
  }, [arrived]);
  return Part ? <Part {...props} /> : <LoadingBody />;
}
