import { Suspense, useLayoutEffect, useRef } from 'react';
import { Route, Router, Switch } from 'wouter';
import { DocumentHead } from '#src/components/document-head.tsx';
import { FailureScreen } from '#src/components/failure-screen.tsx';
import { LazyBoundary } from '#src/components/lazy-boundary.tsx';
import { LoadingScreen } from '#src/components/loading.tsx';
import { PageBody } from '#src/components/page-body.tsx';
import { PageTransitionBox } from '#src/components/page-transition-box.tsx';
import { siteLanguage } from '#src/lib/specification.ts';
import { paths } from '#src/navigation/paths.ts';
import { detailRoutes, notFoundRoute, resumeRoute, staticRoutes } from '#src/navigation/routes.ts';
import { DetailLayout } from '#src/screens/detail/detail-layout.tsx';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { ResumeLayout } from '#src/screens/resume/resume-layout.tsx';
import { StaticLayout } from '#src/screens/static/static-layout.tsx';
import { isPageOpen } from '#src/store/selectors.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import {
  lazyDetailBody,
  lazyLockScreen,
  lazyResumeBody,
  lazyStaticBody,
} from './lazy-components.ts';
import { useHomeLocation, usePageLocation } from './locations.ts';
import { NavigationFocus } from './navigation-focus.tsx';
import { ContactSheet } from './optional-form.ts';

/**
 * Two layers with separate locations (`store/place-change.ts`): the home screen, which stays
 * mounted behind a page, and the page, which stays mounted until it has closed.
 *
 *     address       home layer                            page layer
 *     /             slide 0 behind the lock               none, or the page that closes
 *     /desktop/2    slide 2                               none, or the page that closes
 *     /kontakt      slide 3, with the sheet open above    none, or the page that closes
 *     /aChess       as before; none if loaded directly    `DetailLayout`
 *     /foo          as before; none if loaded directly    `NotFoundScreen`
 */
export function Screens() {
  const hasHome = useVisit(({ home }) => home !== undefined);
  const page = useVisit((visit) => visit.page);
  return (
    <>
      <NavigationFocus />
      <DocumentOfRoute />
      {ContactSheet && <ContactSheet />}
      {hasHome && (
        <Router hook={useHomeLocation}>
          <HomeLayer />
        </Router>
      )}
      {page && (
        <Router hook={usePageLocation}>
          <PageTransitionBox key={page.path} route={page}>
            <PageLayer />
          </PageTransitionBox>
        </Router>
      )}
    </>
  );
}

/** The home screen, and at `/` the lock above it. `useSlide` gets the slide from the location. */
function HomeLayer() {
  return (
    <>
      <Route path={paths.lock}>
        <LazyBoundary
          lazy={lazyLockScreen}
          renderFailure={(retry) => <FailureScreen parent={paths.slide(0)} onRetry={retry} />}
        >
          {(LockScreen) => (
            <Suspense
              fallback={
                <div className="fixed inset-0 z-20">
                  <LoadingScreen />
                </div>
              }
            >
              <LockScreen />
            </Suspense>
          )}
        </LazyBoundary>
      </Route>
      <HomeScreen />
    </>
  );
}

/** A page over the home screen: its layout immediately, its body when loaded. */
function PageLayer() {
  // The page's scroll bar must not narrow the home screen behind it. Runs before the effect of the
  // parent `PageTransitionBox`, which measures the layout.
  useLayoutEffect(() => {
    const { style, offsetWidth } = document.documentElement;
    style.setProperty('--scroll-bar', `${innerWidth - offsetWidth}px`);
    return () => {
      style.removeProperty('--scroll-bar');
    };
  }, []);
  return (
    <Switch>
      {detailRoutes.map((route) => (
        <Route key={route.path} path={route.path}>
          <DetailLayout detail={route.detail} parent={route.parent}>
            <PageBody lazy={lazyDetailBody}>
              {(DetailBody) => <DetailBody detail={route.detail} />}
            </PageBody>
          </DetailLayout>
        </Route>
      ))}
      <Route path={resumeRoute.path}>
        <ResumeLayout parent={resumeRoute.parent}>
          <PageBody lazy={lazyResumeBody}>{(ResumeBody) => <ResumeBody />}</PageBody>
        </ResumeLayout>
      </Route>
      {staticRoutes.map((route) => (
        <Route key={route.path} path={route.path}>
          <StaticLayout page={route.page} parent={route.parent}>
            <PageBody lazy={lazyStaticBody}>
              {(StaticBody) => <StaticBody page={route.page} />}
            </PageBody>
          </StaticLayout>
        </Route>
      ))}
      <Route>
        <NotFoundScreen parent={notFoundRoute.parent} />
      </Route>
    </Switch>
  );
}

/** Sets title, language, `data-screen` and scroll position for the current route. */
function DocumentOfRoute() {
  const store = useVisitStore();
  const route = useVisit((visit) => visit.route);
  const isPage = useVisit(isPageOpen);
  const { path, lang } = route;
  const previousPath = useRef(path);
  useLayoutEffect(() => {
    // For `styles/scrolling.css`.
    document.documentElement.dataset.screen = isPage ? 'page' : 'home';
  }, [isPage]);
  useLayoutEffect(() => {
    // Not on pages in the site's language: a translator may have changed the attribute.
    if (!lang) return;
    document.documentElement.lang = lang;
    return () => {
      document.documentElement.lang = siteLanguage;
    };
  }, [lang]);
  useLayoutEffect(() => {
    // For Back and Forward, the browser or `PageBody` scrolls. The first page stays where the
    // visitor has scrolled it before hydration.
    if (previousPath.current !== path && store.getState().arrival === 'client')
      window.scrollTo(0, 0);
    previousPath.current = path;
  }, [path, store]);
  // `NotFoundScreen` renders its own `DocumentHead`.
  if (route.screen === 'not-found') return null;
  return <DocumentHead title={route.title} path={route.canonical ?? path} />;
}
