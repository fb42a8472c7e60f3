import { owner } from '#content/owner.ts';
import { codeTokens } from './code-tokens.ts';
import { chunks, projectFiles, projectsWith, skillFiles } from './content-by-file.ts';
import { accentOf } from './readable-accent.ts';
import type { FeatureParagraph, ProjectContent, SkillContent } from './types.ts';

// What a detail page shows below its title.

const slugOf = ({ tile }: ProjectContent | SkillContent) => tile.slug;

function projectTexts(content: ProjectContent, folder: string) {
  const { tile, metaDescription, translations, tagline, code, ...texts } = content;
  const { slug, background } = tile;
  const skills = Object.values(skillFiles).filter(({ title }) => texts.tags.includes(title));
  /** What clients say about this project, or about the owner. */
  const references = owner.references?.filter(({ project = slug }) => project === slug) ?? [];
  const project = {
    ...texts,
    featureParagraphs: withFolder(texts.featureParagraphs, folder),
    accent: accentOf(texts.color, texts.backgroundColor, background),
    references,
    ...(code && { code: codeTokens(code) }),
  };
  return { project, neighbours: skills.map(slugOf) };
}

function skillTexts({ tile, metaDescription, ...texts }: SkillContent, folder: string) {
  const skill = {
    ...texts,
    featureParagraphs: withFolder(texts.featureParagraphs, folder),
    accent: accentOf(tile.background),
  };
  return { skill, neighbours: projectsWith(skill.title).map(slugOf) };
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

export type ProjectTexts = ReturnType<typeof projectTexts>;
export type SkillTexts = ReturnType<typeof skillTexts>;
export type DetailTexts = ProjectTexts | SkillTexts;

/** Loaders by file. Loaded with the first detail page, because the list grows with each project. */
export const detailTexts = {
  ...chunks(projectFiles, projectTexts),
  ...chunks(skillFiles, skillTexts),
};
