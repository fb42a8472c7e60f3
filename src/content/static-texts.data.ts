import { siteLanguage } from '#src/lib/specification.ts';
import { folderOf } from './content-path-parts.ts';
import { pageContents, projectContents } from './parsed-content.ts';
import { type StaticPage, showsProjects } from './static-page.ts';

function textsOf(page: StaticPage) {
  const { lang = siteLanguage, introduction, sections, lastReviewed } = page;
  /** Description of each project, by slug. */
  const projectDescriptions: Record<string, string | undefined> = {};
  for (const { tile, description, translations } of Object.values(
    showsProjects(page) ? projectContents : {},
  ))
    projectDescriptions[tile.slug] = lang === siteLanguage ? description : translations?.[lang];
  return { introduction, sections, lastReviewed, projectDescriptions };
}

export type StaticTexts = ReturnType<typeof textsOf>;

/** By slug, in the chunk of `StaticBody` only. */
export const staticTexts: Readonly<Record<string, StaticTexts>> = Object.fromEntries(
  Object.entries(pageContents).map(([file, page]) => [folderOf(file), textsOf(page)]),
);
