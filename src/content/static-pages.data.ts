import { siteLanguage } from '#src/config/specification.ts';
import { folderOf } from './content-file.ts';
import { chunks, pageFiles } from './folders.ts';
import { frames } from './frames.ts';
import type { Frame, StaticPage } from './static-page.ts';

/** What links and head of a static page need, before its texts have loaded. */
export interface StaticPageLink {
  /** A key of `staticTexts`. */
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

export const staticPages: readonly StaticPageLink[] = Object.entries(pageFiles).map(
  ([file, { heading, head, linkLabel, onLock, onHome, ...page }]) => {
    const lang = page.lang === siteLanguage ? undefined : page.lang;
    const { close, skipLinks } = frames[lang ?? ''] ?? {};
    const frame = close && skipLinks ? { close, skipLinks } : undefined;
    const link = { heading, title: head.title, linkLabel, onLock, onHome, lang, frame };
    return { file, slug: folderOf(file), ...link };
  },
);

/** What a static page shows below its heading. */
function textsOf({ sections, lastReviewed }: StaticPage) {
  return { sections, lastReviewed };
}

export type StaticTexts = ReturnType<typeof textsOf>;

export const staticTexts = chunks(pageFiles, textsOf);
