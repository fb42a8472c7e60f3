import { siteLanguage } from '#src/config/specification.ts';
import { folderOf } from './content-file.ts';
import { frames } from './frames.ts';
import type { Frame, StaticPage } from './static-page.ts';

/** Every static page with all its texts, by file: for the build. */
export const pageFiles = import.meta.glob<StaticPage>('#content/pages/*/page.ts', {
  eager: true,
  import: 'page',
});

/** What links and head of a static page need, before its texts have loaded. */
export interface StaticPageLink {
  /** Imported by `app/screens.tsx`. */
  file: string;
  /** Its folder, and first segment of its address. */
  slug: string;
  heading: string;
  title?: string | undefined;
  linkLabel?: string | undefined;
  onLock?: boolean | undefined;
  onHome?: boolean | undefined;
  /** Unless it is the site's. */
  lang?: string | undefined;
  /** The part of its frame shown before its texts. */
  frame?: Pick<Frame, 'close' | 'skipLinks'> | undefined;
}

/** In the order of the links. The browser's bundle has only these values. */
export const staticPages: readonly StaticPageLink[] = Object.entries(pageFiles)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([file, { heading, head, linkLabel, onLock, onHome, ...page }]) => {
    const lang = page.lang === siteLanguage ? undefined : page.lang;
    const { close, skipLinks } = frames[lang ?? ''] ?? {};
    const frame = close && skipLinks ? { close, skipLinks } : undefined;
    const link = { heading, title: head.title, linkLabel, onLock, onHome, lang, frame };
    return { file, slug: folderOf(file), ...link };
  });
