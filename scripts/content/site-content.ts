import { formTexts } from '#content/texts/form.ts';
import {
  projectContents,
  resume,
  skillContents,
  staticPageContents,
} from '#src/content/parsed-content.ts';
import { parsedOwner } from '#src/content/parsed-owner.ts';
import { routes } from '#src/navigation/routes.ts';

/** Data for checks across files. If a field of the content is invalid, the import fails. */
export const siteContent = {
  owner: parsedOwner,
  resume,
  formTexts,
  projects: byPath(projectContents),
  skills: byPath(skillContents),
  pages: byPath(staticPageContents),
  routes,
};

export type SiteContent = typeof siteContent;

/** Shortens the keys to paths such as `projects/a-name/project.ts`. */
function byPath<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(files);
  const pathOf = (file: string) => file.split('/').slice(-3).join('/');
  return Object.fromEntries(entries.map(([file, content]) => [pathOf(file), content]));
}
