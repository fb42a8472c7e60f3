import { folderOf } from './content-file.ts';
import type { StaticPage } from './static-page.ts';

/** Every folder of `pages`, with all its texts, by its file: for the build. */
export const pageFiles = import.meta.glob<StaticPage>('#content/pages/*/page.ts', {
  eager: true,
  import: 'page',
});

/** A static page as links know it, before its text has come. */
export interface StaticPageLink {
  /** The file with its text, which `app/screens.ts` imports. */
  file: string;
  /** First segment of its address, and name of its folder. */
  slug: string;
  heading: string;
  title?: string | undefined;
  onLock?: boolean | undefined;
}

/** The static pages in the order of the links. The browser's bundle has these values alone. */
export const staticPages: readonly StaticPageLink[] = Object.entries(pageFiles)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([file, { heading, head, onLock }]) => {
    return { file, slug: folderOf(file), heading, title: head.title, onLock };
  });
