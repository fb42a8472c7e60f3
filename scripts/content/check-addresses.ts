import { basename, dirname } from 'node:path/posix';
import { basePath } from '#src/lib/environment.ts';
import { segment } from '../schema/schema-parts.ts';
import type { ContentIssue } from './content-issue.ts';
import type { SiteContent } from './site-content.ts';

/** First segments of the addresses of the build's files. */
const fileSegments = ['assets', 'icons', 'index', 'index.html'];

/** Issues of duplicate addresses, and of duplicate or invalid names of folders. */
export function checkAddresses({ projects, skills, pages, routes }: SiteContent): ContentIssue[] {
  const routeSegments = routes
    .filter(({ screen }) => !['project', 'skill', 'static'].includes(screen))
    .map(({ path }) => path.slice(basePath.length).split('/')[0] ?? '');
  const registerAddress = createRegistry([...fileSegments, ...routeSegments]);
  /** A folder gives its name to its published icon and Open Graph card. */
  const registerFolder = createRegistry([]);
  const issues: ContentIssue[] = [];

  for (const file of Object.keys({ ...pages, ...projects, ...skills })) {
    const folder = basename(dirname(file));
    const slug = (projects[file] ?? skills[file])?.tile.slug;
    const addressHolder = registerAddress(slug ?? folder, file);
    if (addressHolder) {
      const path = slug ? ['tile', 'slug'] : [];
      issues.push({ file, path, message: `Address taken by ${addressHolder}` });
    }
    const folderHolder = registerFolder(folder, file);
    if (folderHolder) {
      const message = `Name of the folder taken by ${folderHolder}`;
      issues.push({ file, path: [], message });
    }
    if (!segment.test(folder)) {
      const message = 'Invalid name of the folder: expected letters, digits, - and _ only';
      issues.push({ file, path: [], message });
    }
  }
  return issues;
}

/**
 * Returns a function that registers a name and returns its previous holder. Ignores case, because
 * some hosts serve `/react` at `/React`.
 */
function createRegistry(reservedNames: readonly string[]) {
  const holders = new Map(reservedNames.map((name) => [name, 'the site itself']));
  return function register(name: string, holder: string): string | undefined {
    const previous = holders.get(name.toLowerCase());
    holders.set(name.toLowerCase(), holder);
    return previous;
  };
}
