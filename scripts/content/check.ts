import type { z } from 'zod';
import { projectSchema, skillSchema } from '../schema/detail-schema.ts';
import { ownerSchema } from '../schema/owner-schema.ts';
import { paletteSchema } from '../schema/palette-schema.ts';
import { resumeSchema } from '../schema/resume-schema.ts';
import { localesSchema, staticPageSchema } from '../schema/static-page-schema.ts';
import { textsSchema } from '../schema/texts-schema.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import { lineOf, type Mistake, mistakesOf } from './mistake.ts';

// Runs in Vite, which reads the files: as part of Node's bundle in a build, and in the development
// server. Each file is imported on its own, because one that lacks a field makes others fail.

type Files = Record<string, () => Promise<unknown>>;
type FileCheck = (file: string, value: unknown) => Mistake[] | Promise<Mistake[]>;

const bySchema = (schema: z.ZodType) => (file: string, value: unknown) =>
  mistakesOf(file, schema, value);

const exampleTexts: Files = import.meta.glob([
  '/example/{provider,slider}.ts',
  '/example/texts/*.ts',
]);

const byExample = async (file: string, value: unknown) =>
  mistakesOf(file, textsSchema(await exampleTexts[`/example/${file}`]?.()), value);

/** Files come after those that they import: a failure is reported for the first that has it. */
const checks: [Files, FileCheck][] = [
  [import.meta.glob('#content/owner.ts', { import: 'owner' }), bySchema(ownerSchema)],
  [import.meta.glob(['#content/provider.ts', '#content/slider.ts']), byExample],
  [import.meta.glob(['#content/texts/*.ts', '!**/locales.ts']), byExample],
  [import.meta.glob('#content/texts/locales.ts', { import: 'locales' }), bySchema(localesSchema)],
  [import.meta.glob('#content/palette.json', { import: 'default' }), bySchema(paletteSchema)],
  [import.meta.glob('#content/resume.ts', { import: 'resume' }), bySchema(resumeSchema)],
  [
    import.meta.glob('#content/projects/*/project.ts', { import: 'project' }),
    bySchema(projectSchema),
  ],
  [import.meta.glob('#content/skills/*/skill.ts', { import: 'skill' }), bySchema(skillSchema)],
  [import.meta.glob('#content/pages/*/page.ts', { import: 'page' }), bySchema(staticPageSchema)],
];

/**
 * A line for each mistake in the content. What lies between files is checked when each file is
 * right: the site is made of them.
 * @param folder of the content, from the repository's
 */
export async function mistakesIn(folder: string): Promise<string[]> {
  const ofFiles = await mistakesOfFiles(folder);
  const mistakes = ofFiles.length > 0 ? ofFiles : await mistakesOfSite(folder);
  return mistakes.map((mistake) => `${folder}/${lineOf(mistake)}`);
}

async function mistakesOfFiles(folder: string): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  /** By message: a file that fails makes those fail that import it. */
  const failures = new Map<string, Mistake>();
  for (const [files, check] of checks) {
    for (const [path, load] of Object.entries(files)) {
      const file = path.slice(folder.length + 2);
      try {
        mistakes.push(...(await check(file, await load())));
      } catch (error) {
        const { message } = error as Error;
        if (!failures.has(message)) failures.set(message, { file, path: [], message });
      }
    }
  }
  // What is wrong with the owner is wrong in every text that names them, and makes files fail.
  const ofOwner = mistakes.filter(({ file }) => file === 'owner.ts');
  if (ofOwner.length > 0) return ofOwner;
  return mistakes.length > 0 ? mistakes : [...failures.values()];
}

async function mistakesOfSite(folder: string): Promise<Mistake[]> {
  const { site } = await import('./site.ts');
  return [...checkAddresses(site), ...checkPictures(site, folder), ...checkLinks(site, folder)];
}
