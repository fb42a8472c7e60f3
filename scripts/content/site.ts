import { contactForm } from '#content/texts/form.ts';
import { moduleOf } from '#src/content/content-path-parts.ts';
import { pageFiles, projectFiles, resume, skillFiles } from '#src/content/parsed-content.ts';
import { owner } from '#src/content/parsed-owner.ts';
import { routes } from '#src/navigation/routes.ts';

/** What the checks between files look at. It can be imported when all fields are right. */
export const site = {
  owner,
  resume,
  contactForm,
  projects: byPath(projectFiles),
  skills: byPath(skillFiles),
  pages: byPath(pageFiles),
  routes,
};

export type Site = typeof site;

/** By the path from the content's folder. */
function byPath<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.map(([file, content]) => [`${moduleOf(file)}.ts`, content]));
}
