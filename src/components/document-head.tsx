import type { PropsWithChildren } from 'react';
import { absoluteAddress } from '#src/content/addresses.ts';
import { owner } from '#src/content/owner.data.ts';

interface DocumentHeadProps {
  /** Defaults to the site's title. */
  title?: string | undefined;
  /** Undefined for a page that no search engine lists. */
  path?: string;
}

export function fullTitle(title?: string): string {
  // The page about this site may be called like it.
  if (!title || title === owner.siteTitle) return owner.siteTitle;
  return `${title} – ${owner.siteTitle}`;
}

/**
 * Tags that React hoists into the document's head. A prerendered page has its own there
 * (`scripts/build/meta-tags.tsx`), which React adopts.
 */
export function HeadTags({ children }: PropsWithChildren) {
  return import.meta.env.SSR ? null : children;
}

/** Title and canonical address. */
export function DocumentHead({ title, path }: DocumentHeadProps) {
  return (
    <HeadTags>
      <title>{fullTitle(title)}</title>
      {path ? (
        <link rel="canonical" href={absoluteAddress(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </HeadTags>
  );
}
