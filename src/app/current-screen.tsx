import { Activity, useLayoutEffect } from 'react';
import { formPage } from '#src/content/pages.ts';
import { ChunkView } from '#src/lib/chunk.tsx';
import { useLatch } from '#src/lib/use-latch.ts';
import { Arrival } from '#src/navigation/arrival.tsx';
import { OverlayHost } from '#src/navigation/overlay-host.tsx';
import { homeAt, routeAt } from '#src/navigation/routes.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { contactOverlay, lockScreen, screenAt } from './screens.ts';

/** The screen that an address names. */
export function CurrentScreen({ path }: { path: string }) {
  const store = useVisitStore();
  const route = routeAt(path);
  const isHome = route.screen === 'home';
  const homeShown = useLatch(isHome);

  useLayoutEffect(() => {
    // For styles of the document: how it scrolls, and its part in a transition.
    document.documentElement.dataset.screen = homeAt(path) ? 'home' : 'page';
    for (const done of store.rendered) done();
  }, [path, store]);

  return (
    <>
      <Arrival path={path} />
      {isHome && <PageHead {...route.head} path={route.canonical ?? route.path} indexed />}
      {isHome && route.above === 'lock' && <ChunkView chunk={lockScreen} props={{}} />}
      {/* Once shown it stays mounted, at the same page, below the lock and behind what it opens. */}
      {homeShown && (
        <Activity mode={isHome ? 'visible' : 'hidden'}>
          <HomeScreen locked={isHome && route.above === 'lock'} />
        </Activity>
      )}
      {isHome ? (
        <OverlayHost kind="form" title={() => formPage.heading} chunk={contactOverlay} props={{}} />
      ) : (
        <OtherScreen path={route.path} parent={route.parent} />
      )}
    </>
  );
}

function OtherScreen({ path, parent }: { path: string; parent: string }) {
  const chunk = screenAt(path);
  return chunk && <ChunkView chunk={chunk} props={{ parent }} />;
}
