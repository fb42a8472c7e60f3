import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { LoadingBody } from './loading-screen.tsx';

interface LateBodyProps {
  /** What is `lazy`. */
  children: ReactNode;
  /** The first render has it, too, if its code is there, as on a prerendered page. */
  atOnce?: boolean;
}

/**
 * A body that comes later than what frames it: the frame shows in the frame of the press. It stands
 * inside the boundary meanwhile, because React leaves a fallback there for at least 300 ms, while
 * what is deferred comes as soon as it is loaded.
 */
export function LateBody({ children, atOnce = false }: LateBodyProps) {
  const rendersBody = useDeferredValue(true, atOnce);
  return <Suspense fallback={<LoadingBody />}>{rendersBody ? children : <LoadingBody />}</Suspense>;
}
