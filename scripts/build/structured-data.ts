import { owner } from '#content/owner.ts';
import { resume } from '#content/resume.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { projectFiles, skillContents } from '#src/content/catalogue.ts';
import { pageIndex } from '#src/content/pages.ts';
import { siteAddress } from '#src/content/site-address.ts';
import type { ExternalButton, ProjectContent } from '#src/content/types.ts';
import { paths } from '#src/navigation/paths.ts';
import { type Route, routeAt } from '#src/navigation/routes.ts';
import { cardAddress, entry, isListed, pageTexts } from './metadata.ts';

/** A node of JSON-LD in schema.org's vocabulary. */
export type Node = { '@type': string | readonly string[] } & Record<string, unknown>;

const url = siteAddress(paths.lock);

/** The owner wherever he is only mentioned. */
const author = { '@type': 'Person', '@id': `${url}#person`, name: owner.fullName };

const person = {
  ...author,
  jobTitle: resume.occupation,
  url,
  knowsAbout: skillContents.map(({ title }) => title),
  ...(owner.profiles?.length && { sameAs: owner.profiles.map(({ href }) => href) }),
};

const site = {
  '@type': 'WebSite',
  name: owner.siteTitle,
  url,
  inLanguage: siteLanguage,
  author: { '@id': author['@id'] },
};

/** What a page says to machines; nothing on the pages that search engines know under another address. */
export function structuredData(route: Route): readonly Node[] {
  if (!isListed(route)) return [];
  if (route.screen !== 'home') {
    const place = breadcrumbs(route, route.parent);
    if (route.screen === 'project')
      return [work(entry(projectFiles, route.detail.file), route.detail.name), place];
    return route.lang ? [foreignPage(route), place] : [place];
  }
  if (route.above === 'lock') return [site, person];
  return route.page === pageIndex.about ? [{ '@type': 'ProfilePage', mainEntity: person }] : [];
}

/** A page in another language than its site. */
function foreignPage(route: Route): Node {
  const { name, description } = pageTexts(route);
  const url = siteAddress(route.path);
  return { '@type': 'WebPage', name, description, url, inLanguage: route.lang, author };
}

/** The page's place: its list on the home screen, and itself. */
function breadcrumbs(route: Route, parent: string): Node {
  const trail = [routeAt(parent), route].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pageTexts(step).name,
    item: siteAddress(step.path),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: trail };
}

/** What the place where a project can be had says of its kind. */
const places: Record<ExternalButton['label'], (href: string) => Node> = {
  'Google Play': (href) => ({
    '@type': 'MobileApplication',
    operatingSystem: 'Android',
    installUrl: href,
  }),
  Github: (href) => ({ '@type': 'SoftwareSourceCode', codeRepository: href }),
  PyPI: (href) => ({ '@type': 'SoftwareApplication', installUrl: href }),
};

function work(
  { tile, title, description, tags, year = '', buttons }: ProjectContent,
  card: string,
): Node {
  const kinds = buttons.map(({ label, href }) => places[label](href));
  const types = kinds.flatMap((kind) => kind['@type']);
  return {
    ...Object.assign({}, ...kinds),
    '@type': types.length > 1 ? types : (types[0] ?? 'SoftwareApplication'),
    name: title,
    description,
    url: siteAddress(paths.below(tile.slug)),
    image: cardAddress(card),
    keywords: tags,
    ...(/^\d{4}$/.test(year) && { dateCreated: year }),
    author,
  };
}

/**
 * The data as a block for the page. Not executed, so that no content security policy restricts it
 * (https://html.spec.whatwg.org/multipage/scripting.html#data-block).
 */
export function dataBlock(nodes: readonly Node[]): string {
  if (nodes.length === 0) return '';
  const content = nodes.length === 1 ? nodes[0] : { '@graph': nodes };
  const text = JSON.stringify({ '@context': 'https://schema.org', ...content });
  return `<script type="application/ld+json">${text.replace(/</g, '\\u003c')}</script>`;
}
