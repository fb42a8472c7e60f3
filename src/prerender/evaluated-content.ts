import { accessibilityPage } from '#src/content/accessibility.ts';
import * as catalogue from '#src/content/catalogue.ts';
import { projectContents, skillContents } from '#src/content/details.ts';
import { imprintPage } from '#src/content/imprint.ts';
import * as neighbours from '#src/content/neighbours.ts';
import { notFoundPage } from '#src/content/not-found.ts';
import { privacyPage } from '#src/content/privacy.ts';
import { resume, resumePage } from '#src/content/resume.ts';
import * as summaries from '#src/content/summaries.ts';
import type { ProjectContent, SkillContent } from '#src/content/types.ts';
import { contentOf } from './page-texts.ts';

/**
 * Modules of `content`, by file and export, of which browsers get the values (`scripts/evaluated-content.ts`); without
 * the descriptions, with which pages are served and which no script reads (docs/decisions/030).
 */
export const evaluatedContent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accessibility: { accessibilityPage: withTitleAlone(accessibilityPage) },
  catalogue,
  imprint: { imprintPage: withTitleAlone(imprintPage) },
  neighbours,
  'not-found': { notFoundPage: withTitleAlone(notFoundPage) },
  privacy: { privacyPage: withTitleAlone(privacyPage) },
  resume: { resume, resumePage: withTitleAlone(resumePage) },
  summaries,
  ...contentsOf(catalogue.projects, 'project', projectContents),
  ...contentsOf(catalogue.skills, 'skill', skillContents),
};

function withTitleAlone<T extends { head: { title?: string } }>({ head, ...page }: T) {
  return { ...page, head: { title: head.title } };
}

/** The files behind tiles, each of which has one export besides its tile. */
function contentsOf(
  details: typeof catalogue.projects,
  name: 'project' | 'skill',
  contents: readonly (ProjectContent | SkillContent)[],
) {
  const files = details.map(({ file, slug }) => {
    const { metaDescription, ...content } = contentOf(contents, slug);
    // `projects/a-chess` of `./projects/a-chess.ts`.
    return [file.slice(2, -3), { [name]: content }] as const;
  });
  return Object.fromEntries(files);
}
