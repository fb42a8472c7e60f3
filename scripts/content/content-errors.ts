import type { z } from 'zod';
import { pictureWidths } from '#src/content/picture-widths.ts';
import type { ProjectContent, SkillContent } from '#src/content/types.ts';
import { ownerSchema, projectSchema, resumeSchema, skillSchema } from './schemas.ts';

/** What the content's files export, by their path from the repository's folder. */
export type ContentFiles = Record<string, Readonly<Record<string, unknown>>>;

/** A project or skill whose fields are right. */
interface Entry {
  file: string;
  kind: 'project' | 'skill';
  content: ProjectContent | SkillContent;
}

const schemas = {
  owner: ownerSchema,
  resume: resumeSchema,
  project: projectSchema,
  skill: skillSchema,
};

function kindOf(file: string): keyof typeof schemas {
  const name = file.replace(/^.*\/|\.ts$/g, '');
  return name in schemas ? (name as keyof typeof schemas) : 'owner';
}

function isDetail(kind: keyof typeof schemas): kind is Entry['kind'] {
  return kind === 'project' || kind === 'skill';
}

/**
 * One line for each field that is missing or wrong, with its file and what it must be.
 * @param exists whether there is such a file, by its path from the repository's folder
 */
export function contentErrors(files: ContentFiles, exists: (path: string) => boolean): string[] {
  const errors: string[] = [];
  const entries: Entry[] = [];
  for (const [file, module] of Object.entries(files)) {
    const kind = kindOf(file);
    const found = [...exportErrors(module, kind, schemas[kind])];
    errors.push(...found.map((error) => `${file}: ${error}`));
    if (found.length > 0 || !isDetail(kind)) continue;
    entries.push({ file, kind, content: module[kind] as Entry['content'] });
  }
  const others = entries.flatMap((entry) =>
    entryErrors(entry, { entries, exists }).map((error) => `${entry.file}: ${error}`),
  );
  return [...errors, ...others];
}

/** @param name of the export */
function exportErrors(module: ContentFiles[string], name: string, schema: z.ZodType): string[] {
  const value = module[name];
  if (value === undefined) return [`must export ${name}, but does not.`];
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => `${fieldName([...path, key])} is no field that the site has.`);
    }
    const field = fieldName(path) || name;
    return [`${field} must be ${issue.message}, but ${found(issue)}.`];
  });
}

/** What there is: of a text that is too long or too short its length. */
function found(issue: z.core.$ZodIssue): string {
  const { code, input } = issue;
  const length = typeof input === 'string' ? input.length : Number.NaN;
  const missing = code === 'too_small' ? Number(issue.minimum) - length : 0;
  const surplus = code === 'too_big' ? length - Number(issue.maximum) : 0;
  if (missing > 0) return `has ${length} characters, ${missing} too few`;
  if (surplus > 0) return `has ${length} characters, ${surplus} too many`;
  return `is ${shown(input)}`;
}

/** `productImages[2].alt` */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 200 ? `${json.slice(0, 60)}… (${json.length - 2} characters)` : json;
}

interface Surroundings {
  entries: readonly Entry[];
  exists: (path: string) => boolean;
}

/** What cannot be seen in the file alone. */
function entryErrors(entry: Entry, { entries, exists }: Surroundings): string[] {
  const { file, content } = entry;
  const errors: string[] = [];
  const folder = file.replace(/[^/]+$/, '');
  if (!exists(`${folder}icon.svg`)) errors.push(`needs an icon, but ${folder}icon.svg is missing.`);
  if (!('tags' in content)) return errors;
  const skills = entries.filter((other) => other.kind === 'skill');
  content.tags.forEach((tag, index) => {
    const skill = skills.find(({ content: { title } }) => folded(title) === folded(tag));
    if (skill && skill.content.title !== tag) {
      const { title } = skill.content;
      errors.push(
        `tags[${index}] must be ${shown(title)} as in ${skill.file}, but is ${shown(tag)}.`,
      );
    }
  });
  content.productImages.forEach(({ src, width }, index) => {
    const missing = pictureFiles(folder, src, width).filter((path) => !exists(path));
    if (missing.length === 0) return;
    const name = folder.split('/').at(-2);
    errors.push(
      `productImages[${index}].src must name a picture, but ${missing[0]} is missing; npm run pictures -- ${name} YOUR-FILE makes it.`,
    );
  });
  return errors;
}

/** The files of a picture of the project in a folder. @param width its natural width in px */
function pictureFiles(folder: string, src: string, width: number): string[] {
  const name = src.split('/').at(-1);
  return pictureWidths(width).flatMap((each) =>
    ['avif', 'webp'].map((format) => `${folder}pictures/${name}-${each}.${format}`),
  );
}

/** Without case, spaces and punctuation. */
function folded(title: string): string {
  return title.toLowerCase().replace(/[\s._-]/g, '');
}
