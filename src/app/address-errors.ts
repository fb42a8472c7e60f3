import { owner } from '#src/content/owner.ts';

const segment = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** First segments that files of the site take, beside those that pages take. */
const reserved = ['assets', 'icons', 'index.html'];

interface Named {
  slug: string;
  title: string;
}

/**
 * One line for each slug that cannot be an address: malformed, or taken by another page. Compared
 * without case, because some hosts and file systems do not tell `/React` from `/react`.
 */
export function addressErrors(details: readonly Named[], pagePaths: readonly string[]): string[] {
  const taken = new Map<string, string>();
  for (const name of reserved) taken.set(name, 'files of the site');
  for (const path of pagePaths) taken.set(firstSegment(path), `the page ${path}`);
  return details.flatMap(({ slug, title }) => {
    const source = slug === owner.slug ? "The owner's slug" : `The slug of "${title}"`;
    if (!segment.test(slug)) {
      return [`${source} "${slug}" must consist of letters, digits, - and _ only.`];
    }
    const other = taken.get(slug.toLowerCase());
    taken.set(slug.toLowerCase(), `"${title}"`);
    return other ? [`${source} "${slug}" collides with ${other}; choose another one.`] : [];
  });
}

function firstSegment(path: string): string {
  return (path.split('/')[1] ?? '').toLowerCase();
}
