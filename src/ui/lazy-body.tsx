import { type ComponentType, useEffectEvent, useLayoutEffect } from 'react';
import { type Chunk, useChunk } from '#src/lib/chunk.ts';
import { LoadingBody } from './loading-screen.tsx';

interface LazyBodyProps {
  chunk: Chunk<ComponentType>;
  /** The first render shows a loaded chunk, as on a prerendered page, and no placeholder. */
  atOnce?: boolean;
  /** Called when it has rendered, before paint. */
  onArrival?: (() => void) | undefined;
}

/** Renders a chunk's component, or a placeholder until it loads. Throws when it fails to load. */
export function LazyBody({ chunk, atOnce = false, onArrival }: LazyBodyProps) {
  const Part = useChunk(chunk, atOnce);
  const arrived = Part !== undefined;
  const handleArrival = useEffectEvent(() => onArrival?.());
  useLayoutEffect(() => {
    if (arrived) handleArrival();
  }, [arrived]);
  return Part ? <Part /> : <LoadingBody />;
}
