import { basePath } from '#src/config/environment.ts';
import { shellPath } from '#src/config/offline-copy.ts';
import { pathOf } from '#src/content/content-file.ts';
import type { Owner } from '#src/content/types.ts';
import { paths } from '#src/navigation/paths.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentFolder } from '../content-folder.mjs';
import type { Content } from './mistake.ts';
import { fieldName, type Mistake, textsIn } from './mistake.ts';

/** What a folder's name or a slug may be, as a part of addresses and of files' names. */
export const segment = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** First segments of addresses that files of the site take. */
const reserved = ['assets', 'icons', 'index', 'index.html', shellPath];

const ownerFile = `${contentFolder}/owner.ts`;

/**
 * Every slug that is malformed, and every page whose address another page or a file has. Compared without case, because
 * some hosts and file systems do not tell `/React` from `/react`.
 */
export function slugMistakes({ routes, owner }: Pick<Content, 'routes' | 'owner'>): Mistake[] {
  if (!owner) return [];
  const takers = new Map(reserved.map((name) => [name, 'files of the site']));
  const places = routes.map((route) => ({ route, ...placeOf(route, owner) }));
  // What the owner cannot rename comes first, so that a colliding page of the content is the one reported.
  for (const { route, field } of places)
    if (!field) takers.set(firstSegment(route.path), `the page ${route.path}`);
  return places.flatMap(({ route, file, field, path }) => {
    if (!field) return [];
    const slug = 'detail' in route ? route.detail.slug : firstSegment(route.path);
    if (!segment.test(slug)) {
      const text = `${field} must consist of letters, digits, - and _ only, but is "${slug}".`;
      return { file, path, text };
    }
    const taker = takers.get(slug.toLowerCase());
    takers.set(slug.toLowerCase(), file);
    if (!taker) return [];
    if (taker === ownerFile) {
      const text = `slug "${owner.slug}" collides with ${file}; choose another one.`;
      return { file: ownerFile, path: ['owner', 'slug'], text };
    }
    return { file, path, text: `${field} "${slug}" collides with ${taker}; choose another one.` };
  });
}

/** What gives a route its address, from the repository's folder; without a field nothing that an owner could change. */
function placeOf(route: Route, owner: Owner): Omit<Mistake, 'text'> & { field?: string } {
  if (route.screen === 'static')
    return { file: pathOf(route.page.file), path: [], field: 'the name of its folder' };
  if (!('detail' in route)) return { file: '', path: [] };
  const { file, slug, tile } = route.detail;
  // The page of the site itself has the owner's slug.
  if (slug === owner.slug && tile.title === owner.siteTitle)
    return { file: ownerFile, path: ['owner', 'slug'], field: 'slug' };
  return { file: pathOf(file), path: [route.screen, 'tile', 'slug'], field: 'tile.slug' };
}

function firstSegment(path: string): string {
  const [first = ''] = path.slice(basePath.length).split('/');
  return first.toLowerCase();
}

/** Every link of the content that leads to no address of the site. */
export function linkMistakes({ files, routes, exists }: Content): Mistake[] {
  if (routes.length === 0) return [];
  const addresses = [paths.contactCard, ...routes.map(({ path }) => path)];
  return Object.entries(files).flatMap(([file, { page, contactForm }]) =>
    textsIn({ page, contactForm }).flatMap(([path, text]) => {
      // The form names its page without a slash.
      const href = path.at(-1) === 'page' ? `/${text}` : text;
      const isLink = path.at(-1) === 'page' || (path.at(-1) === 'href' && text.startsWith('/'));
      const [bare = ''] = href.split(/[?#]/);
      if (!isLink || addresses.includes(basePath + bare.slice(1))) return [];
      if (exists(`${contentFolder}/public${bare}`)) return [];
      const field = fieldName(page ? path.slice(1) : path);
      const reason = `${field} must lead to a page of this site, but there is no ${bare}.`;
      return { file, path, text: reason };
    }),
  );
}
