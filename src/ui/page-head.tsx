import { owner } from '#content/owner.ts';
import { siteAddress } from '#src/content/site-address.ts';

interface PageHeadProps {
  /** Name of the screen; without one the title is the site's. */
  title?: string | undefined;
  path: string;
  indexed: boolean;
}

/** A page's title with the site's behind it. */
export function fullTitle(title?: string): string {
  return title ? `${title} – ${owner.siteTitle}` : owner.siteTitle;
}

/**
 * Title and address of a page, which React puts into the document's head. The metadata that only search engines and
 * networks read is served with the page (`scripts/build/metadata.ts`); what is the same everywhere stands in `index.html`.
 */
export function PageHead({ title, path, indexed }: PageHeadProps) {
  return (
    <>
      <title>{fullTitle(title)}</title>
      {indexed ? (
        <link rel="canonical" href={siteAddress(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
