import { environmentErrors } from '#scripts/build/build-environment.ts';
import { deployedRules, deployedSite } from './deployed-rows.ts';
import { ownerRows } from './owner-rows.ts';
import { pictureRows } from './picture-rows.ts';
import { type Row, type Rule, rowsOf, type Site } from './row.ts';
import { links, texts } from './text-rows.ts';

const buildErrors: Rule = ({ errors }) =>
  errors.flatMap((line) => {
    const [, file = '', field = '', text = line] =
      /^(\S+?)(?::\d+)?: (?:(\S+) (?=must|is))?(.+)$/.exec(line) ?? [];
    return rowsOf('open', file, { [field]: text });
  });

const environment: Rule = ({ env }) => {
  const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = env;
  const errors = environmentErrors(env).map((line) => line.split(/ (.*)/));
  const isDemo = project?.startsWith('demo-') && `${project} exists in emulators only.`;
  return [
    ...rowsOf('open', '.env.local', Object.fromEntries(errors)),
    ...rowsOf('open', '.env.local', {
      VITE_FIRESTORE_EMULATOR: emulator && `Messages go to ${emulator}, where nobody reads them.`,
      VITE_FIREBASE_PROJECT_ID:
        !emulator &&
        (project ? isDemo : 'is missing (guide, section 9); without it the form cannot send.'),
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
  buildErrors,
  ownerRows,
  texts,
  pictureRows,
  links,
  environment,
  deployedRules,
  deployedSite,
  advice,
];

/** Everything that stands between a site and its launch, and what its owner may want to know. */
export async function launchRows(site: Site): Promise<Row[]> {
  const file = `${site.folder}/owner.ts`;
  const isComplete = !site.errors.some((line) => line.startsWith(`${file}:`));
  const owner = isComplete ? (site.files[file]?.owner as Site['owner']) : undefined;
  return (await Promise.all(rules.map((rule) => rule({ ...site, owner })))).flat();
}
