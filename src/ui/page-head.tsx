import { assetUrl } from '#src/config/environment.ts';
import { owner } from '#src/content/owner.ts';
import { siteAddress } from '#src/content/site-address.ts';

interface PageHeadProps {
  /** Name of the screen; without one the title is the site's. */
  title?: string;
  description: string;
  /** The page's canonical address. */
  path: string;
  /** Its Open Graph picture, a file that `npm run art open-graph` draws. */
  card: string;
  /** Search engines may list the page. */
  indexed: boolean;
}

/** Title and metadata of a page, which React puts into the document's head; what is the same everywhere stands in `index.html`. */
export function PageHead({ title, description, path, card, indexed }: PageHeadProps) {
  const fullTitle = title ? `${title} – ${owner.siteTitle}` : owner.siteTitle;
  const url = siteAddress(path);
  // The networks that show it need the whole address.
  const picture = new URL(assetUrl(`open-graph/${card}.jpg`), owner.siteUrl).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={owner.siteTitle} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={fullTitle} />
    </>
  );
}
