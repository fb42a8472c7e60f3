import { siteLanguage } from '#src/config/specification.ts';
import { chunks, pageFiles, projectFiles } from './content-by-file.ts';
import { folderOf } from './content-path-parts.ts';
import { type Locales, type StaticPage, showsProjects } from './static-page.ts';

/** The words around pages in other languages, by language tag; the file is optional. */
const [locales = {}] = Object.values(
  import.meta.glob<Locales>('#content/texts/locales.ts', { eager: true, import: 'locales' }),
);

/** What links to a static page, and its layout, need before its texts are loaded. */
function linkOf([file, page]: [string, StaticPage]) {
  const { heading, metadata, linkLabel = heading, onLock, onHome, introduction } = page;
  const { title } = metadata;
  /** Undefined on pages in the site's language. */
  const lang = page.lang === siteLanguage ? undefined : page.lang;
  const locale = locales[lang ?? ''];
  /** Its folder, and first segment of its address. */
  const slug = folderOf(file);
  const app = introduction && true;
  return { file, slug, heading, title, linkLabel, onLock, onHome, lang, locale, app };
}

export type StaticPageLink = ReturnType<typeof linkOf>;

export const staticPages = Object.entries(pageFiles).map(linkOf);

/** What a static page shows below its heading. */
function textsOf(page: StaticPage) {
  const { lang = siteLanguage, introduction, sections, lastReviewed } = page;
  /** What the page says of each project, by slug. */
  const projects: Record<string, string | undefined> = {};
  for (const { tile, description, translations } of Object.values(
    showsProjects(page) ? projectFiles : {},
  ))
    projects[tile.slug] = lang === siteLanguage ? description : translations?.[lang];
  return { introduction, sections, lastReviewed, projects };
}

export type StaticTexts = ReturnType<typeof textsOf>;

/** By file. */
export const staticTexts = chunks(pageFiles, textsOf);
