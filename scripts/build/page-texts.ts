import { sliderPages } from '#content/slider.ts';
import { lockScreen } from '#content/texts/lock.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { resumePage } from '#content/texts/resume.ts';
import { projectFiles, skillFiles } from '#src/content/catalogue.ts';
import { pathOf } from '#src/content/content-file.ts';
import { pageNames } from '#src/content/pages.ts';
import { pageFiles } from '#src/content/static-pages.ts';
import type { Route } from '#src/navigation/routes.ts';

/** A page as search engines and networks know it. */
interface PageTexts {
  /** Name of the screen; without one the page's title is the site's. */
  title?: string | undefined;
  /** What a link to the page says. */
  name: string;
  description: string;
  /** Its Open Graph picture, a key of `cards`. */
  card: string;
  /** The file with its texts, from the repository's folder. */
  source: string;
}

const [ownerFile = ''] = Object.keys(import.meta.glob('#content/owner.ts'));

/** What a page of any kind says in the document's head. */
export function pageTexts(route: Route): PageTexts {
  switch (route.screen) {
    case 'home': {
      if (route.above === 'lock') return withHead(lockScreen, 'lock', 'texts/lock.ts');
      const card = pageNames[route.page] ?? 'about';
      const texts = route.above === 'form' ? sliderPages.contact.form : sliderPages[card];
      return withHead(texts, card, 'slider.ts');
    }
    case 'project':
    case 'skill': {
      const { file, name: card } = route.detail;
      const texts = entry({ ...projectFiles, ...skillFiles }, file);
      const { title, description, metaDescription = description } = texts;
      return { title, name: title, description: metaDescription, card, source: pathOf(file) };
    }
    case 'static': {
      const { file, slug } = route.page;
      return withHead(entry(pageFiles, file), slug, `pages/${slug}/page.ts`);
    }
    case 'resume':
      return withHead(resumePage, 'resume', 'resume.ts');
    default:
      return withHead(notFoundPage, 'lock', 'texts/not-found.ts');
  }
}

interface WithHead {
  head: { title?: string; description: string };
  heading?: string;
}

/** @param source from the content's folder */
function withHead({ head, heading = '' }: WithHead, card: string, source: string): PageTexts {
  const file = pathOf(ownerFile).replace('owner.ts', source);
  return { ...head, name: head.title ?? heading, card, source: file };
}

/** @throws Error where no content has the file, which the table of routes takes from the same files */
export function entry<T>(files: Record<string, T>, file: string): T {
  const content = files[file];
  if (!content) throw new Error(`There is no content ${file}.`);
  return content;
}

/** Whether search engines know the page under its own address. */
export function isListed({ screen, canonical }: Route): boolean {
  return screen !== 'not-found' && canonical === undefined;
}
