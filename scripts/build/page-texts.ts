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

/** The owner's content, from the repository's folder. */
const [ownerFile = ''] = Object.keys(import.meta.glob('#content/owner.ts')).map(pathOf);
const inContent = (file: string) => ownerFile.replace('owner.ts', file);

/** What a page of any kind says in the document's head. */
export function pageTexts(route: Route): PageTexts {
  switch (route.screen) {
    case 'home': {
      if (route.above === 'lock') return headTexts(lockScreen, 'lock', inContent('texts/lock.ts'));
      const name = pageNames[route.page] ?? 'about';
      const texts = route.above === 'form' ? sliderPages.contact.form : sliderPages[name];
      return headTexts(texts, name, inContent('slider.ts'));
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
      return headTexts(entry(pageFiles, file), slug, pathOf(file));
    }
    case 'resume':
      return headTexts(resumePage, 'resume', inContent('resume.ts'));
    default:
      return headTexts(notFoundPage, 'lock', inContent('texts/not-found.ts'));
  }
}

interface WithHead {
  head: { title?: string; description: string };
  heading?: string;
}

function headTexts({ head, heading = '' }: WithHead, card: string, source: string): PageTexts {
  return { ...head, name: head.title ?? heading, card, source };
}

/** @throws Error where no content has the file, which the table of routes takes from the same files */
export function entry<T>(files: Record<string, T>, file: string): T {
  const content = files[file];
  if (!content) throw new Error(`There is no content ${file}.`);
  return content;
}
