import { existsSync, readdirSync, statSync } from 'node:fs';
import { environmentErrors } from '#scripts/build/build-environment.ts';
import { filesWithout } from '../content/content-files-and-texts.ts';
import { deployedPictures, deployedRules, deployedSite } from './deployed-rows.ts';
import { links } from './link-rows.ts';
import { ownerAndLegalRows } from './owner-and-legal-rows.ts';
import { pictureRows } from './picture-rows.ts';
import { note, open, type Row, type Rule, type Site } from './rule-types-and-row-makers.ts';
import { descriptions, formTexts, ownerTexts, sampleTexts, translations } from './text-rows.ts';

const environment: Rule = ({ env }) =>
  environmentErrors(env).map((line) => {
    const [field = '', text = ''] = line.split(/ (.*)/);
    return open('.env.local', field, text);
  });

const messageTarget: Rule = ({ hasForm, env }) => {
  const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = env;
  const row = (field: string, text: string) => open('.env.local', field, text);
  if (!hasForm) return undefined;
  if (emulator)
    return row('VITE_FIRESTORE_EMULATOR', `Messages go to ${emulator}, where nobody reads them.`);
  const field = 'VITE_FIREBASE_PROJECT_ID';
  if (!project)
    return row(field, 'is missing (guide, section 9); without it the form cannot send.');
  return project.startsWith('demo-') && row(field, `${project} exists in emulators only.`);
};

const legalPages: Rule = ({ folder }) =>
  Object.entries({ impressum: '§ 5 DDG', datenschutz: 'Art. 13 GDPR' }).map(([name, law]) => {
    const page = `${folder}/pages/${name}`;
    const text = `is missing (${law}): example/pages/${name} is one.`;
    return !existsSync(page) && open(page, '', text);
  });

/** Reports files of `public` above 5 MB, which visitors load as they are. */
const largeFiles: Rule = ({ folder }) => {
  const published = `${folder}/public`;
  const names = existsSync(published) ? readdirSync(published, { recursive: true }) : [];
  return names.map((name) => {
    const file = `${published}/${name}`.replaceAll('\\', '/');
    const size = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1e6;
    const text = `Visitors would load all ${Number(size.toFixed(1))} MB of it: make it smaller.`;
    return size > 5 && note(file, '', text);
  });
};

/** Questions that no program can answer. */
const advice: Rule = ({ folder }) => [
  note(
    `${folder}/pages`,
    'lastReviewed',
    'Have the legal texts confirmed by somebody who may advise you; this says when you last did.',
  ),
  note(
    `${folder}/pages`,
    'barrierefreiheit',
    'Name the barriers that you know: it says that you know of none.',
  ),
];

const rules: readonly Rule[] = [
  ...[ownerAndLegalRows, ownerTexts, sampleTexts, descriptions, translations, formTexts],
  ...[pictureRows, largeFiles, links, messageTarget, environment],
  ...[legalPages, deployedPictures, deployedRules, deployedSite, advice],
];

/**
 * Everything that is to be done before a site goes live, and notes for its owner. A file with
 * mistakes, which stop the build, has no other rows.
 */
export async function runLaunchRules(site: Site): Promise<Row[]> {
  const mistakes = site.findings.map((finding): Row => ({ ...finding, state: 'open' }));
  const files = filesWithout(site.findings, site.files);
  const ownerFile = `${site.folder}/owner.ts`;
  const owner = files[ownerFile]?.owner;
  // `contactForm` counts even if another field of owner.ts is wrong.
  const hasForm = site.files[ownerFile]?.owner?.contactForm !== false;
  const subject = { ...site, files, ownerFile, owner, hasForm };
  const rows = await Promise.all(rules.map((rule) => rule(subject)));
  return [...mistakes, ...rows.flat().filter((row) => row !== undefined && row !== false)];
}
