import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Arbitrary, array, constant, constantFrom, oneof, record, tuple } from 'fast-check';
import type { z } from 'zod';
import { root } from '#scripts/install.mjs';
import {
  pictureSchema,
  projectSchema,
  skillSchema,
  tileSchema,
} from '#src/content/detail-schema.ts';
import { ownerSchema, resumeSchema } from '#src/content/owner-schema.ts';
import { color, language, link, linkOrFile } from '#src/content/schema-parts.ts';
import { entrySchema, sectionSchema, staticPageSchema } from '#src/content/static-page-schema.ts';
import { anyOf } from './any-content.ts';
import { gallery } from './content.ts';
import { ownText } from './own-text.ts';

/** The example's descriptions for search engines have room for so much of a name. */
const name = oneof(constantFrom('Jo O’Neill', 'ליאור כהן', 'Anne-Charlotte <Größe> & Co'), ownText)
  .map((text) =>
    text
      .slice(0, 26)
      .replace(/\p{Cs}$/u, '')
      .trim(),
  )
  .filter((text) => [...text].length >= 3);

/** What must exist or be readable, and what random letters would hardly ever make. */
const known = new Map<z.ZodType, Arbitrary<unknown>>([
  [link, constantFrom('https://example.org/', 'https://a.example/b?c=d&e=%20#f')],
  [
    linkOrFile,
    constantFrom('https://github.com/a/b', 'https://example.org/?a=b&c', '/favicon.ico'),
  ],
  [language, constant('en')],
  [color, constantFrom('#ffffff', '#000000', '#1a2b3c', '#f0e0d0', '#5a0000')],
  [
    tileSchema.shape.background,
    constantFrom('#1a2b3c', 'linear-gradient(145deg, #7a1f00, #005a5a 40%)'),
  ],
  [
    pictureSchema,
    tuple(constantFrom(...gallery.productImages), anyOf(pictureSchema.shape.alt, new Map())).map(
      ([picture, alt]) => ({ ...picture, alt }),
    ),
  ],
  ...(['firstName', 'fullName', 'siteTitle'] as const).map(
    (field) => [ownerSchema.shape[field], name] as const,
  ),
  [ownerSchema.shape.siteUrl, constantFrom('https://www.example.org', 'https://x-1.example.net')],
  [entrySchema.shape.href, constantFrom('/impressum', 'https://example.org', 'mailto:a@b.de')],
]);

const any = <T>(schema: z.ZodType<T>) => anyOf(schema, known);
const many = <T>(one: Arbitrary<T>) =>
  oneof(
    { weight: 4, arbitrary: array(one, { maxLength: 3 }) },
    { weight: 1, arbitrary: array(one, { minLength: 40, maxLength: 40, size: 'max' }) },
  );

/** An owner's whole content: nobody's slug, order or anchor is another's. */
export const anyOwner = record({
  owner: any(ownerSchema).map(({ slug: _, references = [], ...owner }) => ({
    ...owner,
    references: references.map(({ project: _, ...reference }) => reference),
  })),
  resume: any(resumeSchema),
  projects: many(any(projectSchema)),
  // A tag that is spelled almost like a skill is a mistake.
  skills: many(any(skillSchema).map((skill) => ({ ...skill, title: `${skill.title} §` }))),
  page: tuple(any(staticPageSchema), array(any(sectionSchema), { maxLength: 3 })).map(
    ([page, sections]) => ({
      ...page,
      sections: sections.map((section, index) => ({ ...section, id: `abschnitt-${index}` })),
    }),
  ),
});

type AnyOwner = typeof anyOwner extends Arbitrary<infer T> ? T : never;

/** Writes the example with somebody's own projects, skills, Lebenslauf and one more page into a folder. */
export function writeAnyOwner(folder: string, { owner, resume, projects, skills, page }: AnyOwner) {
  const example = join(root, 'example');
  rmSync(folder, { recursive: true, force: true });
  const wanted = (path: string) => !/example.(art|projects|skills)$|\.test\.ts$/.test(path);
  cpSync(example, folder, { recursive: true, filter: wanted });
  const write = (file: string, name: string, value: unknown) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), `export const ${name} = ${JSON.stringify(value)};\n`);
  };
  write('owner.ts', 'owner', owner);
  write('resume.ts', 'resume', resume);
  write('pages/more/page.ts', 'page', page);
  const from = join(example, 'projects', gallery.name);
  for (const [kind, apps] of Object.entries({ project: projects, skill: skills })) {
    for (const [order, app] of apps.entries()) {
      // The pictures are those of one of the example's projects, and lie in a folder of its name.
      const name = kind === 'project' && order === 0 ? gallery.name : `${kind}-${order}`;
      const to = join(folder, `${kind}s`, name);
      write(`${kind}s/${name}/${kind}.ts`, kind, {
        ...app,
        tile: { ...app.tile, slug: name, order },
      });
      cpSync(join(from, 'icon.svg'), join(to, 'icon.svg'));
      if (name === gallery.name)
        cpSync(join(from, 'pictures'), join(to, 'pictures'), { recursive: true });
    }
  }
}
