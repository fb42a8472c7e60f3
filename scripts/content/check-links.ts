import { existsSync } from 'node:fs';
import { join } from 'node:path/posix';
import { decodeAddress } from '#src/lib/decode-address.ts';
import { basePath } from '#src/lib/environment.ts';
import { paths } from '#src/navigation/paths.ts';
import type { ContentIssue } from './content-issue.ts';
import type { SiteContent } from './site-content.ts';

/** Issues of broken links, and of unknown projects and languages. @param folder of the content */
export function checkLinks(content: SiteContent, folder: string): ContentIssue[] {
  const { owner, resume, formTexts, projects, pages, routes } = content;
  const files = { 'resume.ts': resume, ...projects, ...pages };
  const links = Object.entries(files).flatMap(([file, value]) => linksIn(value, file));
  links.push({
    file: 'texts/form.ts',
    path: ['formTexts', 'privacyHint', 'page'],
    href: `/${formTexts.privacyHint.page}`,
  });
  const issues: ContentIssue[] = links.flatMap(({ file, path, href }) => {
    const message = faultOf(href, content, folder);
    return message ? [{ file, path, message }] : [];
  });

  const slugs = Object.values(projects).map(({ tile }) => tile.slug);
  for (const [index, { project }] of owner.references?.entries() ?? []) {
    if (!project || slugs.includes(project)) continue;
    const message = `There is no project with the slug ${project}`;
    issues.push({ file: 'owner.ts', path: ['references', index, 'project'], message });
  }
  for (const route of routes) {
    if (route.screen !== 'static' || !route.lang || route.locale) continue;
    const message = `texts/locales.ts has no texts in ${route.lang}`;
    issues.push({ file: pageFile(route.page.slug), path: ['lang'], message });
  }
  return issues;
}

interface Link {
  file: string;
  path: PropertyKey[];
  /** A path of this site, without the base path. */
  href: string;
}

/** All `href` fields of a value that link to this site. */
function linksIn(value: unknown, file: string, path: PropertyKey[] = []): Link[] {
  if (typeof value === 'string') {
    return path.at(-1) === 'href' && value.startsWith('/') ? [{ file, path, href: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    return linksIn(child, file, [...path, Array.isArray(value) ? Number(key) : key]);
  });
}

/** Message for a link to a missing page, section or file; undefined for a valid link. */
function faultOf(href: string, { pages, routes }: SiteContent, folder: string): string | undefined {
  const [path = '', id] = href.replace(/\?[^#]*/, '').split('#');
  const address = basePath + path.slice(1);
  const route = routes.find((each) => each.path === address);
  if (!route) {
    const isFile =
      address === paths.contactCard || existsSync(join(folder, 'public', decodeAddress(path)));
    return isFile ? undefined : `There is no page or file ${path}`;
  }
  if (!id) return undefined;
  const page = route.screen === 'static' ? pages[pageFile(route.page.slug)] : undefined;
  const isSection = page?.sections.some((section) => section.id === id);
  return isSection ? undefined : `There is no section #${id} on ${path}`;
}

const pageFile = (slug: string) => `pages/${slug}/page.ts`;
