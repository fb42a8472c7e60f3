import { useEffect } from 'react';
import { Router } from 'wouter';
import { FailureScreen } from '#src/components/failure-screen.tsx';
import { KeyboardHelp } from '#src/features/help/keyboard-help.tsx';
import { SkipLinks } from '#src/features/help/skip-links.tsx';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { ElementsProvider } from '#src/navigation/elements.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useVisit, VisitProvider, type VisitStore } from '#src/store/visit-store.ts';
import { useVisitLocation } from './locations.ts';
import { LazyNotifications } from './optional-form.ts';
import { Prefetch } from './prefetch.ts';
import { Screens } from './screens.tsx';

export function App({ store }: { store: VisitStore }) {
  useEffect(() => {
    // For tests and `lock-before-hydration.ts`.
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <VisitProvider value={store}>
      <ElementsProvider>
        <Router hook={useVisitLocation}>
          <ScreenOrFailure />
          {LazyNotifications && <LazyNotifications />}
          <Prefetch />
        </Router>
      </ElementsProvider>
    </VisitProvider>
  );
}

function ScreenOrFailure() {
  const path = useVisit(({ route }) => route.path);
  return (
    <>
      <SkipLinks />
      <KeyboardHelp />
      <ErrorBoundary resetKey={path} fallback={<FailureScreen parent={paths.slide(0)} />}>
        <Screens />
      </ErrorBoundary>
    </>
  );
}
