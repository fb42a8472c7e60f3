import type { StaticPage } from './static-page.ts';
import type { ProjectContent, SkillContent } from './types.ts';

// Imports everything in the content's folders by file, for data modules and the build.

export const projectFiles = inOrder(
  import.meta.glob<ProjectContent>('#content/projects/*/project.ts', {
    eager: true,
    import: 'project',
  }),
  ({ tile }) => tile.order,
);

export const skillFiles = inOrder(
  import.meta.glob<SkillContent>('#content/skills/*/skill.ts', { eager: true, import: 'skill' }),
  ({ tile }) => tile.order,
);

/** Projects with a tag that equals a skill's title, which links the two (docs/decisions/06). */
export function projectsWith(skill: string): ProjectContent[] {
  return Object.values(projectFiles).filter(({ tags }) => tags.includes(skill));
}

export const pageFiles = inOrder(
  import.meta.glob<StaticPage>('#content/pages/*/page.ts', { eager: true, import: 'page' }),
  ({ order }) => order,
);

type Files<T> = Readonly<Record<string, T>>;

function inOrder<T>(files: Files<T>, orderOf: (content: T) => number): Files<T> {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.sort(([, a], [, b]) => orderOf(a) - orderOf(b)));
}
