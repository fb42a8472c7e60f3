import { slides } from '#content/slider.ts';
import { lockTexts } from '#content/texts/lock.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { resumePage } from '#content/texts/resume.ts';
import { projectContents, skillContents, staticPageContents } from '#src/content/parsed-content.ts';
import { slideNames } from '#src/content/slides.ts';
import type { StaticPage } from '#src/content/static-page.ts';
import type { Route } from '#src/navigation/routes.ts';

interface PageTexts {
  /** Defaults to the site's title. */
  title?: string | undefined;
  /** The page's name in the structured data. */
  name: string;
  description: string;
  /** Key of the Open Graph picture in `cards`. */
  card: string;
}

export function pageTexts(route: Route): PageTexts {
  switch (route.screen) {
    case 'home': {
      if (route.overlay === 'lock') return withMetadata(lockTexts, 'lock');
      const card = slideNames[route.slide] ?? 'about';
      const texts = route.overlay === 'form' ? slides.contact.form : slides[card];
      return withMetadata(texts, card);
    }
    case 'project':
    case 'skill': {
      const { file, name: card } = route.detail;
      const texts = contentOf({ ...projectContents, ...skillContents }, file);
      const { title, description, metaDescription = description } = texts;
      return { title, name: title, description: metaDescription, card };
    }
    case 'static': {
      const { file, slug } = route.page;
      return withMetadata(contentOf(staticPageContents, file), slug);
    }
    case 'resume':
      return withMetadata(resumePage, 'resume');
    case 'not-found':
      return withMetadata(notFoundPage, 'lock');
  }
}

type TextsWithMetadata = Pick<StaticPage, 'metadata'> & { heading?: string };

function withMetadata({ metadata, heading = '' }: TextsWithMetadata, card: string): PageTexts {
  return { ...metadata, name: metadata.title ?? heading, card };
}

/** @throws Error if the file does not exist */
export function contentOf<T>(files: Record<string, T>, file: string): T {
  const content = files[file];
  if (!content) throw new Error(`Content file ${file} not found.`);
  return content;
}

/** Whether search engines list the page at its address. */
export function isListed({ screen, canonical }: Route): boolean {
  return screen !== 'not-found' && canonical === undefined;
}
