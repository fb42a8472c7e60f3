import {
  type ComponentType,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import type { LazyComponent } from '#src/lib/load-chunk.ts';
import { currentHeading, focusAfterPause, scrollToSection } from '#src/navigation/focus.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { FailedBody } from './failure-screen.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import { LateBody } from './loading.tsx';

interface PageBodyProps<P extends object> {
  lazy: LazyComponent<P>;
  children: (Body: ComponentType<P>) => ReactNode;
}

/** What a page shows below its heading, loaded on demand. */
export function PageBody<P extends object>({ lazy, children }: PageBodyProps<P>) {
  const store = useVisitStore();
  // A served page has it already, and browsers restore the scroll position right after `popstate`
  // (whatwg/html#39), which needs the page's height.
  const [atOnce] = useState(() => store.getState().arrival !== 'link');

  function handleArrival() {
    const { arrival, hash } = store.getState();
    if (arrival === 'link' && hash) scrollToSection(hash);
  }

  return (
    <LazyBoundary
      lazy={lazy}
      failed={(retry) => <FailedBody onRetry={() => retry().then(moveFocusToHeading)} />}
    >
      {(Body) => (
        <LateBody atOnce={atOnce}>
          {children(Body)}
          <Arrival onArrival={handleArrival} />
        </LateBody>
      )}
    </LazyBoundary>
  );
}

/** If the button had the focus that the body has replaced. */
function moveFocusToHeading() {
  focusAfterPause(() => (document.activeElement === document.body ? currentHeading() : undefined));
}

/** Inside the boundary, so that its effect runs when the body is there, before paint. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  const handleArrival = useEffectEvent(onArrival);
  useLayoutEffect(() => handleArrival(), []);
  return null;
}
