import { expect, type Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { lockScreen } from '#content/texts/lock.ts';
import { pages } from '#src/content/pages.ts';
import { type Place, projects, skills } from './content.ts';

export interface Route {
  path: string;
  /** Name of the screen in the page's title; none on the Impressum. */
  title?: string;
  /** The heading that is this page's own. */
  heading: string;
  /** Whether the sitemap lists it. */
  listed: boolean;
  /** The address that search engines know, where it is not its own. */
  canonical?: string;
  /** Page of the slider that Schließen leads to when the page was opened directly. */
  parent?: string;
}

const appRoute = ({ path, title, page }: Place): Route => {
  return { path, title, heading: title, listed: true, parent: `/desktop/${page}` };
};

/** The addresses of `docs/product.md` that show a page. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: lockScreen.head.title,
    heading: lockScreen.greeting,
    listed: true,
  },
  { path: '/desktop/0', title: 'Über Mich', heading: owner.fullName, listed: true },
  { path: '/desktop/1', title: 'Skills', heading: 'Meine Skills', listed: true },
  { path: '/desktop/2', title: 'Projekte', heading: 'Meine Projekte', listed: true },
  { path: '/desktop/3', title: 'Kontakt', heading: 'Sag Hallo.', listed: true },
  {
    path: '/kontakt',
    title: 'Kontaktformular',
    heading: 'Sag Hallo.',
    listed: false,
    canonical: '/desktop/3',
  },
  ...[...projects, ...skills].map(appRoute),
  {
    path: '/lebenslauf',
    title: 'Lebenslauf',
    heading: 'Lebenslauf',
    listed: true,
    parent: '/desktop/0',
  },
  { path: '/impressum', heading: 'Impressum', listed: true, parent: '/desktop/3' },
  {
    path: '/datenschutz',
    title: 'Datenschutz',
    heading: 'Datenschutz',
    listed: true,
    parent: '/desktop/3',
  },
  {
    path: '/barrierefreiheit',
    title: 'Barrierefreiheit',
    heading: 'Barrierefreiheit',
    listed: true,
    parent: '/desktop/3',
  },
];

export function fullTitle({ title }: Pick<Route, 'title'>): string {
  return title ? `${title} – ${owner.siteTitle}` : owner.siteTitle;
}

/**
 * React has hydrated the page: only then does the document name its screen, and are the slider's
 * off-screen pages inert.
 */
export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-screen', /./);
  await expect(page.locator('[data-page]:not([inert])')).not.toHaveCount(pages.length);
}
