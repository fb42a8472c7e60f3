import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { loading } from '#content/texts/controls.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { fullTitle } from './document-head.tsx';
import { ScreenHeading } from './text-parts.tsx';

/** ms until the loading text shows. A quick load must neither flicker nor be announced. */
const noticeDelay = 1000;

function useIsLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noticeDelay);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

// Screen readers announce only changes of existing live regions, so `LoadingScreen` and
// `LoadingBody` are empty at first.

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

interface DeferredBodyProps {
  /** Contains the lazy component. */
  children: ReactNode;
  /** Renders the body in the first render, without a fade, if its code is loaded. */
  immediate?: boolean;
}

/**
 * Renders a lazy body after its layout, and fades it in. Unless
 * `immediate`, the first render shows a plain `LoadingBody`, because React would keep the fallback
 * of `Suspense` for at least 300 ms (facebook/react#31819).
 */
export function DeferredBody({ children, immediate = false }: DeferredBodyProps) {
  // Unless `immediate`, false in the first render, and true in a second render that React defers.
  const rendersBody = useDeferredValue(true, immediate);
  return (
    <Suspense fallback={<LoadingBody />}>
      {rendersBody ? (
        <div className={`contents ${immediate ? '' : 'motion-safe:*:animate-body-in'}`}>
          {children}
        </div>
      ) : (
        <LoadingBody />
      )}
    </Suspense>
  );
}
