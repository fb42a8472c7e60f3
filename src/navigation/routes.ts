import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { formPage, lockTexts, resumePage } from '#src/content/browser-texts.data.ts';
import { type Detail, projects, skills } from '#src/content/details.data.ts';
import { hasForm } from '#src/content/owner.data.ts';
import { slideIndex, slideList, slideTitle } from '#src/content/slides.ts';
import { type StaticPageSummary, staticPages } from '#src/content/static-pages.data.ts';
import { decodeAddress } from '#src/lib/decode-address.ts';
import { normalizePath, paths } from './paths.ts';

/** `parent` is the path of the slide that links to a page; the first slide for the 404 page. */
type Screen =
  /** `overlay` is `form` only at `/kontakt`. There, `placeAt` opens the form above the slide. */
  | { screen: 'home'; slide: number; overlay?: 'lock' | 'form' }
  | { screen: 'project' | 'skill'; detail: Detail; parent: string }
  | { screen: 'static'; page: StaticPageSummary; parent: string }
  | { screen: 'resume'; parent: string }
  | { screen: 'not-found'; parent: string };

/** A screen with its address. */
export type Route = Screen & {
  path: string;
  /** Title of the tab, before the site's title; undefined for the site's title alone. */
  title?: string | undefined;
  /** Path for search engines; `path` by default. */
  canonical?: string;
  /** Set on pages in another language; `locale` has the texts that all pages in it share. */
  lang?: string | undefined;
  locale?: StaticPageSummary['locale'];
};

export type RouteTo<S extends Screen['screen']> = Extract<Route, { screen: S }>;

/** The slides, by index. */
export const slideRoutes: readonly RouteTo<'home'>[] = slideList.map((_, slide) =>
  slideRoute(slide),
);

/** Projects and skills, which share a layout. */
export const detailRoutes = [
  ...projects.map((detail) => detailRoute('project', detail, slideIndex.projects)),
  ...skills.map((detail) => detailRoute('skill', detail, slideIndex.skills)),
];

export const resumeRoute: RouteTo<'resume'> = {
  path: paths.resume,
  screen: 'resume',
  parent: paths.slide(slideIndex.about),
  title: resumePage.metadata.title,
};

export const staticRoutes = staticPages.map(staticRoute);

export const notFoundRoute: RouteTo<'not-found'> = {
  path: paths.notFound,
  screen: 'not-found',
  parent: paths.slide(0),
};

/** All routes; each is prerendered. */
export const routes: readonly Route[] = [
  { path: paths.lock, screen: 'home', slide: 0, overlay: 'lock', title: lockTexts.metadata.title },
  { ...slideRoute(0), path: paths.desktop, canonical: paths.slide(0) },
  ...slideRoutes,
  ...(hasForm ? [formRoute()] : []),
  ...detailRoutes,
  resumeRoute,
  ...staticRoutes,
  notFoundRoute,
];

function slideRoute(slide: number): RouteTo<'home'> {
  return { path: paths.slide(slide), screen: 'home', slide, title: slideTitle(slide) };
}

function formRoute(): Route {
  const slide = slideIndex.contact;
  return {
    path: paths.form,
    screen: 'home',
    slide,
    overlay: 'form',
    title: formPage.metadata.title,
    canonical: paths.slide(slide),
  };
}

function detailRoute(
  screen: 'project' | 'skill',
  detail: Detail,
  slide: number,
): RouteTo<'project' | 'skill'> {
  const { slug, title } = detail;
  return { path: paths.page(slug), screen, detail, parent: paths.slide(slide), title };
}

function staticRoute(page: StaticPageSummary): RouteTo<'static'> {
  const { slug, title, onHome, lang, locale } = page;
  return {
    path: paths.page(slug),
    screen: 'static',
    page,
    parent: paths.slide(onHome ? slideIndex.about : slideIndex.contact),
    title,
    lang,
    locale,
  };
}

/** wouter's pattern of the slider's addresses. */
export const sliderPattern = `${paths.desktop}/:slide?` as const;

/**
 * The route at a path. Ignores case, a trailing slash, `.html` and percent-encoding, because hosts
 * may serve these spellings too. An unknown path gets a not-found route with its normalized path.
 */
export function routeAt(path: string): Route {
  const normalized = normalizePath(decodeAddress(path));
  const [isSlide, params] = matchRoute(parse, sliderPattern, normalized);
  const route = isSlide
    ? slideRoutes.find(({ slide }) => String(slide) === (params.slide ?? '0'))
    : routes.find((each) => matchRoute(parse, each.path, normalized)[0]);
  return route ?? { ...notFoundRoute, path: normalizePath(path) };
}

/** Path of the prerendered page that a host serves for a route. */
export function prerenderedPath(route: Route): string {
  return route.screen === 'not-found' ? paths.notFound : route.path;
}

/** Like `routeAt`; undefined for an unknown path. */
export function knownRouteAt(path: string): Route | undefined {
  const route = routeAt(path);
  return route.screen === 'not-found' ? undefined : route;
}

/** Whether a route shows the home screen, not a page. */
export function isHome(route: Route): route is RouteTo<'home'> {
  return route.screen === 'home';
}

/**
 * The home screen that a route shows. `/kontakt` shows the contact slide, because the form is a
 * modal above it. Undefined for pages.
 */
export function homeRouteOf(route: Route): RouteTo<'home'> | undefined {
  if (!isHome(route)) return undefined;
  return route.overlay === 'form' ? slideRoutes[route.slide] : route;
}
