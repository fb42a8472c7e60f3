import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { textFiles } from '#scripts/content/text-files.ts';
import { contentFolder } from '#scripts/content-folder.mjs';
import { root } from '#scripts/root.mjs';
import { messagesPath } from '#scripts/store/message-folder.ts';
import type { Owner } from '#src/content/types.ts';
import { owner as exampleOwner } from '../../example/owner.ts';
import { lettersBeyondFont } from './font-letters.ts';

interface Built {
  owner: Owner;
  hasForm: boolean;
  /** The variables of the build. */
  env: Record<string, string | undefined>;
  /** The content that was built, from the repository's folder. */
  folder?: string;
}

/** Lines for the end of a build: what must not go live as it is, and where messages go. */
export function buildNotes({ owner, hasForm, env, folder = contentFolder }: Built): string[] {
  const ofContent =
    folder === 'example'
      ? [exampleNote]
      : [...imprintNotes(owner, folder), ...textNotes(folder), ...letterNotes(folder)];
  return hasForm ? [...ofContent, messagesNote(env)] : ofContent;
}

const exampleNote =
  'This is the site of the fictional owner in example/. Copy that to content/ for your own (docs/eigenes-portfolio.md).';

/** What the imprint says. A first name may be the same by chance. */
const ofImprint = ['fullName', 'siteTitle', 'siteUrl', 'email', 'phone', 'address'] as const;

function imprintNotes(owner: Owner, folder: string): string[] {
  const left = ofImprint.filter((field) => {
    return owner[field] !== undefined && isDeepStrictEqual(owner[field], exampleOwner[field]);
  });
  return left.length > 0 ? [`Still the example's in ${folder}/owner.ts: ${left.join(', ')}.`] : [];
}

/** Pages that say of every owner what `owner.ts` says. */
const legalPages = ['impressum', 'datenschutz', 'barrierefreiheit'];

/** Texts about the example's owner alone. */
function personalTexts(): string[] {
  const inFolders = ['project', 'skill', 'page'].flatMap((kind) => {
    const names = readdirSync(join(root, 'example', `${kind}s`));
    const personal = names.filter((name) => !legalPages.includes(name));
    return personal.map((name) => `${kind}s/${name}/${kind}.ts`);
  });
  return ['resume.ts', 'slider.ts', ...inFolders];
}

function textNotes(folder: string): string[] {
  const left = personalTexts().filter((text) => {
    const own = join(root, folder, text);
    if (!existsSync(own)) return false;
    return readFileSync(own).equals(readFileSync(join(root, 'example', text)));
  });
  return left.length > 0 ? [`Still the example's texts in ${folder}: ${left.join(', ')}.`] : [];
}

function letterNotes(folder: string): string[] {
  const files = textFiles(join(root, folder))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`)
    .sort();
  const lettersIn = (file: string) => lettersBeyondFont(readFileSync(join(root, file), 'utf8'));
  const having = files.filter((file) => lettersIn(file).length > 0);
  const letters = new Set(having.flatMap(lettersIn));
  if (letters.size === 0) return [];
  return [
    `The site's font has no ${[...letters].join(', ')}: browsers draw them in another one (${having.join(', ')}).`,
  ];
}

function messagesNote({
  VITE_FIRESTORE_EMULATOR: emulator,
  VITE_FIREBASE_PROJECT_ID: project,
}: Built['env']): string {
  if (emulator) return `Messages go to the Firestore emulator at ${emulator}: nobody reads them.`;
  if (project) return `Messages go to the Firebase project ${project}.`;
  return `Messages go to ${messagesPath()} while npm start or npm run dev runs. On any other host sending fails: set VITE_FIREBASE_PROJECT_ID, for a build at a host in the host's settings.`;
}
