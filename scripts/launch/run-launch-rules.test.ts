import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Owner } from '#src/content/types.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import type { Site } from './rule-types-and-row-makers.ts';
import { runLaunchRules } from './run-launch-rules.ts';

/**
 * A fictional owner with nothing to change. One row is always there: offline, the authority's
 * address cannot be tried.
 */
const ada: Owner = {
  firstName: 'Ada',
  fullName: 'Ada Größer',
  siteTitle: 'adaGroesser.de',
  slug: 'ada',
  siteUrl: 'https://www.ada-groesser.de',
  email: 'post@ada-groesser.de',
  phone: '0351 4567890',
  address: { street: 'Am Anger 3', postalCode: '01067', city: 'Dresden', country: 'Deutschland' },
  vatId: 'DE123456789',
  liabilityInsurance: { insurer: 'Versicherung', address: 'Am Anger 4', territory: 'Deutschland' },
  retentionMonths: 6,
  hosting: { name: 'Hoster', address: 'Am Anger 5', processor: true },
  firestoreRegion: 'europe-west3 (Frankfurt am Main)',
  emailProvider: 'Postfach GmbH',
  supervisoryAuthority: { name: 'SDTB', href: 'https://www.datenschutz.sachsen.de/' },
  arbitration: false,
  contentReviewed: 'November 2026',
};

const firebase = {
  VITE_FIREBASE_PROJECT_ID: 'ada-site',
  VITE_FIREBASE_API_KEY: 'AIzaSyA-some_key',
};

let folder: string;
/** The answers of other hosts, by address. */
let answers: Record<string, Response>;
const fetched = vi.fn(async (href: string) => {
  const answer = answers[href]?.clone();
  if (!answer) throw new TypeError('x', { cause: { code: 'ENOTFOUND' } });
  return answer;
});

