import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { Hydrated } from '#src/lib/hydration.ts';
import { scrollToSection } from '#src/navigation/focus.ts';
import { scrollRestorer } from '#src/navigation/scroll-position.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { FailedBody } from '#src/ui/failure-screen.tsx';
import { LateBody } from '#src/ui/loading.tsx';

/** What a page shows below its heading, loaded on demand. */
export function PageBody({ children }: { children: ReactNode }) {
  const store = useVisitStore();
  // A served page has it already, and restoring the scroll position needs the whole page.
  const [atOnce] = useState(() => store.getState().arrival !== 'link');
  const arrived = useRef(false);
  const restoreScroll = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const { arrival } = store.getState();
    if (arrival === 'traversal' && !arrived.current) restoreScroll.current = scrollRestorer();
  }, [store]);

  function handleArrival() {
    arrived.current = true;
    restoreScroll.current?.();
    const { arrival, hash } = store.getState();
    if (arrival === 'link' && hash) scrollToSection(hash);
  }

  return (
    <ErrorBoundary subject="body" fallback={<FailedBody />}>
      <LateBody atOnce={atOnce}>
        {children}
        <Arrival onArrival={handleArrival} />
        <Hydrated />
      </LateBody>
    </ErrorBoundary>
  );
}

/** Inside the boundary, so that its effect runs when the body is there, before paint. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  const handleArrival = useEffectEvent(onArrival);
  useLayoutEffect(() => handleArrival(), []);
  return null;
}
