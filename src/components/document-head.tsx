import type { PropsWithChildren } from 'react';
import { absoluteAddress } from '#src/content/addresses.ts';
import { owner } from '#src/content/owner.data.ts';

interface DocumentHeadProps {
  /** Defaults to the site's title. */
  title?: string | undefined;
  /** Canonical path; undefined for a page with `noindex`. */
  path?: string;
}

export function fullTitle(title?: string): string {
  // A project about this site may have the site's title.
  if (!title || title === owner.siteTitle) return owner.siteTitle;
  return `${title} – ${owner.siteTitle}`;
}

/**
 * Tags that React hoists into the document's head. In a prerendered page,
 * `scripts/build/meta-tags.tsx` writes the same tags, which React adopts.
 */
export function HeadTags({ children }: PropsWithChildren) {
  return import.meta.env.SSR ? null : children;
}

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
