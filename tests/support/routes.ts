import { expect, type Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { slides } from '#content/slider.ts';
import { lockScreen } from '#content/texts/lock.ts';
import { slideIndex, slideList } from '#src/content/slides.ts';
import { type Place, projects, skills, staticPages } from './content.ts';

export interface Route {
  path: string;
  /** Name of the screen in the page's title; none on the Impressum. */
  title?: string | undefined;
  /** The heading that is this page's own. */
  heading: string;
  /** German, where it is not said. */
  lang?: string;
  /** The sitemap lists it. */
  listed: boolean;
  /** The address that search engines know, where it is not its own. */
  canonical?: string;
  /** The slide that Schließen leads to when the page was opened directly. */
  parent?: string;
}

const { contact, about } = slideIndex;

function placeRoute({ path, title, slide }: Omit<Place, 'tile'>): Route {
  return { path, title, heading: title, listed: true, parent: `/desktop/${slide}` };
}

/** The addresses of `docs/product.md` that show a page. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: lockScreen.metadata.title,
    heading: lockScreen.greeting,
    listed: true,
  },
  ...slideList.map(({ metadata, heading }, number) => {
    return { path: `/desktop/${number}`, title: metadata.title, heading, listed: true };
  }),
  {
    path: '/kontakt',
    title: slides.contact.form.metadata.title,
    heading: slides.contact.heading,
    listed: false,
    canonical: `/desktop/${contact}`,
  },
  ...[...projects, ...skills].map(placeRoute),
  placeRoute({ path: '/lebenslauf', title: 'Lebenslauf', slide: about }),
  ...staticPages.map(({ path, title, heading, lang, slide }) => {
    return { path, title, heading, lang, listed: true, parent: `/desktop/${slide}` };
  }),
];

export function fullTitle({ title }: Pick<Route, 'title'>): string {
  return title ? `${title} – ${owner.siteTitle}` : owner.siteTitle;
}

/**
 * React has hydrated the page: only then does the document name its screen, and are the off-screen
 * slides inert.
 */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-screen', /./);
  await expect(page.locator('[data-slide]:not([inert])')).not.toHaveCount(slideList.length);
}
