import { Activity, useLayoutEffect } from 'react';
import { ChunkView } from '#src/lib/chunk.tsx';
import { useLatch } from '#src/lib/use-latch.ts';
import { useArrivalFocus } from '#src/navigation/arrival.tsx';
import { OverlayHost } from '#src/navigation/overlay-host.tsx';
import { routeAt } from '#src/navigation/routes.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { LockScreen } from '#src/screens/lock/lock-screen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { contactOverlay, screenAt } from './screens.ts';

/** The screen that an address names. */
export function CurrentScreen({ path }: { path: string }) {
  const store = useVisitStore();
  const route = routeAt(path);
  const isHome = route.screen === 'home';
  const homeShown = useLatch(isHome);

  useLayoutEffect(() => {
    // For styles of the document: how it scrolls, and its part in a transition.
    document.documentElement.dataset.screen = isHome ? 'home' : 'page';
    for (const done of store.rendered) done();
  }, [isHome, store]);
  useArrivalFocus(path);

  return (
    <>
      {route.head && (
        <PageHead
          {...route.head}
          path={route.canonical ?? route.path}
          indexed={route.screen !== 'not-found'}
        />
      )}
      {isHome && route.above === 'lock' && <LockScreen />}
      {/* Once shown it stays mounted, at the same page, below the lock and behind what it opens. */}
      {homeShown && (
        <Activity mode={isHome ? 'visible' : 'hidden'}>
          <HomeScreen locked={isHome && route.above === 'lock'} />
        </Activity>
      )}
      {isHome ? (
        <OverlayHost kind="form" chunk={contactOverlay} props={{}} />
      ) : (
        <OtherScreen path={path} />
      )}
    </>
  );
}

function OtherScreen({ path }: { path: string }) {
  const route = routeAt(path);
  const chunk = screenAt(path);
  if (!chunk || !('parent' in route)) return <NotFoundScreen />;
  return <ChunkView chunk={chunk} props={{ parent: route.parent }} />;
}
