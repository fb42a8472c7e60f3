import { formTexts } from '#content/texts/form.ts';
import { moduleOf } from '#src/content/content-path-parts.ts';
import {
  pageContents,
  projectContents,
  resume,
  skillContents,
} from '#src/content/parsed-content.ts';
import { owner } from '#src/content/parsed-owner.ts';
import { routes } from '#src/navigation/routes.ts';

/** Data for checks across files. With an invalid field in the content, the import fails. */
export const siteContent = {
  owner,
  resume,
  formTexts,
  projects: byPath(projectContents),
  skills: byPath(skillContents),
  pages: byPath(pageContents),
  routes,
};

export type SiteContent = typeof siteContent;

/** Replaces the keys by paths relative to the content. */
function byPath<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.map(([file, content]) => [`${moduleOf(file)}.ts`, content]));
}
