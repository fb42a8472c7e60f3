import { siteLanguage } from '#src/config/specification.ts';
import { folderOf } from './content-file.ts';
import { frames } from './frames.ts';
import type { Frame, StaticPage } from './static-page.ts';

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
  linkLabel?: string | undefined;
  onLock?: boolean | undefined;
  onHome?: boolean | undefined;
  /** Its language, where it is not the site's. */
  lang?: string | undefined;
  /** What of its frame is there before its text. */
  frame?: Pick<Frame, 'close' | 'skipLinks'> | undefined;
}

/** The static pages in the order of the links. The browser's bundle has these values alone. */
export const staticPages: readonly StaticPageLink[] = Object.entries(pageFiles)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([file, { heading, head, linkLabel, onLock, onHome, ...page }]) => {
    const lang = page.lang === siteLanguage ? undefined : page.lang;
    const { close, skipLinks } = frames[lang ?? ''] ?? {};
    const frame = close && skipLinks ? { close, skipLinks } : undefined;
    const link = { heading, title: head.title, linkLabel, onLock, onHome, lang, frame };
    return { file, slug: folderOf(file), ...link };
  });
