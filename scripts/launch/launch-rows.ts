import { environmentErrors } from '#scripts/build/build-environment.ts';
import { filesWithout } from '../content/finding.ts';
import { deployedRules, deployedSite } from './deployed-rows.ts';
import { ownerRows } from './owner-rows.ts';
import { pictureRows } from './picture-rows.ts';
import { type Row, type Rule, rowsOf, type Site } from './site.ts';
import { links, texts } from './text-rows.ts';

const environment: Rule = ({ env }) => {
  const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = env;
  const isDemo = project?.startsWith('demo-') && `${project} exists in emulators only.`;
  const isMissing = !project && 'is missing (guide, section 9); without it the form cannot send.';
  return [
    ...environmentErrors(env).flatMap((line) => {
      const [field = '', text] = line.split(/ (.*)/);
      return rowsOf('open', '.env.local', { [field]: text });
    }),
    ...rowsOf('open', '.env.local', {
      VITE_FIRESTORE_EMULATOR: emulator && `Messages go to ${emulator}, where nobody reads them.`,
      VITE_FIREBASE_PROJECT_ID: !emulator && (isMissing || isDemo),
    }),
    ...rowsOf('note', '.env.local', {
      VITE_OFFLINE:
        env.VITE_OFFLINE !== 'off' &&
        'Browsers keep a copy of the site unasked, allowed only if necessary (§ 25 TDDDG), which is disputed; "off" keeps none.',
    }),
  ];
};

/** What no program can know. */
const advice: Rule = ({ folder }) =>
  rowsOf('note', `${folder}/pages`, {
    lastReviewed:
      'Have the legal texts confirmed by somebody who may advise you; this says when you last did.',
    barrierefreiheit: 'Name the barriers that you know: it says that you know of none.',
  });

const rules: readonly Rule[] = [
  ({ findings }) => findings.map((finding) => ({ ...finding, state: 'open' })),
  ownerRows,
  texts,
  pictureRows,
  links,
  environment,
  deployedRules,
  deployedSite,
  advice,
];

/**
 * Everything that stands between a site and its launch, and what its owner may want to know. Of a file with mistakes, which
 * stop the build, nothing else is said.
 */
export async function launchRows(site: Site): Promise<Row[]> {
  const files = filesWithout(site.findings, site.files);
  return (await Promise.all(rules.map((rule) => rule({ ...site, files })))).flat();
}
