import { existsSync } from 'node:fs';
import { environmentErrors } from '#scripts/build/build-environment.ts';
import { filesWithout } from '../content/finding.ts';
import { deployedPictures, deployedRules, deployedSite } from './deployed-rows.ts';
import { ownerRows } from './owner-rows.ts';
import { pictureRows } from './picture-rows.ts';
import type { Row, Rule, Site } from './row.ts';
import { formTexts, links, texts } from './text-rows.ts';

const environment: Rule = ({ env }, say) => {
  const file = '.env.local';
  for (const line of environmentErrors(env)) {
    const [field = '', text = ''] = line.split(/ (.*)/);
    say('open', file, field, text);
  }
  if (env.VITE_OFFLINE !== 'off') {
    const text =
      'Browsers keep a copy of the site unasked, allowed only if necessary (§ 25 TDDDG), which is disputed; "off" keeps none.';
    say('note', file, 'VITE_OFFLINE', text);
  }
};

const messageTarget: Rule = ({ folder, files, env }, say) => {
  if (files[`${folder}/owner.ts`]?.owner?.contactForm === false) return;
  const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = env;
  const row = (field: string, text: string) => say('open', '.env.local', field, text);
  const field = 'VITE_FIREBASE_PROJECT_ID';
  if (emulator)
    row('VITE_FIRESTORE_EMULATOR', `Messages go to ${emulator}, where nobody reads them.`);
  else if (!project) row(field, 'is missing (guide, section 9); without it the form cannot send.');
  else if (project.startsWith('demo-')) row(field, `${project} exists in emulators only.`);
};

const legalPages: Rule = ({ folder }, say) => {
  for (const [name, law] of Object.entries({ impressum: '§ 5 DDG', datenschutz: 'Art. 13 GDPR' })) {
    const page = `${folder}/pages/${name}`;
    if (!existsSync(page))
      say('open', page, '', `is missing (${law}): example/pages/${name} is one.`);
  }
};

/** What no program can know. */
const advice: Rule = ({ folder }, say) => {
  const legal =
    'Have the legal texts confirmed by somebody who may advise you; this says when you last did.';
  say('note', `${folder}/pages`, 'lastReviewed', legal);
  const barriers = 'Name the barriers that you know: it says that you know of none.';
  say('note', `${folder}/pages`, 'barrierefreiheit', barriers);
};

const rules: readonly Rule[] = [
  ownerRows,
  texts,
  formTexts,
  pictureRows,
  links,
  messageTarget,
  environment,
  legalPages,
  deployedPictures,
  deployedRules,
  deployedSite,
  advice,
];

/**
 * Everything that stands between a site and its launch, and what its owner may want to know. Of a file with mistakes, which
 * stop the build, nothing else is said.
 */
export async function launchRows(site: Site): Promise<Row[]> {
  const ofBuild = site.findings.map((finding): Row => ({ ...finding, state: 'open' }));
  const files = filesWithout(site.findings, site.files);
  const ofRules = rules.map(async (rule) => {
    const rows: Row[] = [];
    await rule({ ...site, files }, (state, file, field, text) =>
      rows.push({ state, file, field, text }),
    );
    return rows;
  });
  return [...ofBuild, ...(await Promise.all(ofRules)).flat()];
}
