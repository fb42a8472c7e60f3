import { siteLanguage } from '#src/lib/specification.ts';
import { folderOf } from './content-path-parts.ts';
import { projectContents, staticPageContents } from './parsed-content.ts';
import { type StaticPage, showsProjects } from './static-page.ts';

function textsOf(page: StaticPage) {
  const { lang = siteLanguage, introduction, sections, lastReviewed } = page;
  const projectDescriptions = showsProjects(page) ? projectDescriptionsIn(lang) : {};
  return { introduction, sections, lastReviewed, projectDescriptions };
}

/** Description of each project in a language, by slug. */
function projectDescriptionsIn(lang: string): Record<string, string | undefined> {
  const entries = Object.values(projectContents).map(({ tile, description, translations }) => {
    return [tile.slug, lang === siteLanguage ? description : translations?.[lang]];
  });
  return Object.fromEntries(entries);
}

export type StaticTexts = ReturnType<typeof textsOf>;

/** By slug, in the chunk of `StaticBody` only. */
export const staticTexts: Readonly<Record<string, StaticTexts>> = Object.fromEntries(
  Object.entries(staticPageContents).map(([file, page]) => [folderOf(file), textsOf(page)]),
);
