import { pictureWidths } from '#src/content/picture-widths.ts';
import type { ProjectContent, SkillContent } from '#src/content/types.ts';
import { contentFolder } from '../content-folder.mjs';
import type { Content } from './mistake.ts';
import { type Mistake, shown } from './mistake.ts';

/** Mistakes that no single field shows: a tag spelled unlike its skill, a picture without its files. */
export function detailMistakes({ files, exists }: Content): Mistake[] {
  const skills = Object.entries(files).flatMap(([file, { skill }]) =>
    skill ? [{ file, title: (skill as SkillContent).title }] : [],
  );
  return Object.entries(files).flatMap(([file, module]) => {
    const project = module.project as ProjectContent | undefined;
    const mistake = (path: [keyof ProjectContent, ...PropertyKey[]], text: string): Mistake => {
      return { file, path: ['project', ...path], text };
    };
    const misspelled = (project?.tags ?? []).flatMap((tag, index) => {
      const skill = skills.find(({ title }) => folded(title) === folded(tag));
      if (!skill || skill.title === tag) return [];
      const text = `must be ${shown(skill.title)} as in ${skill.file}, but is ${shown(tag)}.`;
      return mistake(['tags', index], `tags[${index}] ${text}`);
    });
    const missing = (project?.productImages ?? []).flatMap(({ src, width }, index) => {
      const picture = pictureFiles(src, width).find((path) => !exists(path));
      if (!picture) return [];
      const name = src.split('/')[0];
      const text = `must name a picture, but ${picture} is missing; npm run pictures -- ${name} makes it of an original beside project.ts.`;
      return mistake(['productImages', index, 'src'], `productImages[${index}].src ${text}`);
    });
    return [...misspelled, ...missing];
  });
}

/** The files of a project's picture. @param width its natural width in px */
export function pictureFiles(src: string, width: number): string[] {
  const path = `${contentFolder}/projects/${src.replace('/', '/pictures/')}`;
  return pictureWidths(width).flatMap((each) =>
    ['avif', 'webp'].map((format) => `${path}-${each}.${format}`),
  );
}

/** Without case, spaces and punctuation. */
function folded(title: string): string {
  return title.toLowerCase().replace(/[\s._-]/g, '');
}
