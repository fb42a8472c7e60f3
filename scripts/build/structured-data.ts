import { absoluteAddress } from '#src/content/addresses.ts';
import { projectContents, resume, skillContents } from '#src/content/parsed-content.ts';
import { parsedOwner } from '#src/content/parsed-owner.ts';
import { slideIndex } from '#src/content/slides.ts';
import type { ProjectContent } from '#src/content/types.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { paths } from '#src/navigation/paths.ts';
import { type Route, routeAt } from '#src/navigation/routes.ts';
import { cardAddress } from './meta-tags.tsx';
import { contentOf, isListed, pageTexts } from './page-texts.ts';

/** A JSON-LD node with the vocabulary of schema.org. */
type Node = { '@type': string | readonly string[] } & Record<string, unknown>;

const siteAddress = absoluteAddress(paths.lock);

/** The owner without further data. */
const author = { '@type': 'Person', '@id': `${siteAddress}#person`, name: parsedOwner.fullName };

const person = {
  ...author,
  jobTitle: resume.occupation,
  url: siteAddress,
  knowsAbout: Object.values(skillContents).map(({ title }) => title),
  ...(parsedOwner.profiles?.length && { sameAs: parsedOwner.profiles.map(({ href }) => href) }),
};

const website = {
  '@type': 'WebSite',
  name: parsedOwner.siteTitle,
  url: siteAddress,
  inLanguage: siteLanguage,
  author: { '@id': author['@id'] },
};

/** JSON-LD of a page; may be empty. */
export function structuredData(route: Route): readonly Node[] {
  if (!isListed(route)) return [];
  if (route.screen !== 'home') {
    const trail = breadcrumbs(route, route.parent);
    if (route.screen === 'project')
      return [application(contentOf(projectContents, route.detail.file), route.detail.name), trail];
    return route.lang ? [foreignPage(route), trail] : [trail];
  }
  if (route.overlay === 'lock') return [website, person];
  return route.slide === slideIndex.about ? [{ '@type': 'ProfilePage', mainEntity: person }] : [];
}

function foreignPage(route: Route): Node {
  const { name, description } = pageTexts(route);
  const url = absoluteAddress(route.path);
  return { '@type': 'WebPage', name, description, url, inLanguage: route.lang, author };
}

/** Breadcrumbs of two steps: the slide that links to the page, and the page. */
function breadcrumbs(route: Route, parent: string): Node {
  const trail = [routeAt(parent), route].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pageTexts(step).name,
    item: absoluteAddress(step.path),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: trail };
}

function application(
  { tile, title, description, tags, year = '', buttons }: ProjectContent,
  card: string,
): Node {
  return {
    '@type': 'SoftwareApplication',
    // Repository or store page, but no file of this site.
    sameAs: buttons.flatMap(({ href }) => (URL.canParse(href) ? href : [])),
    name: title,
    description,
    url: absoluteAddress(paths.page(tile.slug)),
    image: cardAddress(card),
    keywords: tags,
    ...(/^\d{4}$/.test(year) && { dateCreated: year }),
    author,
  };
}

/**
 * HTML of the data. The content security policy does not restrict data blocks
 * (https://html.spec.whatwg.org/multipage/scripting.html#data-block).
 */
export function dataBlock(nodes: readonly Node[]): string {
  if (nodes.length === 0) return '';
  const content = nodes.length === 1 ? nodes[0] : { '@graph': nodes };
  const text = JSON.stringify({ '@context': 'https://schema.org', ...content });
  return `<script type="application/ld+json">${text.replace(/</g, '\\u003c')}</script>`;
}
