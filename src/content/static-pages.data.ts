import { siteLanguage } from '#src/lib/specification.ts';
import { folderOf } from './content-path-parts.ts';
import { locales, staticPageContents } from './parsed-content.ts';
import type { StaticPage } from './static-page.ts';

/** Data of a static page's links and layout, which render before the page's texts have loaded. */
function summaryOf([file, page]: [string, StaticPage]) {
  const { heading, metadata, linkLabel = heading, onLock, onHome, introduction } = page;
  const { title } = metadata;
  /** Undefined on pages in the site's language. */
  const lang = page.lang === siteLanguage ? undefined : page.lang;
  const locale = locales[lang ?? ''];
  /** Name of the folder, and segment of the address. */
  const slug = folderOf(file);
  /** Variant of `PageLayout`. A page with an introduction looks like a project's page. */
  const variant: 'colored' | 'paper' = introduction ? 'colored' : 'paper';
  return { file, slug, heading, title, linkLabel, onLock, onHome, lang, locale, variant };
}

export type StaticPageSummary = ReturnType<typeof summaryOf>;

export const staticPages = Object.entries(staticPageContents).map(summaryOf);
