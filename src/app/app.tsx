import { useCallback } from 'react';
import { type BaseLocationHook, Router } from 'wouter';
import { KeyboardHelp } from '#src/help/keyboard-help.tsx';
import { SkipLinks } from '#src/help/skip-links.tsx';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { navigate } from '#src/navigation/navigate.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisit, useVisitStore, VisitProvider, type VisitStore } from '#src/store/visit-store.ts';
import { FailureScreen } from '#src/ui/failure-screen.tsx';
import { LazyNotifications } from './optional-form.ts';
import { Prefetch } from './prefetch.ts';
import { Screens } from './screens.tsx';

export function App({ store }: { store: VisitStore }) {
  return (
    <VisitProvider value={store}>
      <Router hook={useVisitLocation}>
        <ScreenOrFailure />
        {LazyNotifications && <LazyNotifications />}
        <Prefetch />
      </Router>
    </VisitProvider>
  );
}

/** Makes wouter read the address from the store and navigate by `navigate`. */
const useVisitLocation: BaseLocationHook = () => {
  const store = useVisitStore();
  const path = useVisit((visit) => visit.path);
  return [path, useCallback((to, options) => navigate(store, to, options), [store])];
};

/** Skip links, help, and the current screen or its failure. */
function ScreenOrFailure() {
  const path = useVisit((visit) => visit.path);
  return (
    <>
      <SkipLinks path={path} />
      <KeyboardHelp />
      <ErrorBoundary subject={path} fallback={<FailureScreen parent={paths.slide(0)} />}>
        <Screens path={path} />
      </ErrorBoundary>
    </>
  );
}
