import { Suspense, useDeferredValue, useMemo } from 'react';
import { Router, useLocation } from 'wouter';
import { Notifications } from '#src/notifications/notifications.tsx';
import { type SiteStore, SiteStoreProvider, useSite } from '#src/state/site-store.ts';
import { LoadingScreen } from '#src/ui/loading-screen.tsx';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { animatedNavigation } from './animated-navigation.ts';
import { CurrentScreen } from './current-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { exactCase } from './exact-case.ts';
import { isScreenReady, preloadAllScreens } from './screens.ts';

interface AppProps {
  store: SiteStore;
  /** The address to render where there is no browser. */
  ssrPath?: string;
}

/** The whole site. */
export function App({ store, ssrPath }: AppProps) {
  const aroundNav = useMemo(() => animatedNavigation(store), [store]);
  useWhenIdle(preloadAllScreens);
  return (
    <SiteStoreProvider value={store}>
      <Router parser={exactCase} aroundNav={aroundNav} {...(ssrPath ? { ssrPath } : {})}>
        <ShownScreen />
        <Notifications />
      </Router>
    </SiteStoreProvider>
  );
}

/** The screen, or what stands for it while it is on its way or when it failed. */
function ShownScreen() {
  const location = useShownLocation();
  const overlay = useSite((state) => state.overlay?.kind);
  return (
    <ErrorBoundary subject={`${location} ${overlay ?? ''}`}>
      <Suspense fallback={<LoadingScreen />}>
        <CurrentScreen location={location} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The address whose screen is shown: a little behind the browser's, so that a large screen is rendered
 * in slices between frames. Not in what Back and Forward bring, where the browser restores the scroll
 * position at once, nor for a screen that is still to be loaded, whose fallback has to show.
 */
function useShownLocation(): string {
  const [location] = useLocation();
  const deferred = useDeferredValue(location);
  const traversed = useSite((state) => state.traversed);
  return traversed || !isScreenReady(location) ? location : deferred;
}
