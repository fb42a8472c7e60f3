import { Suspense, useEffect, useMemo } from 'react';
import { Router, useLocation } from 'wouter';
import { Notifications } from '#src/notifications/notifications.tsx';
import { navigationAround } from '#src/state/navigation.ts';
import { type SiteStore, SiteStoreProvider, useSite } from '#src/state/site-store.ts';
import { LoadingScreen } from '#src/ui/loading-screen.tsx';
import { CurrentScreen } from './current-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { exactCase } from './exact-case.ts';
import { preloadAllScreens } from './screens.ts';

interface AppProps {
  store: SiteStore;
  /** The address to render where there is no browser. */
  ssrPath?: string;
}

/** The whole site. */
export function App({ store, ssrPath }: AppProps) {
  const aroundNav = useMemo(() => navigationAround(store), [store]);
  usePreloadWhenIdle();
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
  const [location] = useLocation();
  const overlay = useSite((state) => state.overlay?.kind);
  return (
    <ErrorBoundary subject={`${location} ${overlay ?? ''}`}>
      <Suspense fallback={<LoadingScreen />}>
        <CurrentScreen />
      </Suspense>
    </ErrorBoundary>
  );
}

function usePreloadWhenIdle() {
  useEffect(() => {
    // Safari has no idle callback; after the load event its network is idle enough.
    if (typeof requestIdleCallback === 'undefined') {
      if (document.readyState === 'complete') preloadAllScreens();
      window.addEventListener('load', preloadAllScreens);
      return () => window.removeEventListener('load', preloadAllScreens);
    }
    const callback = requestIdleCallback(preloadAllScreens);
    return () => cancelIdleCallback(callback);
  }, []);
}
