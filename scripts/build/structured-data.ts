import { owner } from '#content/owner.ts';
import { resume } from '#content/resume.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { projectFiles, skillContents } from '#src/content/catalogue.ts';
import { workAt } from '#src/content/known-hosts.ts';
import { pageIndex } from '#src/content/pages.ts';
import { siteAddress } from '#src/content/site-address.ts';
import type { ProjectContent } from '#src/content/types.ts';
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

/** What several places say of a project: each property once, with a list of the values where they differ. */
function together(said: readonly Record<string, string>[]) {
  const keys = new Set(said.flatMap((each) => Object.keys(each)));
  const entries = [...keys].map((key) => {
    const values = [...new Set(said.flatMap((each) => each[key] ?? []))];
    return [key, values.length > 1 ? values : values[0]];
  });
  return Object.fromEntries(entries);
}

/** @param card the name of its card */
export function work(
  { tile, title, description, tags, year = '', buttons }: ProjectContent,
  card: string,
): Node {
  const said = buttons.map(({ href }) => workAt(href)).filter((each) => each !== undefined);
  return {
    '@type': 'SoftwareApplication',
    ...together(said),
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
