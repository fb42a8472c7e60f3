import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { z } from 'zod';
import { isJunk } from '#scripts/content/junk-files.ts';
import { root } from '#scripts/root.mjs';
import { color } from '#src/content/color-format-and-contrast.ts';
import {
  pictureSchema,
  projectSchema,
  skillSchema,
  tileSchema,
} from '#src/content/detail-schema.ts';
import { ownerSchema } from '#src/content/owner-schema.ts';
import { resumeSchema } from '#src/content/resume-schema.ts';
import { language, linkOrFile, tileImage } from '#src/content/schema-parts.ts';
import { entrySchema, sectionSchema, staticPageSchema } from '#src/content/static-page-schema.ts';
import { projectWithPictures } from './content.ts';
import { arbitraryOf } from './schema-arbitrary.ts';

/** What systems, editors and git leave in any folder. */
export const junk = ['.DS_Store', '._page.ts', 'Thumbs.db', 'desktop.ini', '.gitkeep', 'page.ts~'];

const stop = fc
  .tuple(arbitraryOf(color, new Map()), fc.nat(100))
  .map(([value, at]) => `${value} ${at}%`);
const stops = fc.array(stop, { minLength: 2, maxLength: 4 }).map((list) => list.join(', '));
/** Colours, some with a character removed; the schema filters out the invalid ones. */
const colours = fc
  .tuple(
    fc.oneof(
      arbitraryOf(color, new Map()),
      fc
        .tuple(fc.integer({ min: -360, max: 360 }), fc.constantFrom('deg', 'turn', ''), stops)
        .map(([angle, unit, list]) => `linear-gradient(${angle}${unit}, ${list})`),
      stops.map((list) => `radial-gradient(circle at 30% 20%, ${list}), #1a2b3c`),
    ),
    fc.nat(200),
  )
  .map(([value, cut]) => value.slice(0, cut) + value.slice(cut + 1));
const background = fc.oneof(colours, fc.constant('tile.png'));

/**
 * Generators for values that random text would hardly ever hit, and for those that name an existing
 * file. All others come from the schemas.
 */
