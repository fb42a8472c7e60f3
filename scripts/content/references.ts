import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '#src/config/environment.ts';
import { shellPath } from '#src/config/offline-cache.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { pathOf } from '#src/content/content-file.ts';
import { pictureWidths } from '#src/content/picture-widths.ts';
import { paths } from '#src/navigation/paths.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentFolder } from '../content-folder.mjs';
import { root } from '../install.mjs';
import { isThere } from './exact-path.ts';
import { type ContentFiles, type Finding, textsIn } from './finding.ts';

/**
 * Tags, pictures, languages, addresses and links that do not fit what lies elsewhere.
 * @param routes none where the content is not whole enough to have some
 */
export function referenceFindings(files: ContentFiles, routes: readonly Route[]): Finding[] {
  return [
    ...tagFindings(files),
    ...pictureFindings(files),
    ...languageFindings(files),
    ...addressFindings(files, routes),
    ...quoteFindings(files, routes),
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

/** Pictures that are another size than their text says, or lack a file of a width or format. */
function pictureFindings(files: ContentFiles): Finding[] {
  return Object.entries(files).flatMap(([file, { project }]) =>
    (project?.productImages ?? []).flatMap(({ src, width }, index) => {
      const [name = '', picture = ''] = src.split('/');
      const folder = `${contentFolder}/projects/${name}/pictures`;
      const missingOf = (natural: number) =>
        pictureWidths(natural)
          .flatMap((each) => [`${each}.avif`, `${each}.webp`])
          .map((end) => `${folder}/${picture}-${end}`)
          .find((path) => !isThere(root, path));
      const missing = missingOf(width);
      if (!missing) return [];
      const own = naturalWidth(join(root, folder), picture);
      if (own > 0 && own !== width && !missingOf(own)) {
        const text = `must be ${own}, the width of ${src} in px, but is ${width}.`;
        return [{ file, field: `productImages[${index}].width`, text }];
      }
      const text = `must name a picture, but ${missing} is missing; npm run pictures -- ${name} makes it of an original beside project.ts.`;
      return [{ file, field: `productImages[${index}].src`, text }];
    }),
  );
}

/** Of the widest file of a picture; 0 where there is none. */
function naturalWidth(folder: string, picture: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const widths = names.map((name) => {
    const [, own, width] = /^(.+)-(\d+)\.avif$/.exec(name) ?? [];
    return own === picture ? Number(width) : 0;
  });
  return Math.max(0, ...widths);
}

/** Pages in a language for which the site has no words around them. */
function languageFindings(files: ContentFiles): Finding[] {
  const source = `${contentFolder}/texts/frames.ts`;
  const known = [siteLanguage, ...Object.keys(files[source]?.frames ?? {})];
  return Object.entries(files).flatMap(([file, { page }]) => {
    if (!page?.lang || known.includes(page.lang)) return [];
    const text = `must be one of ${known.join(', ')}, or another one that has texts in ${source} (as en has in example/texts/frames.ts), but is "${page.lang}".`;
    return [{ file, field: 'lang', text }];
  });
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
    // What is wrong in its own file is told there.
    if (typeof slug !== 'string') return [];
    const taker = takers.get(slug.toLowerCase());
    takers.set(slug.toLowerCase(), file);
    const text = `"${slug}" collides with ${taker}; choose another one.`;
    return taker ? [{ file, field, text }] : [];
  });
}

/** Clients' words about projects that there are not. */
function quoteFindings(files: ContentFiles, routes: readonly Route[]): Finding[] {
  const slugs = routes.flatMap((route) => (route.screen === 'project' ? route.detail.slug : []));
  return Object.entries(files).flatMap(([file, { owner }]) =>
    (owner?.references ?? []).flatMap(({ project }, index) => {
      if (!project || routes.length === 0 || slugs.includes(project)) return [];
      const text = `must be a project's slug (${slugs.join(', ')}), but is "${project}".`;
      return [{ file, field: `references[${index}].project`, text }];
    }),
  );
}

/** Links that lead to no address of the site, nor to a file in `public`, which alone some may lead to. */
function linkFindings(files: ContentFiles, routes: readonly Route[]): Finding[] {
  if (routes.length === 0) return [];
  const addresses = [paths.contactCard, ...routes.map(({ path }) => path)];
  const folder = join(root, contentFolder, 'public');
  return Object.entries(files).flatMap(([file, { page, contactForm, project, resume }]) => {
    const ofFiles = [...textsIn(project), ...textsIn(resume)];
    return [...textsIn(page), ...textsIn({ contactForm }), ...ofFiles].flatMap((link) => {
      const [field, text] = link;
      // The form names its page without a slash.
      const isPage = field.endsWith('.page');
      if (!isPage && !(field.endsWith('href') && text.startsWith('/'))) return [];
      const [path = ''] = (isPage ? `/${text}` : text).split(/[?#]/);
      if (isThere(folder, fileOf(path))) return [];
      const isFile = ofFiles.includes(link);
      if (!isFile && addresses.includes(basePath + path.slice(1))) return [];
      const expected = isFile ? 'name a file of public' : 'lead to a page of this site';
      return [{ file, field, text: `must ${expected}, but there is no ${path}.` }];
    });
  });
}

/** The file that a browser means: `mein cv.pdf` for `mein%20cv.pdf`. */
function fileOf(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
