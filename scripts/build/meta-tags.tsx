import { renderToStaticMarkup } from 'react-dom/server';
import { primary } from '#content/palette.json';
import { fullTitle } from '#src/components/document-head.tsx';
import { absoluteAddress } from '#src/content/addresses.ts';
import { parsedOwner } from '#src/content/parsed-owner.ts';
import { assetUrl } from '#src/lib/environment.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import type { Route } from '#src/navigation/routes.ts';
import { cardAlt, cards } from './open-graph-card-texts.ts';
import { pageTexts } from './page-texts.ts';

/** Size of the Open Graph pictures, px. */
export const cardSize = { width: 1200, height: 630 };

/** Absolute address of an Open Graph picture. @param card file name without extension */
export function cardAddress(card: string): string {
  return new URL(assetUrl(`open-graph/${card}.jpg`), parsedOwner.siteUrl).href;
}

/**
 * HTML of a page's metadata. After a navigation `DocumentHead` changes title and canonical address,
 * `PageLayout` the colour; the other tags are for crawlers without JavaScript.
 */
export function metaTagsOf(route: Route): string {
  const { title, description, card: name } = pageTexts(route);
  const card = cards[name];
  if (!card)
    throw new Error(
      `${route.path} needs a card "${name}" in scripts/build/open-graph-card-texts.ts.`,
    );
  const canonical = absoluteAddress(route.canonical ?? route.path);
  const isFound = route.screen !== 'not-found';
  return metaTags({
    title: fullTitle(title),
    description,
    canonical: isFound ? canonical : undefined,
    color: hasPrimaryBar(route) ? primary.DEFAULT : undefined,
    openGraph: {
      type: 'website',
      locale: networkLocale(route.lang ?? siteLanguage),
      site_name: parsedOwner.siteTitle,
      title: fullTitle(title),
      description,
      url: canonical,
      image: cardAddress(name),
      'image:alt': cardAlt(card),
      'image:width': String(cardSize.width),
      'image:height': String(cardSize.height),
    },
  });
}

interface Metadata {
  title: string;
  description: string;
  /** Undefined for a page with `noindex`. */
  canonical: string | undefined;
  /** Colour of the browser's bars. */
  color?: string | undefined;
  openGraph: Record<string, string>;
}

export function metaTags({ title, description, canonical, color, openGraph }: Metadata): string {
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {color && <meta name="theme-color" content={color} />}
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
}

/** Whether the page's bar has the primary colour, as in `components/page-layout.tsx`. */
function hasPrimaryBar(route: Route): boolean {
  return (
    route.screen === 'project' ||
    route.screen === 'skill' ||
    (route.screen === 'static' && route.page.variant === 'colored')
  );
}

/** Locale for social networks, with the likeliest country: `en_US`. */
function networkLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}