const known = new Map<z.ZodType, fc.Arbitrary<unknown>>([
  [language, fc.constant('en')],
  [tileSchema.shape.background, background],
  [ownerSchema.shape.siteUrl, fc.domain().map((name) => `https://${name}`)],
  [
    pictureSchema,
    fc
      .tuple(
        fc.constantFrom(...projectWithPictures.productImages),
        arbitraryOf(pictureSchema.shape.alt, new Map()),
      )
      .map(([picture, alt]) => ({ ...picture, alt })),
  ],
]);
/** The file that a link names. */
function fileOf(path: string): string {
  const bare = path.replace(/[?#].*/s, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** Whether a disk can hold the file, and a host serves it by that name. */
function isFileName(link: unknown): boolean {
  const path = String(link);
  const names = fileOf(path).slice(1).split('/');
  const isFine = (name: string) => /^(?!\.+$)[^\0\\]{1,60}$/.test(name) && !isJunk(name);
  return !path.startsWith('/') || names.every(isFine);
}

const href = entrySchema.shape.href;
const places = [
  '/impressum',
  '/datenschutz#aufruf',
  '/more#a-0',
  '/desktop/2',
  '/kontakt',
  '/kontakt.vcf',
];
for (const link of [href, linkOrFile])
  known.set(link, arbitraryOf(link, new Map()).filter(isFileName));
known.set(href, fc.oneof(arbitraryOf(href, known), fc.constantFrom(...places)));

const any = <T>(schema: z.ZodType<T>) => arbitraryOf(schema, known);
const many = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(one, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(one, { minLength: 20, maxLength: 20, size: 'max' }) },
  );

const areFilled = (...lists: (readonly unknown[] | undefined)[]) =>
  lists.every((list) => list && list.length > 0);

/**
 * An owner's whole content: all slugs, orders and anchors differ.
 * @param brief with few pages, which together show something of each kind
 */
export function ownerArbitrary(brief: boolean) {
  const owner = any(ownerSchema)
    .filter(({ references, contactLinks }) => !brief || areFilled(references, contactLinks))
    .map(({ slug: _, references = [], ...owner }) => ({
      ...owner,
      references: references.map(({ project: _, ...reference }) => reference),
    }));
  const resume = any(resumeSchema).filter(
    ({ certificates, languages }) => !brief || areFilled(certificates, languages),
  );
  const sections = fc.array(any(sectionSchema), { minLength: 1, maxLength: 3 });
  const page = fc.tuple(any(staticPageSchema), sections).map(([page, sections]) => ({
    ...page,
    sections: sections.map((section, index) => ({ ...section, id: `a-${index}` })),
  }));
  const some = <T>(one: fc.Arbitrary<T>) =>
    brief ? fc.array(one, { minLength: 1, maxLength: 2 }) : many(one);
  const projects = some(any(projectSchema));
  // A tag that is spelled almost like a skill is a mistake.
  const skills = some(any(skillSchema).map((skill) => ({ ...skill, title: `${skill.title} §` })));
  return fc.record({ owner, resume, projects, skills, page });
}

type AnyOwner = ReturnType<typeof ownerArbitrary> extends fc.Arbitrary<infer T> ? T : never;

/** The files of `public` and of `icons` that texts name, at any depth. */
function namesOf(value: unknown, wanted: RegExp): string[] {
  if (typeof value === 'string') return wanted.test(value) ? [value] : [];
  return Object.values(Object(value)).flatMap((child) => namesOf(child, wanted));
}

/**
 * Writes the example with somebody's own projects, skills, Lebenslauf and one more page into a
 * folder, with each file that a text names, and with junk in every folder.
 */
export function writeGeneratedOwner(
  folder: string,
  { owner, resume, projects, skills, page }: AnyOwner,
) {
  const example = join(root, 'example');
  rmSync(folder, { recursive: true, force: true });
  const wanted = (path: string) => !/example.(art|projects|skills)$|\.test\.ts$/.test(path);
  cpSync(example, folder, { recursive: true, filter: wanted });
  const write = (file: string, name: string, value: unknown) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    // Without a form there is no such page.
    const form = owner.contactForm === false ? '"/impressum"' : '"/kontakt"';
    const text = JSON.stringify(value).replaceAll('"/kontakt"', form);
    writeFileSync(join(folder, file), `export const ${name} = ${text};\n`);
  };
  write('owner.ts', 'owner', owner);
  write('resume.ts', 'resume', resume);
  write('pages/more/page.ts', 'page', page);
  const from = join(example, 'projects', projectWithPictures.name);
  for (const [kind, apps] of Object.entries({ project: projects, skill: skills })) {
    for (const [order, app] of apps.entries()) {
      // The pictures are those of one of the example's projects, and lie in a folder of its name.
      const name =
        kind === 'project' && order === 0 ? projectWithPictures.name : `${kind}-${order}`;
      const to = join(folder, `${kind}s`, name);
      const slug = `${app.tile.slug}-${kind}-${order}`;
      write(`${kind}s/${name}/${kind}.ts`, kind, { ...app, tile: { ...app.tile, slug, order } });
      for (const icon of ['icon.svg', ...namesOf(app.featureParagraphs, /^icon-.*\.svg$/)])
        cpSync(join(from, 'icon.svg'), join(to, icon));
      for (const image of namesOf(app.tile.background, tileImage))
        cpSync(join(example, 'public/icons/icon-192.png'), join(to, image));
      if (name === projectWithPictures.name)
        cpSync(join(from, 'pictures'), join(to, 'pictures'), { recursive: true });
    }
  }
  for (const path of namesOf([resume, projects, page], /^\//)) {
    const file = join(folder, 'public', fileOf(path));
    if (places.includes(path)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'file');
  }
  const folders = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const each of [folder, ...folders])
    for (const name of junk) writeFileSync(join(each, name), 'junk');
}
