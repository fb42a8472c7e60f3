import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import { messagesPath } from '#scripts/store/message-folder.ts';
import { projectFiles } from '#src/content/parsed-content.ts';
import type { Owner, ProjectContent } from '#src/content/types.ts';
import { owner as exampleOwner } from '../../example/owner.ts';

// Part of Node's bundle, which has the values of the content.

interface Built {
  owner: Owner;
  projects?: readonly ProjectContent[];
  hasForm: boolean;
  /** The variables of the build. */
  env: Record<string, string | undefined>;
  /** The content that was built, from the repository's folder. */
  folder: string;
}

/** Lines for the end of a build: what must not go live as it is, and where messages go. */
export function buildNotes({ owner, projects = siteProjects, hasForm, env, folder }: Built) {
  const ofContent =
    folder === 'example'
      ? [exampleNote]
      : [
          ...note(`in ${folder}/owner.ts`, unchangedFields(owner)),
          ...note('addresses', unchangedLinks([owner, projects])),
          ...note(`pictures in ${folder}`, unchangedPictures(folder)),
        ];
  return hasForm ? [...ofContent, messagesNote(env)] : ofContent;
}

const siteProjects = Object.values(projectFiles);

const exampleNote =
  'This is the site of the fictional owner in example/. Copy that to content/ for your own (docs/eigenes-portfolio.md).';

function note(where: string, left: Iterable<string>): string[] {
  const list = [...new Set(left)].join(', ');
  return list ? [`Still the example's ${where}: ${list}.`] : [];
}

/** Facts of the legal notice, and names. A first name may be the same by chance. */
const facts = ['fullName', 'siteTitle', 'slug', 'siteUrl', 'email', 'phone', 'address'] as const;

function unchangedFields(owner: Owner): string[] {
  return facts.filter((field) => {
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

/** Every `href` in a value. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'href' ? [child] : linksIn(child),
  );
}

/** Pictures that show the owner's name, or stand for a project. The logos of skills may stay. */
const personal =
  /^(public\/(favicon|apple-touch-icon|icons\/|assets\/open-graph\/)|projects\/[^/]+\/(icon|tile|pictures\/)|(projects|skills|pages)\/[^/]+\/card).*\.\w+$/;

function unchangedPictures(folder: string): string[] {
  const examples = new Set(pictures('example').map(([, hash]) => hash));
  const left = pictures(folder).filter(([, hash]) => examples.has(hash));
  // One name for the widths and formats of a project's pictures.
  return left.map(([file]) => file.replace(/\/pictures\/.*/, '/pictures'));
}

/** The personal pictures of a content, with a hash of their bytes. */
function pictures(folder: string): [file: string, hash: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const personalFiles = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => personal.test(file));
  return personalFiles.sort().map((file) => {
    const bytes = readFileSync(join(folder, file));
    return [file, createHash('sha256').update(bytes).digest('hex')];
  });
}

function messagesNote({
  VITE_FIRESTORE_EMULATOR: emulator,
  VITE_FIREBASE_PROJECT_ID: project,
}: Built['env']): string {
  if (emulator) return `Messages go to the Firestore emulator at ${emulator}: nobody reads them.`;
  if (project) return `Messages go to the Firebase project ${project}.`;
  return `Messages go to ${messagesPath()} while npm start or npm run dev runs. On any other host sending fails: set VITE_FIREBASE_PROJECT_ID, for a build at a host in the host's settings.`;
}
