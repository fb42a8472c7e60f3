import { Suspense, useDeferredValue, useMemo } from 'react';
import { Router, useLocation } from 'wouter';
import { KeyboardHelp } from '#src/help/keyboard-help.tsx';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { aroundNavigation } from '#src/navigation/navigate.ts';
import { useVisit, VisitProvider, type VisitStore } from '#src/navigation/visit-store.ts';
import { NotificationsHost } from '#src/notifications/notifications-host.tsx';
import { FailureScreen } from '#src/ui/failure-screen.tsx';
import { LoadingScreen } from '#src/ui/loading-screen.tsx';
import { CurrentScreen } from './current-screen.tsx';
import { Preloads } from './preloads.ts';
import { isScreenReady } from './screens.ts';

interface AppProps {
  store: VisitStore;
  /** The address to render where there is no browser. */
  ssrPath?: string;
}

/** The whole site. */
export function App({ store, ssrPath }: AppProps) {
  const aroundNav = useMemo(() => aroundNavigation(store, isScreenReady), [store]);
  return (
    <VisitProvider value={store}>
      <Router aroundNav={aroundNav} {...(ssrPath ? { ssrPath } : {})}>
        <Screen />
        <NotificationsHost />
        <Preloads />
      </Router>
    </VisitProvider>
  );
}

/** The way past its bars, and the current screen, or its fallback while it loads or when it failed. */
function Screen() {
  const path = useRenderedPath();
  return (
    <>
      <KeyboardHelp path={path} />
      <ErrorBoundary subject={path} fallback={<FailureScreen />}>
        <Suspense fallback={<LoadingScreen />}>
          <CurrentScreen path={path} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/**
 * The address whose screen is rendered: a deferred value, so that React renders a large screen in slices.
 * Not after Back and Forward, where the browser restores the scroll position at once, nor for a screen
 * that is still to be loaded, whose fallback has to show.
 */
function useRenderedPath(): string {
  const [path] = useLocation();
  const deferred = useDeferredValue(path);
  const traversed = useVisit((visit) => visit.traversed);
  return traversed || !isScreenReady(path) ? path : deferred;
}
