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
import { type ContentIssue, formatIssue, issuesOf } from './content-issue.ts';

// Runs in the server bundle of a build and in the development server. Imports each file separately,
// because a file with a missing field may make other files fail.

type Files = Record<string, () => Promise<unknown>>;
type FileCheck = (file: string, value: unknown) => ContentIssue[] | Promise<ContentIssue[]>;

const bySchema = (schema: z.ZodType) => (file: string, value: unknown) =>
  issuesOf(file, schema, value);

const exampleTexts: Files = import.meta.glob([
  '/example/{provider,slider}.ts',
  '/example/texts/*.ts',
]);

const byExample = async (file: string, value: unknown) =>
  issuesOf(file, textsSchema(await exampleTexts[`/example/${file}`]?.()), value);

/**
 * A file comes before the files that import it. If a file fails, the files that import it fail with
 * the same message, and only the first failure is reported.
 */
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
 * Returns a line for each issue of the content. References between files are checked only if each
 * file is valid.
 * @param folder path of the content, relative to the repository
 */
export async function contentIssues(folder: string): Promise<string[]> {
  const ofFiles = await issuesOfFiles(folder);
  const issues = ofFiles.length > 0 ? ofFiles : await issuesOfSite(folder);
  return issues.map((issue) => `${folder}/${formatIssue(issue)}`);
}

async function issuesOfFiles(folder: string): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  /** The first failure with each message. */
  const failures = new Map<string, ContentIssue>();
  for (const [files, check] of checks) {
    for (const [path, load] of Object.entries(files)) {
      const file = path.slice(folder.length + 2);
      try {
        issues.push(...(await check(file, await load())));
      } catch (error) {
        const { message } = error as Error;
        if (!failures.has(message)) failures.set(message, { file, path: [], message });
      }
    }
  }
  // An invalid field of the owner causes issues in other files.
  const ofOwner = issues.filter(({ file }) => file === 'owner.ts');
  if (ofOwner.length > 0) return ofOwner;
  return issues.length > 0 ? issues : [...failures.values()];
}

async function issuesOfSite(folder: string): Promise<ContentIssue[]> {
  const { siteContent } = await import('./site-content.ts');
  return [
    ...checkAddresses(siteContent),
    ...checkPictures(siteContent, folder),
    ...checkLinks(siteContent, folder),
  ];
}
