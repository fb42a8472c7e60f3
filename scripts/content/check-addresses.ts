import { basename, dirname } from 'node:path/posix';
import { basePath } from '#src/lib/environment.ts';
import { segment } from '../schema/schema-parts.ts';
import type { Mistake } from './mistake.ts';
import type { Site } from './site.ts';

/** First parts of addresses that the site's files take. */
const reserved = ['assets', 'icons', 'index', 'index.html'];

/** Pages whose address another one has, and folders whose name another one has, or no address. */
export function checkAddresses({ projects, skills, pages, routes }: Site): Mistake[] {
  const isFixed = (screen: string) => !['project', 'skill', 'static'].includes(screen);
  const fixed = routes
    .filter(({ screen }) => isFixed(screen))
    .map(({ path }) => path.slice(basePath.length).split('/')[0] ?? '');
  const takeAddress = uniqueNames([...reserved, ...fixed]);
  /** Icons and cards of all folders lie side by side. */
  const takeFolder = uniqueNames([]);
  const mistakes: Mistake[] = [];

  for (const file of Object.keys({ ...pages, ...projects, ...skills })) {
    const folder = basename(dirname(file));
    const slug = (projects[file] ?? skills[file])?.tile.slug;
    const path = slug ? ['tile', 'slug'] : [];
    const other = takeAddress(slug ?? folder, file);
    if (other) mistakes.push({ file, path, message: `Address taken by ${other}` });
    const neighbour = takeFolder(folder, file);
    if (neighbour)
      mistakes.push({ file, path: [], message: `Name of the folder taken by ${neighbour}` });
    if (!segment.test(folder)) {
      const message = 'Invalid name of the folder: expected letters, digits, - and _ only';
      mistakes.push({ file, path: [], message });
    }
  }
  return mistakes;
}

/**
 * Remembers who has taken a name, and returns who had it before. Case is ignored, because some hosts
 * answer `/React` with `/react`.
 */
function uniqueNames(ofSite: readonly string[]) {
  const takers = new Map(ofSite.map((name) => [name, 'the site itself']));
  return function take(name: string, taker: string): string | undefined {
    const other = takers.get(name.toLowerCase());
    takers.set(name.toLowerCase(), taker);
    return other;
  };
}
