import { resumePage } from '#content/texts/resume.ts';
import { folderOf } from './content-path-parts.ts';
import {
  cssOfProjectBackground,
  cssOfSkillBackground,
  cssOfTileBackground,
} from './detail-colors.ts';
import { projectContents, projectsWith, skillContents } from './parsed-content.ts';
import type { ProjectContent, SkillContent } from './types.ts';

/** Data of the tile and of the detail page's layout, which render before the texts have loaded. */
function detailOf([file, content]: [string, ProjectContent | SkillContent]) {
  const { title, description } = content;
  const { slug, background } = content.tile;
  /** Name of the folder, and of the icon and the Open Graph card. */
  const name = folderOf(file);
  const tile = { ...content.tile, background: cssOfTileBackground(background, name) };
  /** CSS of the page. A skill has only the background of its tile. */
  const colors =
    'backgroundColor' in content
      ? {
          color: content.color,
          background: cssOfProjectBackground(content.color, content.backgroundColor),
        }
      : { background: cssOfSkillBackground(background, name) };
  const tags = 'tags' in content ? content.tags : [];
  const tileText = tileTextOf(content);
  return {
    file,
    name,
    slug,
    tile,
    title,
    description,
    tags,
    related: relatedTo(content),
    tileText,
    ...colors,
  };
}

/** Slugs of related details: the skills that a project's tags name, or the projects of a skill. */
function relatedTo(content: ProjectContent | SkillContent): string[] {
  const related =
    'tags' in content
      ? Object.values(skillContents).filter(({ title }) => content.tags.includes(title))
      : projectsWith(content.title);
  return related.map(({ tile }) => tile.slug);
}

/** A project's tagline, or a list of a skill's projects. Only screen readers get the list. */
function tileTextOf(content: ProjectContent | SkillContent): string | undefined {
  if ('tags' in content) return content.tagline;
  const built = projectsWith(content.title);
  if (built.length === 0) return undefined;
  return `${resumePage.examples}: ${built.map(({ tile }) => tile.title).join(', ')}`;
}

export type Detail = ReturnType<typeof detailOf>;

export const projects = Object.entries(projectContents).map(detailOf);
export const skills = Object.entries(skillContents).map(detailOf);
