import { type Detail, projects, skills } from '#src/content/catalogue.ts';
import {
  aboutPage,
  contactPage,
  formPage,
  lockScreen,
  type PageIndex,
  pageIndex,
  pageIndices,
  pages,
} from '#src/content/pages.ts';
import { normalizePath, paths } from './paths.ts';

/** What a page says about itself in the document's head. */
export interface Head {
  /** Name of the screen; without one the page's title is the site's. */
  title?: string;
}

/** What an address shows. A page lies over the home screen; its `parent` is the page of the slider that links there. */
type View =
  /** A page of the slider, below the lock or the form where `above` names one. */
  | { screen: 'home'; page: PageIndex; above?: 'lock' | 'form'; head: Head }
  | { screen: 'project' | 'skill'; detail: Detail; parent: string; head: Head }
  | {
      screen: 'resume' | 'imprint' | 'privacy' | 'accessibility';
      heading: string;
      parent: string;
      head: Head;
    }
  | { screen: 'not-found'; parent: string };

export type Route = View & {
  path: string;
  /** Address under which search engines know the page, where it is not its own. */
  canonical?: string;
};

/** For every address that is not in the table. */
const notFoundRoute: Route = { path: paths.notFound, screen: 'not-found', parent: paths.page(0) };

/**
 * Every address of the site and what it shows. A file in `content` is enough to add a project or a skill.
 * On a page that was opened directly, Schließen leads to its `parent`.
 */
export const routes: readonly Route[] = [
  { path: paths.lock, screen: 'home', page: 0, above: 'lock', head: lockScreen.head },
  { path: paths.desktop, screen: 'home', page: 0, head: pages[0].head, canonical: paths.page(0) },
  ...pageIndices.map((page) => ({
    path: paths.page(page),
    screen: 'home' as const,
    page,
    head: pages[page].head,
  })),
  {
    path: paths.form,
    screen: 'home',
    page: pageIndex.contact,
    above: 'form',
    head: formPage.head,
    canonical: paths.page(pageIndex.contact),
  },
  ...projects.map((detail) => detailRoute('project', detail, pageIndex.projects)),
  ...skills.map((detail) => detailRoute('skill', detail, pageIndex.skills)),
  ownPage('resume', aboutPage.resumeLink, pageIndex.about),
  // Its title is the site's, as specified.
  { ...ownPage('imprint', contactPage.imprintLink, pageIndex.contact), head: {} },
  ownPage('privacy', contactPage.privacyLink, pageIndex.contact),
  ownPage('accessibility', contactPage.accessibilityLink, pageIndex.contact),
  notFoundRoute,
];

function detailRoute(screen: 'project' | 'skill', detail: Detail, page: PageIndex): Route {
  const { slug, title } = detail;
  return { path: paths.detail(slug), screen, detail, parent: paths.page(page), head: { title } };
}

function ownPage(
  screen: 'resume' | 'imprint' | 'privacy' | 'accessibility',
  heading: string,
  page: PageIndex,
) {
  const head: Head = { title: heading };
  return { path: paths[screen], screen, heading, parent: paths.page(page), head };
}

const routesByPath = new Map(routes.map((route) => [route.path, route]));

/**
 * The route of an address. Case matters, as on static hosts: they do not find `/visualsort`, so it must
 * not be found here.
 */
export function routeAt(path: string): Route {
  return routesByPath.get(normalizePath(path)) ?? notFoundRoute;
}

/** A page that lies over the home screen. */
export type PageRoute = Exclude<Route, { screen: 'home' }>;

/** The view of the home screen at an address; undefined where another screen is meant. */
export function homeAt(path: string): Extract<Route, { screen: 'home' }> | undefined {
  const route = routeAt(path);
  return route.screen === 'home' ? route : undefined;
}
