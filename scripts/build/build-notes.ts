import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import { messagesPath } from '#scripts/message-store/message-folder.ts';
import { projectContents } from '#src/content/parsed-content.ts';
import type { Owner, ProjectContent } from '#src/content/types.ts';
import { owner as exampleOwner } from '../../example/owner.ts';

// Part of the server bundle, because only Vite resolves `import.meta.glob`.

interface NotedBuild {
  owner: Owner;
  projects?: readonly ProjectContent[];
  hasForm: boolean;
  env: Record<string, string | undefined>;
  /** Path of the content, from the repository's folder. */
  folder: string;
}

/** Returns lines for the end of a build: which content is the example's, and where messages go. */
export function buildNotes({ owner, projects = siteProjects, hasForm, env, folder }: NotedBuild) {
  const contentNotes =
    folder === 'example'
      ? [exampleNote]
      : [
          ...unchangedNote(`fields in ${folder}/owner.ts`, unchangedFields(owner)),
          ...unchangedNote('addresses', unchangedLinks([owner, projects])),
          ...unchangedNote(`pictures in ${folder}`, unchangedPictures(folder)),
        ];
  return hasForm ? [...contentNotes, messagesNote(env)] : contentNotes;
}

const siteProjects = Object.values(projectContents);

const exampleNote =
  'This is the site of the fictional owner in example/. Copy example/ to content/ for your own (docs/eigenes-portfolio.md).';

function unchangedNote(what: string, unchanged: readonly string[]): string[] {
  const list = [...new Set(unchanged)].join(', ');
  return list ? [`Still the example's ${what}: ${list}.`] : [];
}

/** Fields that must differ from the example's. A first name may be the same by chance. */
const personalFields = [
  'fullName',
  'siteTitle',
  'slug',
  'siteUrl',
  'email',
  'phone',
  'address',
] as const;

function unchangedFields(owner: Owner): string[] {
  return personalFields.filter((field) => {
    return owner[field] !== undefined && isDeepStrictEqual(owner[field], exampleOwner[field]);
  });
}

const exampleProjects = import.meta.glob('/example/projects/*/project.ts', {
  eager: true,
  import: 'project',
});

function unchangedLinks(content: unknown): string[] {
  const examples = linksIn([exampleOwner, exampleProjects]);
  return linksIn(content).filter((href) => examples.includes(href));
}

/** All `href` fields in a value, at any depth. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'href' ? [child] : linksIn(child),
  );
}

/** Pictures that must differ from the example's. An owner may keep a skill's logo and the map. */
const personalPictures =
  /^(public\/(favicon|apple-touch-icon|icons\/|assets\/open-graph\/)|projects\/[^/]+\/(icon|tile|pictures\/)|(projects|skills|pages)\/[^/]+\/card).*\.\w+$/;

function unchangedPictures(folder: string): string[] {
  const examples = new Set(pictures('example').map(([, hash]) => hash));
  const unchanged = pictures(folder).filter(([, hash]) => examples.has(hash));
  // One entry for all pictures of a project.
  return unchanged.map(([file]) => file.replace(/\/pictures\/.*/, '/pictures'));
}

/** The personal pictures of a content folder, with their hashes. */
function pictures(folder: string): [file: string, hash: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const personalFiles = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => personalPictures.test(file));
  return personalFiles.sort().map((file) => {
    const bytes = readFileSync(join(folder, file));
    return [file, createHash('sha256').update(bytes).digest('hex')];
  });
}

function messagesNote({
  VITE_FIRESTORE_EMULATOR: emulator,
  VITE_FIREBASE_PROJECT_ID: project,
}: NotedBuild['env']): string {
  if (emulator)
    return `Messages go to the Firestore emulator at ${emulator}, which does not keep them.`;
  if (project) return `Messages go to the Firebase project ${project}.`;
  return `Messages go to ${messagesPath()} while npm start or npm run dev runs. Sending fails on any other host. Set VITE_FIREBASE_PROJECT_ID for the build; if your host runs the build, set it in the host's settings.`;
}
