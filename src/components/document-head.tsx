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
 * Title and canonical address, which React hoists into the document's head. Description and Open
 * Graph are prerendered (`scripts/build/meta-tags.ts`), constant tags are in
 * `index.html`.
 */
export function DocumentHead({ title, path }: DocumentHeadProps) {
  return (
    <>
      <title>{fullTitle(title)}</title>
      {path ? (
        <link rel="canonical" href={absoluteAddress(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
