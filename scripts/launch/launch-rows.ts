import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '#src/content/types.ts';
import type { ContentFiles } from '../content/content-errors.ts';
import { environmentErrors } from '../environment.ts';
import { linkRows, linksOf } from './link-rows.ts';
import { ownerRows } from './owner-rows.ts';
import { pictureRows, unusedPictureRows } from './picture-rows.ts';
import { ownerFile, type Row } from './row.ts';
import { rulesRows } from './rules-rows.ts';
import shippedPictures from './shipped-pictures.json' with { type: 'json' };

/** What `npm run new` puts into every text, and the name that it gives the picture. */
const sample = /Beispieltext|\/sample"/;

interface Site {
  /** The repository's folder. */
  root: string;
  files: ContentFiles;
  /** What the build's check of the content says. */
  errors: readonly string[];
  env: Record<string, string | undefined>;
  token: string | undefined;
  offline: boolean;
  /** Of the Firebase Rules API, where it is not Google's. */
  rulesOrigin?: string;
}

/** Everything that stands between a site and its launch, and what its owner may want to know. */
export async function launchRows({ root, files, errors, env, token, offline, rulesOrigin }: Site) {
  const owner = files[ownerFile]?.owner as Owner | undefined;
  const project = env.VITE_FIREBASE_PROJECT_ID;
  const isComplete = !errors.some((line) => line.startsWith(`${ownerFile}:`));
  return [
    ...errors.map(rowOfError),
    ...(owner && isComplete ? ownerRows(owner) : []),
    ...(owner && isComplete ? pictureHostRows(owner, env.VITE_ASSET_HOST) : []),
    ...sampleRows(files),
    ...pictureRows(root, files, shippedPictures),
    ...unusedPictureRows(root, files),
    ...(await linkRows(linksOf(files), { offline })),
    ...environmentRows(env),
    ...(project && !env.VITE_FIRESTORE_EMULATOR
      ? await rulesRows({
          project,
          token,
          offline,
          rules: readFileSync(join(root, 'firestore.rules'), 'utf8'),
          ...(rulesOrigin && { origin: rulesOrigin }),
        })
      : []),
    ...textRows,
  ];
}

/** @param line `file: field must be …` */
function rowOfError(line: string): Row {
  const [, file = '', field = '', text = line] =
    /^(\S+): (?:(\S+) (?=must|is))?(.+)$/.exec(line) ?? [];
  return { state: 'open', file, field, text };
}

function sampleRows(files: ContentFiles): Row[] {
  return Object.entries(files).flatMap(([file, { project, skill }]) =>
    Object.entries(project ?? skill ?? {})
      .filter(([, value]) => sample.test(JSON.stringify(value)))
      .map(
        ([field]): Row => ({ state: 'open', file, field, text: 'Still as npm run new made it.' }),
      ),
  );
}

function environmentRows(env: Site['env']): Row[] {
  const row = (field: string, text: string): Row => ({
    state: 'open',
    file: '.env.local',
    field,
    text,
  });
  const rows = environmentErrors(env).map((line) => {
    const [field = '', ...words] = line.split(' ');
    return row(field, words.join(' '));
  });
  const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = env;
  if (emulator) {
    rows.push(
      row('VITE_FIRESTORE_EMULATOR', `Messages go to ${emulator}, where nobody reads them.`),
    );
  } else if (!project) {
    const text = 'is missing (guide, section 9); without it the form cannot send.';
    rows.push(row('VITE_FIREBASE_PROJECT_ID', text));
  } else if (project.startsWith('demo-')) {
    rows.push(row('VITE_FIREBASE_PROJECT_ID', `${project} exists in emulators only.`));
  }
  if (env.VITE_OFFLINE !== 'off') {
    const text =
      'Browsers keep a copy of the site unasked, allowed only if necessary (§ 25 TDDDG), which is disputed; "off" keeps none.';
    rows.push({ ...row('VITE_OFFLINE', text), state: 'note' });
  }
  return rows;
}

function pictureHostRows(owner: Owner, assetHost = ''): Row[] {
  if (owner.pictureHosting || !URL.canParse(assetHost)) return [];
  if (new URL(assetHost).origin === owner.siteUrl) return [];
  const text = `Say who serves the pictures from ${assetHost}, with address and country (Art. 13 GDPR).`;
  return [{ state: 'open', file: ownerFile, field: 'pictureHosting', text }];
}

/** What no program can know. */
const textRows: Row[] = [
  {
    state: 'note',
    file: 'src/content/privacy.ts, imprint.ts',
    field: '',
    text: 'Have the legal texts confirmed by somebody who may advise you; lastReviewed says when.',
  },
  {
    state: 'note',
    file: 'src/content/resume.ts, skills',
    field: '',
    text: 'Say what is true of you: the shipped texts are those of the fictional owner.',
  },
  {
    state: 'note',
    file: 'src/content/accessibility.ts',
    field: '',
    text: 'Name the barriers that you know: it says that you know of none.',
  },
];
