import { useMemo } from 'react';
import { Router, useLocation } from 'wouter';
import { KeyboardHelp } from '#src/help/keyboard-help.tsx';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { aroundNavigation } from '#src/navigation/navigate.ts';
import { paths } from '#src/navigation/paths.ts';
import { VisitProvider, type VisitStore } from '#src/navigation/visit-store.ts';
import { FailureScreen } from '#src/ui/failure-screen.tsx';
import { CurrentScreen } from './current-screen.tsx';
import { NotificationsHost } from './form-parts.ts';
import { Prefetch } from './prefetch.ts';

interface AppProps {
  store: VisitStore;
  /** The address to prerender. */
  ssrPath?: string;
  /** Called when the first screen has rendered, before paint. */
  onReady?: () => void;
}

export function App({ store, ssrPath, onReady }: AppProps) {
  const aroundNav = useMemo(() => aroundNavigation(store), [store]);
  return (
    <VisitProvider value={store}>
      <Router aroundNav={aroundNav} {...(ssrPath ? { ssrPath } : {})}>
        <Screen onReady={onReady} />
        {NotificationsHost && <NotificationsHost />}
        <Prefetch />
      </Router>
    </VisitProvider>
  );
}

/** Skip links, and the current screen or its failure. */
function Screen({ onReady }: { onReady: AppProps['onReady'] }) {
  const [path] = useLocation();
  return (
    <>
      <KeyboardHelp path={path} />
      <ErrorBoundary subject={path} fallback={<FailureScreen home={paths.page(0)} />}>
        <CurrentScreen path={path} onReady={onReady} />
      </ErrorBoundary>
    </>
  );
}
