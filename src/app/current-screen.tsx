import { Activity, useLayoutEffect } from 'react';
import { ChunkView } from '#src/lib/chunk.tsx';
import { useLatch } from '#src/lib/use-latch.ts';
import { useArrivalFocus } from '#src/navigation/arrival.tsx';
import { OverlayHost } from '#src/navigation/overlay-host.tsx';
import { type Route, routeAt } from '#src/navigation/routes.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { LockScreen } from '#src/screens/lock/lock-screen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { contactOverlay, screens } from './screens.ts';

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
      <PageHead
        {...route.head}
        path={route.canonical ?? route.path}
        indexed={route.screen !== 'not-found'}
      />
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
        <OtherScreen route={route} />
      )}
    </>
  );
}

function OtherScreen({ route }: { route: Exclude<Route, { screen: 'home' }> }) {
  switch (route.screen) {
    case 'project':
      return <ChunkView key={route.path} chunk={screens.project} props={route} />;
    case 'skill':
      return <ChunkView key={route.path} chunk={screens.skill} props={route} />;
    case 'imprint':
      return <ChunkView chunk={screens.imprint} props={route} />;
    case 'privacy':
      return <ChunkView chunk={screens.privacy} props={route} />;
    case 'not-found':
      return <NotFoundScreen />;
    default:
      return route satisfies never;
  }
}
