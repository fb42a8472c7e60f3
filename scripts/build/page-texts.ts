import { sliderPages } from '#content/slider.ts';
import { lockScreen } from '#content/texts/lock.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { resumePage } from '#content/texts/resume.ts';
import { projectFiles, skillFiles } from '#src/content/catalogue.ts';
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
}

/** What a page of any kind says in the document's head. */
export function pageTexts(route: Route): PageTexts {
  switch (route.screen) {
    case 'home': {
      const name = pageNames[route.page] ?? 'about';
      if (route.above === 'lock') return headTexts(lockScreen, 'lock');
      return headTexts(route.above === 'form' ? sliderPages.contact.form : sliderPages[name], name);
    }
    case 'project':
    case 'skill': {
      const { file, name: card } = route.detail;
      const {
        title,
        description,
        metaDescription = description,
      } = entry({ ...projectFiles, ...skillFiles }, file);
      return { title, name: title, description: metaDescription, card };
    }
    case 'static':
      return headTexts(entry(pageFiles, route.page.file), route.page.slug);
    case 'resume':
      return headTexts(resumePage, 'resume');
    default:
      return headTexts(notFoundPage, 'lock');
  }
}

interface WithHead {
  head: { title?: string; description: string };
  heading?: string;
}

function headTexts({ head, heading = '' }: WithHead, card: string): PageTexts {
  return { ...head, name: head.title ?? heading, card };
}

/** @throws Error where no content has the file, which the table of routes takes from the same files */
export function entry<T>(files: Record<string, T>, file: string): T {
  const content = files[file];
  if (!content) throw new Error(`There is no content ${file}.`);
  return content;
}
