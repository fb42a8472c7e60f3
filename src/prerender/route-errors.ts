import { basePath } from '#src/config/environment.ts';
import { shellPath } from '#src/config/offline-copy.ts';
import { owner } from '#src/content/owner.ts';
import type { Tile } from '#src/content/types.ts';
import type { Route } from '#src/navigation/routes.ts';

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
    const tile = tileOf(route);
    if (tile) errors.push(...slugErrors(tile, owners));
    const named = tile ?? (route.screen === 'home' ? route.head : undefined);
    if (named && !named.title?.trim()) {
      const source = tile ? 'tile' : 'head';
      errors.push(`The page ${route.path} has no name: its ${source} needs a title.`);
    }
  }
  return errors;
}

function slugErrors({ slug, title }: Tile, owners: Map<string, string>): string[] {
  const subject = slug === owner.slug ? "The owner's slug" : `The slug of "${title}"`;
  if (!segment.test(slug)) {
    return [`${subject} "${slug}" must consist of letters, digits, - and _ only.`];
  }
  const taken = owners.get(slug.toLowerCase());
  owners.set(slug.toLowerCase(), `"${title}"`);
  if (!taken) return [];
  // The page of the site itself has the owner's slug; the collision is with the other one.
  const other = slug === owner.slug && taken === `"${owner.siteTitle}"` ? `"${title}"` : taken;
  return [`${subject} "${slug}" collides with ${other}; choose another one.`];
}

/** The tile of a detail page; undefined for other routes. */
function tileOf(route: Route): Tile | undefined {
  return 'detail' in route ? route.detail.tile : undefined;
}

function firstSegment(path: string): string {
  const [first = ''] = path.slice(basePath.length).split('/');
  return first.toLowerCase();
}
