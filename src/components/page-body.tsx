import {
  type ComponentType,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LazyComponent } from '#src/lib/load-chunk.ts';
import { currentHeading, focusAfterPause, scrollToSection } from '#src/navigation/focus.ts';
import { scrollRestorer } from '#src/navigation/scroll-position.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { FailedBody } from './failure-screen.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import { DeferredBody } from './loading.tsx';

interface PageBodyProps<P extends object> {
  lazy: LazyComponent<P>;
  children: (Body: ComponentType<P>) => ReactNode;
}

/**
 * The lazy content of a page below its heading.
 *
 *     arrival                    content renders; scrolled by
 *     prerendered                in the first render; the browser
 *     traversal, content loaded  in the first render; the browser
 *     traversal, otherwise       after loading; `scrollRestorer`
 *     client                     after the heading; `scrollToSection`, or without a hash
 *                                `DocumentOfRoute`
 */
export function PageBody<P extends object>({ lazy, children }: PageBodyProps<P>) {
  const store = useVisitStore();
  // A prerendered page contains the body. After Back or Forward, scrolling needs the body's height.
  const [immediate] = useState(() => store.getState().arrival !== 'client');
  const hasRendered = useRef(false);
  const restoreScroll = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const { arrival } = store.getState();
    // If the first render had the body, the child `AfterRender` has already called `handleRender`.
    if (arrival === 'traversal' && !hasRendered.current) restoreScroll.current = scrollRestorer();
  }, [store]);

  function handleRender() {
    hasRendered.current = true;
    restoreScroll.current?.();
    const { arrival, hash } = store.getState();
    if (arrival === 'client' && hash) scrollToSection(hash);
  }

  return (
    <LazyBoundary
      lazy={lazy}
      renderFailure={(retry) => <FailedBody onRetry={() => retry().then(moveFocusToHeading)} />}
    >
      {(Body) => (
        <DeferredBody immediate={immediate}>
          {children(Body)}
          <AfterRender onRender={handleRender} />
        </DeferredBody>
      )}
    </LazyBoundary>
  );
}

/** Does nothing unless the body has replaced the focused button. */
function moveFocusToHeading() {
  focusAfterPause(() => (document.activeElement === document.body ? currentHeading() : undefined));
}

/** Inside the boundary, so that the effect runs when the body has rendered, before paint. */
function AfterRender({ onRender }: { onRender: () => void }) {
  const handleRender = useEffectEvent(onRender);
  useLayoutEffect(() => handleRender(), []);
  return null;
}
