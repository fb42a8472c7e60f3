import { basename, dirname, join } from 'node:path';
import { basePath } from '#src/config/environment.ts';
import { pictureWidths } from '#src/config/picture-widths.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { pathOf } from '#src/content/content-path-parts.ts';
import { tileImage } from '#src/content/schema-parts.ts';
import type { ProjectContent } from '#src/content/types.ts';
import { paths } from '#src/navigation/paths.ts';
import type { Route } from '#src/navigation/routes.ts';
import { contentFolder } from '../content-folder.mjs';
import { root } from '../root.mjs';
import { isThere } from './check-files-and-folders.ts';
import { type ContentFiles, textsIn } from './content-files-and-texts.ts';
import type { Finding } from './finding.ts';
import { namesIn } from './junk-files.ts';

/**
 * Finds tags, pictures, languages and links that do not fit what they name.
 * @param routes empty if mistakes keep them from being made; links are not checked then
 */
export function checkReferences(files: ContentFiles, routes: readonly Route[]): Finding[] {
  const findings: Finding[] = [];
  const skills = Object.entries(files).flatMap(([file, { skill }]) =>
    skill ? [{ file, title: skill.title }] : [],
  );
  const localesFile = `${contentFolder}/texts/locales.ts`;
  const languages = [siteLanguage, ...Object.keys(files[localesFile]?.locales ?? {})];
  const slugs = routes.flatMap((route) => (route.screen === 'project' ? route.detail.slug : []));

  for (const [file, { project, skill, page, owner, resume, contactForm }] of Object.entries(
    files,
  )) {
    const add = (field: string, text: string) => findings.push({ file, field, text });
    for (const [index, tag] of project?.tags.entries() ?? []) {
      const skill = skills.find(({ title }) => fold(title) === fold(tag));
      if (skill && skill.title !== tag)
        add(`tags[${index}]`, `must be "${skill.title}" as in ${skill.file}, but is "${tag}".`);
    }
    for (const [index, picture] of project?.productImages.entries() ?? []) {
      const [field, text] = pictureFault(picture, basename(dirname(file))) ?? [];
      if (field && text) add(`productImages[${index}].${field}`, text);
    }
    for (const [index, { icon }] of (project ?? skill)?.featureParagraphs.entries() ?? []) {
      const text = `must name a file beside ${basename(file)}, but there is no ${icon}.`;
      if (icon.endsWith('.svg') && !isThere(join(root, dirname(file)), icon))
        add(`featureParagraphs[${index}].icon`, text);
    }
    const { background = '' } = (project ?? skill)?.tile ?? {};
    if (tileImage.test(background) && !isThere(join(root, dirname(file)), background)) {
      const text = `must name a file beside ${basename(file)}, but there is no ${background}.`;
      add('tile.background', text);
    }
    if (page?.lang && !languages.includes(page.lang)) {
      const known = `${languages.join(', ')}, or another one that has texts in ${localesFile}`;
      const example = 'as en has in example/texts/locales.ts';
      add('lang', `must be one of ${known} (${example}), but is "${page.lang}".`);
    }
    if (routes.length === 0) continue;
    for (const [index, { project: slug }] of owner?.references?.entries() ?? []) {
      const expected = `a project's slug (${slugs.join(', ')})`;
      if (slug && !slugs.includes(slug))
        add(`references[${index}].project`, `must be ${expected}, but is "${slug}".`);
    }
    for (const [field, text] of [...textsIn(page), ...textsIn({ contactForm })]) {
      const fault = linkFault(field, text, files, routes);
      if (fault) add(field, fault);
    }
    for (const [field, text] of [...textsIn(project), ...textsIn(resume)]) {
      const path = linkedPath(field, text);
      if (path && !isPublished(path))
        add(field, `must name a file of public, but there is no ${path}.`);
    }
  }
  return findings;
}

function fold(title: string): string {
  return title.toLowerCase().replace(/[\s._-]/g, '');
}

/** The field and message of a picture whose folder, files or width are not what its text says. */
function pictureFault({ src, width }: ProjectContent['productImages'][number], own: string) {
  const [name = '', picture = ''] = src.split('/');
  const folder = `${contentFolder}/projects/${name}/pictures`;
  if (!isThere(root, dirname(folder)))
    return ['src', `must begin with ${own}/, the name of its folder, but is "${src}".`];
  const missingOf = (naturalWidth: number) =>
    pictureWidths(naturalWidth)
      .flatMap((each) => [`${each}.avif`, `${each}.webp`])
      .map((end) => `${folder}/${picture}-${end}`)
      .find((path) => !isThere(root, path));
  const missing = missingOf(width);
  if (!missing) return undefined;
  const widths = namesIn(join(root, folder)).map((file) => {
    const [, own, number] = /^(.+)-(\d+)\.avif$/.exec(file) ?? [];
    return own === picture ? Number(number) : 0;
  });
  const widest = Math.max(0, ...widths);
  if (widest > 0 && widest !== width && !missingOf(widest))
    return ['width', `must be ${widest}, the width of ${src} in px, but is ${width}.`];
  const remedy = `npm run pictures -- ${name} makes it of an original beside project.ts`;
  return ['src', `must name a picture, but ${missing} is missing; ${remedy}.`];
}

/** Says what is wrong with a link to a page, to a section of one or to a file of the site. */
function linkFault(field: string, text: string, files: ContentFiles, routes: readonly Route[]) {
  const path = linkedPath(field, text);
  if (!path) return undefined;
  const address = basePath + path.slice(1);
  const route = routes.find((each) => each.path === address);
  if (!route && address !== paths.contactCard && !isPublished(path))
    return `must lead to a page of this site, but there is no ${path}.`;
  const [, id] = text.split('#');
  if (!route || !id) return undefined;
  if (route.screen !== 'static') return `must be ${path} alone: that page has no section #${id}.`;
  const { page } = files[pathOf(route.link.file)] ?? {};
  // A page with mistakes is not among the files.
  const ids = page?.sections.map((section) => section.id);
  if (!ids || ids.includes(id)) return undefined;
  return `must name a section of ${path} (${ids.join(', ')}), but there is no #${id}.`;
}

/** The path of a link within the site. `contactForm.privacyHint.page` has no slash at its front. */
function linkedPath(field: string, text: string): string | undefined {
  const link = field.endsWith('.page') ? `/${text}` : field.endsWith('href') ? text : '';
  return link.startsWith('/') ? link.split(/[?#]/)[0] : undefined;
}

/** Returns whether a path, in which `%20` may be a space, names a file of `public`. */
function isPublished(path: string): boolean {
  const folder = join(root, contentFolder, 'public');
  try {
    return isThere(folder, decodeURIComponent(path));
  } catch {
    return isThere(folder, path);
  }
}
