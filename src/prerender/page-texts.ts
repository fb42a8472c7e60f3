import { accessibilityPage } from '#src/content/accessibility.ts';
import { detailCard } from '#src/content/cards.ts';
import { descriptions } from '#src/content/descriptions.ts';
import { projectContents, skillContents } from '#src/content/details.ts';
import { imprintPage } from '#src/content/imprint.ts';
import { notFoundPage } from '#src/content/not-found.ts';
import { privacyPage } from '#src/content/privacy.ts';
import { resumePage } from '#src/content/resume.ts';
import type { ProjectContent, SkillContent } from '#src/content/types.ts';
import type { Head, Route } from '#src/navigation/routes.ts';

interface ServedHead extends Head {
  description: string;
  /** Its Open Graph picture, a key of `cards`. */
  card: string;
}

/** A page as search engines and networks know it. */
interface PageTexts extends ServedHead {
  /** What a link to the page says. */
  name: string;
}

type OwnScreen = Exclude<Route['screen'], 'home' | 'project' | 'skill'>;

/** The pages that are neither the home screen's nor behind a tile. */
const otherPages: Record<OwnScreen, { heading: string; head: ServedHead }> = {
  resume: resumePage,
  imprint: imprintPage,
  privacy: privacyPage,
  accessibility: accessibilityPage,
  'not-found': notFoundPage,
};

/** By the page's position in the slider. */
const pageCards = ['about', 'skills', 'projects', 'contact'] as const;

/** What a page of any kind says in the document's head. */
export function pageTexts(route: Route): PageTexts {
  switch (route.screen) {
    case 'home': {
      const { above, page, head } = route;
      const card = above === 'lock' ? 'lock' : pageCards[page];
      const description = above ? descriptions[above] : descriptions.pages[page];
      return { ...head, name: head.title ?? '', description, card };
    }
    case 'project':
      return detailTexts(projectContents, route.detail.slug);
    case 'skill':
      return detailTexts(skillContents, route.detail.slug);
    default: {
      const { head, heading } = otherPages[route.screen];
      return { ...head, name: head.title ?? heading };
    }
  }
}

function detailTexts(contents: readonly (ProjectContent | SkillContent)[], slug: string) {
  const { title, description, metaDescription = description } = contentOf(contents, slug);
  return { title, name: title, description: metaDescription, card: detailCard(slug) };
}

/** @throws Error where no content has the slug, which the table of routes takes from the same files */
export function contentOf<T extends ProjectContent | SkillContent>(
  contents: readonly T[],
  slug: string,
): T {
  const content = contents.find(({ tile }) => tile.slug === slug);
  if (!content) throw new Error(`No content has the slug ${slug}.`);
  return content;
}
