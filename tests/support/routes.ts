import { owner } from '#content/owner.ts';
import { slides } from '#content/slider.ts';
import { lockScreen } from '#content/texts/lock.ts';
import { slideIndex, slideList } from '#src/content/slides.ts';
import { type Place, projects, skills, staticPages } from './content.ts';

export interface Route {
  path: string;
  /** Name of the screen in the page's title; none on the Impressum, or where it is the site's. */
  title?: string | undefined;
  /** The heading that is this page's own. */
  heading: string;
  /** The page's language, German by default. */
  lang?: string;
  /** The address that search engines know, where it is not its own. */
  canonical?: string;
  /** The slide that Schließen leads to when the page was opened directly. */
  parent?: string;
}

const { contact, about } = slideIndex;

function placeRoute({ path, title: heading, slide }: Omit<Place, 'tile'>): Route {
  // The page about this site is called like the site: a tab says it once.
  const title = heading === owner.siteTitle ? undefined : heading;
  return { path, title, heading, parent: `/desktop/${slide}` };
}

/** The addresses of `docs/product.md` that show a page. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: lockScreen.metadata.title,
    heading: lockScreen.greeting,
  },
  ...slideList.map(({ metadata, heading }, number) => {
    return { path: `/desktop/${number}`, title: metadata.title, heading };
  }),
  {
    path: '/kontakt',
    title: slides.contact.form.metadata.title,
    heading: slides.contact.heading,
    canonical: `/desktop/${contact}`,
  },
  ...[...projects, ...skills].map(placeRoute),
  placeRoute({ path: '/lebenslauf', title: 'Lebenslauf', slide: about }),
  ...staticPages.map(({ path, title, heading, lang, slide }) => {
    return { path, title, heading, lang, parent: `/desktop/${slide}` };
  }),
];

export function fullTitle({ title }: Pick<Route, 'title'>): string {
  return title ? `${title} – ${owner.siteTitle}` : owner.siteTitle;
}
