import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { NavigationFocus } from '#src/app/navigation-focus.tsx';
import { siteLanguage } from '#src/config/specification.ts';
import { type Chunk, useChunk } from '#src/lib/chunk.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { scrollBarWidth } from '#src/lib/scroll-bar-width.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { useHasBeenTrue } from '#src/lib/use-last-defined-value.ts';
import { homeAt, type PageRoute, routeAt } from '#src/navigation/routes.ts';
import { scrollRestorer } from '#src/navigation/scroll-position.ts';
import { scrollToSection } from '#src/navigation/scroll-to-section.ts';
import { useVisit, useVisitStore } from '#src/navigation/visit-store.ts';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { MovingPage } from '#src/transitions/moving-page.tsx';
import { FailedBody } from '#src/ui/failure-screen.tsx';
import { LazyBody } from '#src/ui/lazy-body.tsx';
import { LoadingScreen } from '#src/ui/loading-screen.tsx';

import { TitleAndCanonical } from '#src/ui/title-and-canonical.tsx';
import { lockScreen, screenOf } from './lazy-screens.tsx';
import { ContactSheet } from './optional-form.ts';

/** The screen of an address and, while a page opens or closes, the home screen behind it. */
export function CurrentScreen({ path }: { path: string }) {
  const store = useVisitStore();
  const route = routeAt(path);
  const { lang } = route;
  const motion = useVisit((visit) => visit.motion);
  const isHome = route.screen === 'home';
  const home = isHome ? route : motion?.homePath ? homeAt(motion.homePath) : undefined;
  // The home screen stays mounted once it was shown.
  const homeShown = useHasBeenTrue(home !== undefined);
  const shown = useRef(path);
  useLayoutEffect(() => {
    // Read by the document's scroll styles.
    const { documentElement } = document;
    documentElement.dataset.screen = homeAt(path) ? 'home' : 'page';
    if (lang ?? routeAt(shown.current).lang) documentElement.lang = lang ?? siteLanguage;
    // A prerendered page keeps its scroll position.
    if (shown.current !== path && store.getState().arrival === 'link') window.scrollTo(0, 0);
    shown.current = path;
  }, [path, lang, store]);

  // A closing page is on screen until its motion ends.
  const page = isHome && motion ? routeAt(motion.path) : route;

  return (
    <>
      <NavigationFocus path={path} />
      {route.screen !== 'not-found' && (
        <TitleAndCanonical title={route.title} path={route.canonical ?? route.path} />
      )}
      {ContactSheet && <ContactSheet />}
      {home?.above === 'lock' && <Lock />}
      {homeShown && (
        <HomeScreen locked={home?.above === 'lock'} behindPage={!isHome} hidden={!home} />
      )}
      {page.screen !== 'home' && (
        <MovingPage key={page.path} path={page.path}>
          <PageScreen route={page} />
        </MovingPage>
      )}
    </>
  );
}

function Lock() {
  // Loaded before hydration, but not when Back leads to it from another page.
  const LockScreen = useChunk(lockScreen, true);
  if (LockScreen) return <LockScreen />;
  return (
    <div className="fixed inset-0 z-20">
      <LoadingScreen />
    </div>
  );
}

/** A page over the home screen: its layout immediately, its body once loaded. */
function PageScreen({ route }: { route: PageRoute }) {
  const { body, layout } = screenOf(route);
  // Extends the home screen below the page's scroll bar, before `MovingPage` measures the layout:
  // effects of children come first.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--scroll-bar', `${scrollBarWidth()}px`);
    return () => {
      style.removeProperty('--scroll-bar');
    };
  }, []);
  return layout(
    body && (
      <ErrorBoundary subject={route.path} fallback={<FailedBody />}>
        <Body chunk={body} />
      </ErrorBoundary>
    ),
  );
}

function Body({ chunk }: { chunk: Chunk<ComponentType> }) {
  const store = useVisitStore();
  const hydrated = useHydrated();
  // Restoring the scroll position needs the whole page.
  const [atOnce] = useState(!hydrated || store.getState().arrival === 'traversal');
  const restoreScroll = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (store.getState().arrival === 'traversal' && !chunk.loaded())
      restoreScroll.current = scrollRestorer();
  }, [store, chunk]);
  const handleArrival = () => {
    restoreScroll.current?.();
    const { arrival, hash } = store.getState();
    if (arrival === 'link' && hash) scrollToSection(hash);
  };
  return <LazyBody chunk={chunk} atOnce={atOnce} onArrival={handleArrival} />;
}
