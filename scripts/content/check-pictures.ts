import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { tileImage } from '#src/content/content-path-parts.ts';
import type { ProjectContent } from '#src/content/types.ts';
import { pictureWidths } from '#src/lib/specification.ts';
import type { ContentIssue } from './content-issue.ts';
import type { SiteContent } from './site-content.ts';

/** Issues of missing pictures and icons. @param folder of the content */
export function checkPictures({ projects, skills }: SiteContent, folder: string): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const [file, { tile, featureParagraphs }] of Object.entries({ ...projects, ...skills })) {
    requireNextTo(file, [], 'icon.svg');
    if (tileImage.test(tile.background)) {
      requireNextTo(file, ['tile', 'background'], tile.background);
    }
    for (const [index, { icon }] of featureParagraphs.entries()) {
      if (icon.endsWith('.svg')) requireNextTo(file, ['featureParagraphs', index, 'icon'], icon);
    }
  }
  for (const [file, { productImages }] of Object.entries(projects)) {
    for (const [index, picture] of productImages.entries()) {
      const missing = filesOf(picture).find((each) => !existsSync(join(folder, each)));
      if (!missing) continue;
      const message = `There is no ${missing}: npm run pictures makes it, and prints src and width`;
      issues.push({ file, path: ['productImages', index, 'src'], message });
    }
  }
  return issues;

  function requireNextTo(file: string, path: PropertyKey[], name: string) {
    if (existsSync(join(folder, dirname(file), name))) return;
    issues.push({ file, path, message: `There is no ${name} next to it` });
  }
}

/** Paths of a picture's files, relative to the content. */
function filesOf({ src, width }: ProjectContent['productImages'][number]): string[] {
  const [project = '', name = ''] = src.split('/');
  const pictures = `projects/${project}/pictures`;
  return pictureWidths(width).flatMap((each) => [
    `${pictures}/${name}-${each}.avif`,
    `${pictures}/${name}-${each}.webp`,
  ]);
}