beforeEach(() => {
  folder = temporaryFolder().replaceAll('\\', '/');
  answers = {};
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

type Part = Partial<Omit<Site, 'files'>> & { owner?: Owner; files?: object };

/** Not the rows that every site of these tests has. */
const others = /^\w+ (?!pages(\/(impressum|datenschutz))?[: ]|no-dist|firestore\.rules)/;

/** Returns rows like `open owner.ts email: …`. */
async function said({ owner, files, ...part }: Part, about = others) {
  const empty = { examples: {}, findings: [], env: firebase, offline: true, dist: 'no-dist' };
  const all = { ...(owner && { [`${folder}/owner.ts`]: { owner } }), ...files };
  const rows = await runLaunchRules({ folder, ...empty, files: all, ...part });
  return rows
    .map(({ state, file, field, text }) => `${state} ${file} ${field}: ${text}`)
    .map((line) => line.replaceAll(`${folder}/`, '').replace(' :', ':'))
    .filter((line) => about.test(line));
}

/** Rows without their texts. */
const places = (lines: readonly string[]) => lines.map((line) => line.replace(/: .*/, ''));

const inside = (path: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  return join(folder, path);
};
const write = (path: string, text = 'own') => writeFileSync(inside(path), text, 'latin1');
const copy = (from: string, path: string) => cpSync(from, inside(path));

describe('the owner', () => {
  const authority = 'unknown owner.ts supervisoryAuthority.href';
  const linked = (href: string) => ({ profiles: [{ label: 'X', href }] });
  const swiss = { ...ada.address, postalCode: '8001', country: 'Schweiz' };

  it.each<[object, ...expected: string[]]>([
    [{ fullName: 'Ada Musterfrau', firstName: 'Max' }, 'open firstName', 'open fullName'],
    [{ siteUrl: 'https://ada.example', email: 'a@example.net' }, 'open email', 'open siteUrl'],
    [{ siteUrl: 'http://www.ada-groesser.de' }, 'open siteUrl'],
    [{ address: { ...ada.address, postalCode: '12345' } }, 'open address.postalCode'],
    [{ address: swiss, phone: '+41 44 668 18 00' }, 'note address.country'],
    [{ hosting: undefined }, 'open hosting'],
    [{ hosting: { name: 'X', address: 'Y' } }, 'note hosting.processor'],
    [{ arbitration: undefined, vatId: undefined }, 'note arbitration', 'note vatId, businessId'],
    [{ retentionMonths: undefined, phone: undefined }, 'note phone', 'open retentionMonths'],
    [linked('https://play.google.com/store/apps?id=org.example.x'), 'open profiles[0].href'],
    [linked('https://github.com/groesser/example-app'), 'unknown profiles[0].href'],
  ])(
    'has rows for what is missing, made up or to be looked at when a complete owner has %o instead',
    async (fields, ...expected) => {
      const own = expected.map((row) => row.replace(' ', ' owner.ts '));
      const lines = await said({ owner: { ...ada, ...fields } as Owner });
      expect(places(lines).sort()).toEqual([...own, authority].sort());
    },
  );

  it.each<object>([
    { firstName: 'Ada' },
    { siteUrl: 'https://contest.com', email: 'a@myexample.org' },
    { retentionMonths: undefined, firestoreRegion: undefined, contactForm: false },
  ])(
    'has only the row that every owner has when a complete owner has %o instead',
    async (fields) => {
      expect(places(await said({ owner: { ...ada, ...fields } as Owner }))).toEqual([authority]);
    },
  );

  it('has only the rows of its mistakes when the build would fail', async () => {
    const text = 'must be a text, but is missing.';
    const findings = [{ file: `${folder}/owner.ts`, line: 7, field: 'address.city', text }];
    const owner = { ...ada, firstName: 'Max', contactForm: false };
    const lines = await said({ owner, findings, env: {} });
    expect(lines).toEqual([`open owner.ts address.city: ${text}`]);
  });
});

it('a site needs an Impressum and a privacy notice', async () => {
  const missing = /: is missing \(/;
  const lines = ['open pages/impressum', 'open pages/datenschutz'];
  expect(places(await said({}, missing))).toEqual(lines);
  for (const page of ['impressum', 'datenschutz']) write(`pages/${page}/page.ts`);
  expect(await said({}, missing)).toEqual([]);
});

it("texts have rows when they are the example's, samples, or mention a missing form", async () => {
  const [a, b, c, description, siteTitle = ''] = [...'abcde'].map((letter) => letter.repeat(40));
  const fields = { availability: 'sofort', retentionMonths: 6, responseTime: 'bald' };
  const examples = {
    'example/owner.ts': { owner: { ...ada, ...fields } },
    'example/resume.ts': { resume: { profile: [a, b], name: 'Max' } },
    // The example's `slider.ts` inserts the owner's title, so the two are equal without a copy.
    'example/slider.ts': {
      slides: { about: { siteTitle }, contact: { form: { metadata: { description } } } },
    },
  };
  const metadata = { description: 'Beispieltext: …' };
  const files = {
    mixed: { texts: { title: 'Max', list: [c, b, a] } },
    untouched: { texts: { title: 'Ada', text: a } },
    own: { texts: { text: c } },
    samples: { texts: { issuer: 'Musterakademie', heading: 'X', metadata, more: 'Beispieltext.' } },
    english: { texts: { text: 'Sample text: who you are.' } },
    '/pages/x/page.ts': { page: { sections: [{ heading: 'Kontaktformular' }] } },
    '/slider.ts': {
      slides: { contact: { form: { title: 'Das Formular', metadata: { description } } } },
    },
    '/texts/form.ts': { contactForm: { notice: 'Dieses Formular' } },
    '/texts/x.ts': { texts: { a: 'Ein Formular', b: 'Formulare' } },
  };
  const owner = { ...ada, ...fields, siteTitle, responseTime: 'gleich' };
  const about = /the example|sample|speaks/;
  const lines = [
    "open owner.ts phone: 0351 4567890 is the example's; use your own, or none.",
    'note owner.ts availability: "sofort" is what the example says; is it true of you?',
    "note mixed list[1]: is the example's, and so is list[2].",
    "open untouched text: is the example's.",
    'open samples issuer: is a sample of npm run new, and so are metadata.description, more.',
    'open english text: is a sample of npm run new.',
  ];
  const ofForm = [
    'note owner.ts retentionMonths: 6 is what the example says; is it true of you?',
    "open /slider.ts contact.form.metadata.description: is the example's.",
  ];
  const formed = await said({ owner, examples, files }, about);
  expect(formed.toSorted()).toEqual([...lines, ...ofForm].toSorted());
  const formless = { ...owner, contactForm: false };
  expect(await said({ owner: formless, examples, files }, about)).toEqual([
    ...lines,
    'open /pages/x/page.ts sections[0].heading: speaks of a form, which the site has not.',
    'note /texts/x.ts a: speaks of a form, which the site has not, and so is b.',
  ]);
});

it('a skill has a row when it lacks a metaDescription and its description is too short', async () => {
  const [short, long] = [{ description: 'Kurz.' }, { description: 'x'.repeat(120) }];
  const project = { ...short, productImages: [], metaDescription: 'x'.repeat(120) };
  const files = {
    'projects/x/project.ts': { project },
    'skills/x/skill.ts': { skill: short },
    'skills/y/skill.ts': { skill: long },
  };
  const text = 'is missing, and description has only 5 characters: search engines show 120 to 155.';
  const lines = [`open skills/x/skill.ts metaDescription: ${text}`];
  expect(await said({ files }, /search engines/)).toEqual(lines);
});

it('a project has a row when a page in another language shows it and its text in that language is missing', async () => {
  const project = { description: 'x'.repeat(120), productImages: [] };
  const sections = [{ heading: 'Projects', blocks: [{ projects: true }] }];
  const files = {
    'pages/english/page.ts': { page: { lang: 'en', sections } },
    'pages/deutsch/page.ts': { page: { lang: 'de', sections } },
    'pages/francais/page.ts': { page: { lang: 'fr', sections: [{ blocks: ['Bonjour.'] }] } },
    'projects/x/project.ts': { project: { ...project, translations: { en: 'X.' } } },
    'projects/y/project.ts': { project },
  };
  expect(await said({ files }, /translations/)).toEqual([
    'open projects/y/project.ts translations: has no "en": pages/english/page.ts shows the project without a text.',
  ]);
});

describe('the pictures', () => {
  const filesOf = (project: object) => ({ [`${folder}/projects/x/project.ts`]: { project } });

  it("have rows when they are the example's, samples, missing or unused", async () => {
    const files = filesOf({ productImages: [{ src: 'x/a' }] });
    for (const name of ['card.jpg', 'icon.svg', 'pictures/a-400.webp']) write(`projects/x/${name}`);
    write('public/favicon.ico');
    expect(await said({ files })).toEqual([]);

    write('projects/x/pictures/b-400.webp');
    copy('scripts/new/project/icon.svg', 'projects/x/icon.svg');
    rmSync(inside('projects/x/card.jpg'));
    copy('example/public/favicon.svg', 'public/favicon.svg');
    expect(await said({ files })).toEqual([
      'open projects/x/pictures/b-*: Published, but no text names it: delete it.',
      'open projects/x/icon.svg: Still the sample: draw your own.',
      'open projects/x/card.jpg: Missing: npm run pictures open-graph',
      "note public/favicon.svg: is the example's; docs/eigenes-portfolio.md, section 7, has the sizes.",
    ]);

    const chess = 'example/projects/a-chess';
    copy(`${chess}/pictures/game-400.webp`, 'projects/x/pictures/a-400.webp');
    copy(`${chess}/card.jpg`, 'projects/x/card.jpg');
    copy('example/public/icons/icon-512.png', 'public/icons/icon-512.png');
    expect(await said({ files }, /the example's/)).toEqual([
      "open projects/x/project.ts productImages: 1 are the example's: put your own into projects/x/, then npm run pictures",
      "open projects/x/card.jpg: is the example's: npm run pictures open-graph",
      "note public/favicon.svg: is the example's, and so is icons/icon-512.png; docs/eigenes-portfolio.md, section 7, has the sizes.",
    ]);
  });

  it('have a row when an owner abroad shows the map of Germany', async () => {
    copy('example/public/assets/germany.svg', 'public/assets/germany.svg');
    const rows = (country: string, imageAlt?: string) => {
      const owner = { ...ada, phone: '+43 1 23456', address: { ...ada.address, country } };
      const files = { [`${folder}/slider.ts`]: { slides: { about: { imageAlt } } } };
      return said({ owner, files }, /the map/);
    };
    expect(await rows('Deutschland', 'Karte')).toEqual([]);
    expect(await rows('Österreich')).toEqual([]);
    expect(places(await rows('Österreich', 'Karte'))).toEqual(['open public/assets/germany.svg']);
  });
});

it('a file of public has a row when it has more than 5 MB', async () => {
  write('public/fine.pdf', 'x'.repeat(5_000_000));
  write('public/files/form.pdf', 'x'.repeat(5_100_000));
  write('public/files/scan.pdf', 'x'.repeat(30_000_000));
  expect((await said({})).toSorted()).toEqual([
    'note public/files/form.pdf: Visitors would load all 5.1 MB of it: make it smaller.',
    'note public/files/scan.pdf: Visitors would load all 30 MB of it: make it smaller.',
  ]);
});

it('deployed Firestore rules have a row when they are missing or differ from firestore.rules', async () => {
  const google = 'https://firebaserules.googleapis.com/v1/';
  const deploy = 'Run: npx firebase-tools deploy --only firestore:rules --project ada-site';
  const ofRules = (content: string, status = 200) => {
    const rulesetName = 'projects/ada-site/rulesets/7';
    const source = { files: [{ content }] };
    const release = `${google}projects/ada-site/releases/cloud.firestore`;
    answers[release] = Response.json({ rulesetName }, { status });
    answers[google + rulesetName] = Response.json({ source });
    return said({ token: 'token', offline: false }, / firestore\.rules:/);
  };
  const own = readFileSync('firestore.rules', 'utf8').replaceAll('\n', '\r\n');
  expect(await ofRules(own)).toEqual([]);
  expect(await ofRules('others')).toEqual([
    `open firestore.rules: Rules deployed to ada-site differ from firestore.rules. ${deploy}`,
  ]);
  expect(await ofRules('', 404)).toEqual([
    `open firestore.rules: No rules are deployed to ada-site. ${deploy}`,
  ]);
});

describe('a deployed site', () => {
  const site = `${ada.siteUrl}/folder/`;
  const headers = { 'Content-Security-Policy': 'own', 'X-Content-Type-Options': 'nosniff' };
  const env = { ...firebase, BASE_PATH: '/folder/' };
  const ofSite = () => said({ owner: ada, env, offline: false, dist: `${folder}/dist` }, / dist:/);

  beforeEach(() => {
    for (const page of ['', 'a', 'b', 'c']) {
      write(`dist/${page}/index.html`, `page ${page}`);
      answers[site + page] = new Response(`page ${page}`, { headers });
    }
    write('dist/sitemap.xml', `<loc>${site}</loc><loc>${site}a</loc>`);
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    write('dist/_headers', ['/folder/*', ...lines].join('\n'));
  });

  it('has a row when its pages or headers differ from the build', async () => {
    expect(await ofSite()).toEqual([]);
    expect(fetched.mock.calls.filter(([href]) => href.startsWith(site))).toHaveLength(3);

    const old = { ...headers, 'Content-Security-Policy': 'old' };
    answers[`${site}a`] = new Response('old', { headers: old });
    expect(await ofSite()).toEqual([
      `open dist: ${site}: an older build is deployed, or the host rewrites pages (/folder/a); headers are different (Content-Security-Policy).`,
    ]);
    answers[`${site}a`] = new Response('page a');
    expect(await ofSite()).toEqual([
      `note dist: ${site}: headers are missing (Content-Security-Policy, X-Content-Type-Options).`,
    ]);
  });
});
