import { codeTokens } from './code-tokens.ts';
import { folderOf } from './content-path-parts.ts';
import { accentOf } from './detail-colors.ts';
import { projectContents, skillContents } from './parsed-content.ts';
import { parsedOwner } from './parsed-owner.ts';
import type { FeatureParagraph, ProjectContent, SkillContent } from './types.ts';

// Texts below the title, description and tags of a detail page; only `DetailBody`'s chunk has them.

const slugOf = ({ tile }: ProjectContent | SkillContent) => tile.slug;

function projectTexts(file: string, content: ProjectContent) {
  const { tile, metaDescription, translations, tagline, description, tags, code, ...texts } =
    content;
  const { slug, background } = tile;
  const references =
    parsedOwner.references?.filter(({ project }) => !project || project === slug) ?? [];
  const project = {
    ...texts,
    featureParagraphs: withFolder(texts.featureParagraphs, folderOf(file)),
    accent: accentOf(texts.color, texts.backgroundColor, background),
    references,
    ...(code && { code: codeTokens(code) }),
  };
  return { project };
}

function skillTexts(file: string, { tile, metaDescription, description, ...texts }: SkillContent) {
  const skill = {
    ...texts,
    featureParagraphs: withFolder(texts.featureParagraphs, folderOf(file)),
    accent: accentOf(tile.background),
  };
  return { skill };
}

/** Adds the folder to the names of the owner's SVG files: `a-chess/icon-saw.svg`. */
function withFolder(features: readonly FeatureParagraph[], folder: string) {
  return features.map(({ icon, ...feature }) => ({
    ...feature,
    icon: icon.endsWith('.svg') ? `${folder}/${icon}` : icon,
  }));
}

export type ProjectTexts = ReturnType<typeof projectTexts>;
export type SkillTexts = ReturnType<typeof skillTexts>;
type DetailTexts = ProjectTexts | SkillTexts;

/** By slug. */
export const detailTexts: Readonly<Record<string, DetailTexts>> = Object.fromEntries([
  ...Object.entries(projectContents).map(([file, project]) => [
    slugOf(project),
    projectTexts(file, project),
  ]),
  ...Object.entries(skillContents).map(([file, skill]) => [slugOf(skill), skillTexts(file, skill)]),
]);
