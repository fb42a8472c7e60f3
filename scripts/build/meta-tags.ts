import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fullTitle } from '#src/components/document-head.tsx';
import { absoluteAddress } from '#src/content/addresses.ts';
import { owner } from '#src/content/parsed-owner.ts';
import { assetUrl } from '#src/lib/environment.ts';
import type { Route } from '#src/navigation/routes.ts';
import { cardAlt, cards } from './open-graph-card-texts.ts';
import { pageTexts } from './page-texts.ts';

/** The address of a page's Open Graph picture, with the host, which social networks need. */
export function cardAddress(card: string): string {
  return new URL(assetUrl(`open-graph/${card}.jpg`), owner.siteUrl).href;
}

/**
 * The tags that search engines and social networks read. They stay as served while a visitor goes
 * from page to page, because networks run no script.
 */
export function metaTagsOf(route: Route): string {
  const { title, description, card: name } = pageTexts(route);
  const card = cards[name];
  if (!card)
    throw new Error(
      `${route.path} needs a card "${name}" in scripts/build/open-graph-card-texts.ts.`,
    );
  return metaTags(description, {
    'og:site_name': owner.siteTitle,
    'og:title': fullTitle(title),
    'og:description': description,
    'og:url': absoluteAddress(route.canonical ?? route.path),
    'og:image': cardAddress(name),
    'og:image:alt': cardAlt(card),
  });
}

/** @param properties of Open Graph */
export function metaTags(description: string, properties: Record<string, string>): string {
  return renderToStaticMarkup([
    createElement('meta', { key: 'description', name: 'description', content: description }),
    ...Object.entries(properties).map(([property, content]) =>
      createElement('meta', { key: property, property, content }),
    ),
  ]);
}
