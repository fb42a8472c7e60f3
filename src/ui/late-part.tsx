import type { ComponentType } from 'react';
import { type Chunk, useChunk } from '#src/lib/chunk.ts';
import { LoadingBody } from './loading-screen.tsx';

interface LatePartProps<P extends object> {
  chunk: Chunk<ComponentType<P>>;
  props: P;
  /** Takes a loaded chunk in the first render, as on a prerendered page. */
  atOnce?: boolean;
}

/** A part of a screen that is loaded on demand. Its failure is thrown to the error boundary around it. */
export function LatePart<P extends object>({ chunk, props, atOnce = false }: LatePartProps<P>) {
  const Part = useChunk(chunk, atOnce);
  return Part ? <Part {...props} /> : <LoadingBody />;
}
