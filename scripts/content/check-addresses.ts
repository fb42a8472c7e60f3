import { basePath } from '#src/config/environment.ts';
import { pathOf } from '#src/content/content-path-parts.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentFolder } from '../content-folder.mjs';
import type { ContentFiles } from './content-files-and-texts.ts';
import type { Finding } from './finding.ts';

/** First segments of addresses that files of the site take. */
const reserved = ['assets', 'icons', 'index', 'index.html'];

/**
 * Finds pages whose address is taken by another page or a file. Case is ignored, because some hosts
 * and file systems answer `/React` with `/react`.
 */
export function checkAddresses(files: ContentFiles, routes: readonly Route[]): Finding[] {
  const ownerFile = `${contentFolder}/owner.ts`;
  const owner = files[ownerFile]?.owner;
  if (!owner) return [];
  const takers = new Map(reserved.map((name) => [name, 'files of the site']));
  const pages: { file: string; field: string; slug: string }[] = [];
  const own: typeof pages = [];
  for (const route of routes) {
    if (route.screen === 'static') {
      const { file, slug } = route.link;
      pages.push({ file: pathOf(file), field: 'the name of its folder', slug });
    } else if ('detail' in route) {
      const { file, slug, tile } = route.detail;
      // The page about the site itself has the owner's slug.
      if (slug === owner.slug && tile.title === owner.siteTitle)
        own.push({ file: ownerFile, field: 'slug', slug });
      else pages.push({ file: pathOf(file), field: 'tile.slug', slug });
    } else {
      const [name = ''] = route.path.slice(basePath.length).split('/');
      takers.set(name, `the page ${route.path}`);
    }
  }
  return [...pages, ...own].flatMap(({ file, field, slug }) => {
    // An invalid slug is reported by its own file's check.
    if (typeof slug !== 'string') return [];
    const taker = takers.get(slug.toLowerCase());
    takers.set(slug.toLowerCase(), file);
    const text = `"${slug}" collides with ${taker}; choose another one.`;
    return taker ? [{ file, field, text }] : [];
  });
}
