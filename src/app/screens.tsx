import { Suspense, useLayoutEffect, useRef } from 'react';
import { Route, Switch } from 'wouter';
import { siteLanguage } from '#src/config/specification.ts';
import { PageBody } from '#src/layout/page-body.tsx';
import { useHasBeenTrue } from '#src/lib/hooks.ts';
import { Hydrated } from '#src/lib/hydration.ts';
import { paths } from '#src/navigation/paths.ts';
import {
  detailRoutes,
  homeAt,
  notFoundRoute,
  resumeRoute,
  routeAt,
  staticRoutes,
} from '#src/navigation/routes.ts';
import { DetailLayout } from '#src/screens/detail/detail-layout.tsx';
import { HomeScreen } from '#src/screens/home/home-screen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { ResumeLayout } from '#src/screens/resume/resume-layout.tsx';
import { StaticLayout } from '#src/screens/static/static-layout.tsx';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { MovingPage } from '#src/transitions/moving-page.tsx';
import { DocumentHead } from '#src/ui/document-head.tsx';
import { LoadingScreen } from '#src/ui/loading.tsx';
import { DetailBody, LockScreen, ResumeBody, StaticBody } from './lazy-parts.ts';
import { NavigationFocus } from './navigation-focus.tsx';
import { ContactSheet } from './optional-form.ts';

/**
 * The screen of an address. Lock, slides and form show the home screen, other addresses a page over
 * it; while a page opens or closes, both are on screen.
 */
export function Screens({ path }: { path: string }) {
  const motion = useVisit((visit) => visit.motion);
  const isHome = homeAt(path) !== undefined;
  const home = isHome ? path : motion?.homePath;
  const page = isHome ? motion?.path : path;
  // It stays mounted once it was shown.
  const homeShown = useHasBeenTrue(home !== undefined);
  return (
    <>
      <NavigationFocus path={path} />
      <DocumentOf path={path} />
      {ContactSheet && <ContactSheet />}
      {home && <AboveHome path={home} />}
      {homeShown && <HomeScreen locked={home === paths.lock} behindPage={!isHome} hidden={!home} />}
      {page && (
        <MovingPage key={page} path={page}>
          <Page path={page} />
        </MovingPage>
      )}
    </>
  );
}

/** Title, language and scrolling of an address. */
function DocumentOf({ path }: { path: string }) {
  const store = useVisitStore();
  const route = routeAt(path);
  const { lang } = route;
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
  if (route.screen === 'not-found') return null;
  return <DocumentHead title={route.title} path={route.canonical ?? route.path} />;
}

/** The lock. The form is a modal, which every screen can have. */
function AboveHome({ path }: { path: string }) {
  return (
    <Switch location={path}>
      <Route path={paths.lock}>
        <Suspense
          fallback={
            <div className="fixed inset-0 z-20">
              <LoadingScreen />
            </div>
          }
        >
          <LockScreen />
          <Hydrated />
        </Suspense>
      </Route>
      <Route path={`${paths.desktop}/:slide?`}>
        <Hydrated />
      </Route>
      <Route path={paths.form}>
        <Hydrated />
      </Route>
    </Switch>
  );
}

/** A page over the home screen: its layout immediately, its body once loaded. */
function Page({ path }: { path: string }) {
  // Extends the home screen below the page's scroll bar, before `MovingPage` measures the layout:
  // effects of children come first.
  useLayoutEffect(() => {
    const { style, offsetWidth } = document.documentElement;
    style.setProperty('--scroll-bar', `${innerWidth - offsetWidth}px`);
    return () => {
      style.removeProperty('--scroll-bar');
    };
  }, []);
  return (
    // A closing page is no longer at the address.
    <Switch location={path}>
      {detailRoutes.map((route) => (
        <Route key={route.path} path={route.path}>
          <DetailLayout {...route}>
            <PageBody>
              <DetailBody slug={route.detail.slug} />
            </PageBody>
          </DetailLayout>
        </Route>
      ))}
      <Route path={resumeRoute.path}>
        <ResumeLayout parent={resumeRoute.parent}>
          <PageBody>
            <ResumeBody />
          </PageBody>
        </ResumeLayout>
      </Route>
      {staticRoutes.map((route) => (
        <Route key={route.path} path={route.path}>
          <StaticLayout {...route}>
            <PageBody>
              <StaticBody link={route.link} />
            </PageBody>
          </StaticLayout>
        </Route>
      ))}
      <Route>
        <NotFoundScreen parent={notFoundRoute.parent} />
        <Hydrated />
      </Route>
    </Switch>
  );
}
