import { owner } from '#content/owner.ts';
import { basePath } from '#src/config/environment.ts';
import { shellPath } from '#src/config/offline-copy.ts';
import type { Detail } from '#src/content/catalogue.ts';
import type { Tile } from '#src/content/types.ts';
import type { Route } from '#src/navigation/routes.ts';
import { ownerFile, pathOf } from './source-files.ts';

const segment = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** First segments of addresses that files of the site take. */
const reserved = ['assets', 'icons', 'index', 'index.html', shellPath];

/**
 * One line for each route that cannot be served: its slug is malformed, another route or a file has its
 * address, or it has no name. Compared without case, because some hosts and file systems do not tell
 * `/React` from `/react`.
 */
export function routeErrors(routes: readonly Route[]): string[] {
  const owners = new Map(reserved.map((name) => [name, 'files of the site']));
  const errors: string[] = [];
  // What the owner cannot rename comes first, so that a colliding detail page is the one reported.
  for (const route of routes.filter((candidate) => tileOf(candidate) === undefined)) {
    if (owners.get(route.path.toLowerCase())) {
      errors.push(`The address ${route.path} stands twice in the table of routes.`);
    }
    owners.set(route.path.toLowerCase(), `the page ${route.path}`);
    owners.set(firstSegment(route.path), `the page ${route.path}`);
  }
  for (const route of routes) {
    if ('detail' in route) errors.push(...slugErrors(route.detail, owners));
    const named = tileOf(route) ?? (route.screen === 'home' ? route.head : undefined);
    if (named && !named.title?.trim()) {
      const source = tileOf(route) ? 'tile' : 'head';
      errors.push(`The page ${route.path} has no name: its ${source} needs a title.`);
    }
  }
  return errors;
}

function slugErrors({ file, slug, tile }: Detail, owners: Map<string, string>): string[] {
  // The page of the site itself has the owner's slug.
  const isOwners = slug === owner.slug && tile.title === owner.siteTitle;
  const source = isOwners ? ownerFile : pathOf(file);
  if (!segment.test(slug)) {
    const field = isOwners ? 'slug' : 'tile.slug';
    return [`${source}: ${field} must consist of letters, digits, - and _ only, but is "${slug}".`];
  }
  const taken = owners.get(slug.toLowerCase());
  owners.set(slug.toLowerCase(), source);
  if (!taken) return [];
  if (isOwners || taken === ownerFile) {
    const other = isOwners ? taken : source;
    return [`${ownerFile}: slug "${owner.slug}" collides with ${other}; choose another one.`];
  }
  return [`${source}: tile.slug "${slug}" collides with ${taken}; choose another one.`];
}

/** The tile of a detail page; undefined for other routes. */
function tileOf(route: Route): Tile | undefined {
  return 'detail' in route ? route.detail.tile : undefined;
}

function firstSegment(path: string): string {
  const [first = ''] = path.slice(basePath.length).split('/');
  return first.toLowerCase();
}
