import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { loading } from '#content/texts/controls.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { fullTitle } from './document-head.tsx';
import { ScreenHeading } from './text-parts.tsx';

/** ms until loading shows: a quick load must neither flicker nor be announced. */
const noticeDelay = 1000;

function useIsLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noticeDelay);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

// Screen readers announce changes of existing live regions only, so both are empty at first.

export function LoadingScreen() {
  const late = useIsLate();
  return (
    <main className="bg-background-dark grid min-h-svh place-content-center">
      <title>{fullTitle(loading)}</title>
      <div role="status">
        {late && <ScreenHeading className="text-on-background-muted">{loading}</ScreenHeading>}
      </div>
    </main>
  );
}

function LoadingBody() {
  const late = useIsLate();
  return (
    <p
      role="status"
      lang={siteLanguage}
      className="max-w-content mx-auto w-full px-(--margin) py-10"
    >
      {late && loading}
    </p>
  );
}

interface LateBodyProps {
  /** What is `lazy`. */
  children: ReactNode;
  /** The first render has it, too, if its code is there, as on a prerendered page. */
  atOnce?: boolean;
}

/**
 * A body that comes later than its frame, and fades in: the frame shows in the frame of the press.
 * Until then a placeholder is inside the boundary, because React keeps a fallback for at least 300 ms.
 */
export function LateBody({ children, atOnce = false }: LateBodyProps) {
  const rendersBody = useDeferredValue(true, atOnce);
  return (
    <Suspense fallback={<LoadingBody />}>
      {rendersBody ? (
        <div className={`contents ${atOnce ? '' : 'motion-safe:*:animate-body-in'}`}>
          {children}
        </div>
      ) : (
        <LoadingBody />
      )}
    </Suspense>
  );
}
