import { basename, dirname } from 'node:path/posix';
import { basePath } from '#src/lib/environment.ts';
import { segment } from '../schema/schema-parts.ts';
import type { ContentIssue } from './content-issue.ts';
import type { SiteContent } from './site-content.ts';

/** First segments of the addresses of the site's files. */
const reserved = ['assets', 'icons', 'index', 'index.html'];

/** Issues of duplicate addresses, and of duplicate or invalid names of folders. */
export function checkAddresses({ projects, skills, pages, routes }: SiteContent): ContentIssue[] {
  const isFixed = (screen: string) => !['project', 'skill', 'static'].includes(screen);
  const fixed = routes
    .filter(({ screen }) => isFixed(screen))
    .map(({ path }) => path.slice(basePath.length).split('/')[0] ?? '');
  const registerAddress = createRegistry([...reserved, ...fixed]);
  /** A folder gives its name to its published icon and Open Graph card. */
  const registerFolder = createRegistry([]);
  const issues: ContentIssue[] = [];

  for (const file of Object.keys({ ...pages, ...projects, ...skills })) {
    const folder = basename(dirname(file));
    const slug = (projects[file] ?? skills[file])?.tile.slug;
    const path = slug ? ['tile', 'slug'] : [];
    const other = registerAddress(slug ?? folder, file);
    if (other) issues.push({ file, path, message: `Address taken by ${other}` });
    const neighbour = registerFolder(folder, file);
    if (neighbour)
      issues.push({ file, path: [], message: `Name of the folder taken by ${neighbour}` });
    if (!segment.test(folder)) {
      const message = 'Invalid name of the folder: expected letters, digits, - and _ only';
      issues.push({ file, path: [], message });
    }
  }
  return issues;
}

/**
 * Returns a function that registers a name and returns its previous user. Ignores case, because
 * some hosts serve `/react` at `/React`.
 */
function createRegistry(reservedNames: readonly string[]) {
  const users = new Map(reservedNames.map((name) => [name, 'the site itself']));
  return function register(name: string, user: string): string | undefined {
    const other = users.get(name.toLowerCase());
    users.set(name.toLowerCase(), user);
    return other;
  };
}
