import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { basePath } from '#src/config/environment.ts';
import { shellPath } from '#src/config/offline-copy.ts';
import { pathOf } from '#src/content/content-file.ts';
import { pictureWidths } from '#src/content/picture-widths.ts';
import { paths } from '#src/navigation/paths.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentFolder } from '../content-folder.mjs';
import { root } from '../install.mjs';
import { type ContentFiles, type Finding, textsIn } from './finding.ts';

/**
 * Tags, pictures, addresses and links that do not fit what lies elsewhere.
 * @param routes none where the content is not whole enough to have some
 */
export function referenceFindings(files: ContentFiles, routes: readonly Route[]): Finding[] {
  return [
    ...tagFindings(files),
    ...pictureFindings(files),
    ...addressFindings(files, routes),
    ...linkFindings(files, routes),
  ];
}

/** Tags that are spelled unlike the skill that they mean. */
function tagFindings(files: ContentFiles): Finding[] {
  const skills = Object.entries(files).flatMap(([file, { skill }]) =>
    skill ? [{ file, title: skill.title }] : [],
  );
  return Object.entries(files).flatMap(([file, { project }]) =>
    (project?.tags ?? []).flatMap((tag, index) => {
      const skill = skills.find(({ title }) => folded(title) === folded(tag));
      if (!skill || skill.title === tag) return [];
      const text = `must be "${skill.title}" as in ${skill.file}, but is "${tag}".`;
      return [{ file, field: `tags[${index}]`, text }];
    }),
  );
}

/** Without case, spaces and punctuation. */
function folded(title: string): string {
  return title.toLowerCase().replace(/[\s._-]/g, '');
}

/** Pictures that lack a file of a width or format. */
function pictureFindings(files: ContentFiles): Finding[] {
  return Object.entries(files).flatMap(([file, { project }]) =>
    (project?.productImages ?? []).flatMap(({ src, width }, index) => {
      const [name = '', picture = ''] = src.split('/');
      const missing = pictureWidths(width)
        .flatMap((each) => [`${each}.avif`, `${each}.webp`])
        .map((end) => `${contentFolder}/projects/${name}/pictures/${picture}-${end}`)
        .find((path) => !existsSync(join(root, path)));
      if (!missing) return [];
      const text = `must name a picture, but ${missing} is missing; npm run pictures -- ${name} makes it of an original beside project.ts.`;
      return [{ file, field: `productImages[${index}].src`, text }];
    }),
  );
}

/** First segments of addresses that files of the site take. */
const reserved = ['assets', 'icons', 'index', 'index.html', shellPath];

/**
 * Pages whose address another page or a file has. Compared without case, because some hosts and file systems do not tell
 * `/React` from `/react`.
 */
function addressFindings(files: ContentFiles, routes: readonly Route[]): Finding[] {
  const ownerFile = `${contentFolder}/owner.ts`;
  const owner = files[ownerFile]?.owner;
  if (!owner) return [];
  const takers = new Map(reserved.map((name) => [name, 'files of the site']));
  const pages: { file: string; field: string; slug: string }[] = [];
  const own: typeof pages = [];
  for (const route of routes) {
    if (route.screen === 'static') {
      const { file, slug } = route.page;
      pages.push({ file: pathOf(file), field: 'the name of its folder', slug });
    } else if ('detail' in route) {
      const { file, slug, tile } = route.detail;
      // The page of the site itself has the owner's slug.
      if (slug === owner.slug && tile.title === owner.siteTitle)
        own.push({ file: ownerFile, field: 'slug', slug });
      else pages.push({ file: pathOf(file), field: 'tile.slug', slug });
    } else {
      const [name = ''] = route.path.slice(basePath.length).split('/');
      takers.set(name, `the page ${route.path}`);
    }
  }
  return [...pages, ...own].flatMap(({ file, field, slug }) => {
    const taker = takers.get(slug.toLowerCase());
    takers.set(slug.toLowerCase(), file);
    const text = `"${slug}" collides with ${taker}; choose another one.`;
    return taker ? [{ file, field, text }] : [];
  });
}

/** Links that lead to no address of the site, nor to a file in `public`. */
function linkFindings(files: ContentFiles, routes: readonly Route[]): Finding[] {
  if (routes.length === 0) return [];
  const addresses = [paths.contactCard, ...routes.map(({ path }) => path)];
  const folder = join(root, contentFolder, 'public');
  // By their names: not every disk tells `Vita.pdf` from `vita.pdf`, but hosts do.
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const publicFiles = names.map((name) => `/${name}`.replaceAll('\\', '/'));
  return Object.entries(files).flatMap(([file, { page, contactForm }]) =>
    [...textsIn(page), ...textsIn({ contactForm })].flatMap(([field, text]) => {
      // The form names its page without a slash.
      const isPage = field.endsWith('.page');
      if (!isPage && !(field.endsWith('href') && text.startsWith('/'))) return [];
      const [path = ''] = (isPage ? `/${text}` : text).split(/[?#]/);
      if (addresses.includes(basePath + path.slice(1))) return [];
      if (publicFiles.includes(querystring.unescape(path))) return [];
      const reason = `must lead to a page of this site, but there is no ${path}.`;
      return [{ file, field, text: reason }];
    }),
  );
}
