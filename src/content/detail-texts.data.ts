import { owner } from '#content/owner.ts';
import { codeTokens } from './code-tokens.ts';
import { chunks, projectFiles, projectsWith, skillFiles } from './content-by-file.ts';
import { accentOf } from './readable-accent.ts';
import type { FeatureParagraph, ProjectContent, SkillContent } from './types.ts';

// What a detail page shows below its title.

function projectTexts(content: ProjectContent, folder: string) {
  const { tile, metaDescription, translations, tagline, code, ...texts } = content;
  const { slug, background } = tile;
  const skills = Object.values(skillFiles).filter(({ title }) => texts.tags.includes(title));
  /** What clients say about this project, or about the owner. */
  const references = owner.references?.filter(({ project = slug }) => project === slug) ?? [];
  const project = {
    ...texts,
    featureParagraphs: withFolder(texts.featureParagraphs, folder),
    accent: accentOf([texts.color, texts.backgroundColor, ...colorsIn(background)]),
    references,
    ...(code && { code: codeTokens(code) }),
  };
  return { project, neighbours: slugsOf(skills) };
}

function skillTexts({ tile, metaDescription, ...texts }: SkillContent, folder: string) {
  const skill = {
    ...texts,
    featureParagraphs: withFolder(texts.featureParagraphs, folder),
    accent: accentOf(colorsIn(tile.background)),
  };
  return { skill, neighbours: slugsOf(projectsWith(skill.title)) };
}

/**
 * Puts the folder before the names of the owner's own drawings, as in their addresses:
 * `a-chess/icon-saw.svg`.
 */
function withFolder(features: readonly FeatureParagraph[], folder: string) {
  return features.map(({ icon, ...feature }) => ({
    ...feature,
    icon: icon.endsWith('.svg') ? `${folder}/${icon}` : icon,
  }));
}

/** The colours of a tile's background that are written as #rrggbb. */
function colorsIn(background: string): string[] {
  return background.match(/#[\da-f]{6}\b/gi) ?? [];
}

function slugsOf(neighbours: readonly (ProjectContent | SkillContent)[]): string[] {
  return neighbours.map(({ tile }) => tile.slug);
}

export type ProjectTexts = ReturnType<typeof projectTexts>;
export type SkillTexts = ReturnType<typeof skillTexts>;
export type DetailTexts = ProjectTexts | SkillTexts;

/** Loaders by file. Loaded with the first detail page, because the list grows with each project. */
export const detailTexts = {
  ...chunks(projectFiles, projectTexts),
  ...chunks(skillFiles, skillTexts),
};
