import { owner } from '#content/owner.ts';
import { assetUrl } from '#src/config/environment.ts';
import { cardAlt, cards } from '#src/content/cards.ts';
import { siteAddress } from '#src/content/site-address.ts';
import type { Route } from '#src/navigation/routes.ts';
import { fullTitle } from '#src/ui/page-head.tsx';
import { pageTexts } from './page-texts.ts';

/** Address of a page's Open Graph picture; with its host, which the networks that show it need. */
export function cardAddress(card: string): string {
  return new URL(assetUrl(`open-graph/${card}.jpg`), owner.siteUrl).href;
}

/**
 * What search engines and networks read of a page. They read what is served, and networks run no script: it is no part
 * of the site's script and stays as it is while a visitor goes from page to page.
 * @throws Error where there is no such card
 */
export function metadata(route: Route): string {
  const { title, description, card: name } = pageTexts(route);
  const card = cards[name];
  if (!card) throw new Error(`${route.path} needs a card "${name}" in src/content/cards.ts.`);
  const properties = {
    'og:site_name': owner.siteTitle,
    'og:title': fullTitle(title),
    'og:description': description,
    'og:url': siteAddress(route.canonical ?? route.path),
    'og:image': cardAddress(name),
    'og:image:alt': cardAlt(card),
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${attributeText(content)}"/>`,
  );
  return `<meta name="description" content="${attributeText(description)}"/>${tags.join('')}`;
}

/** A text as the value of an attribute in double quotes. */
export function attributeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
