import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Owner } from '#src/content/types.ts';
import { files as exampleFiles, examples } from '../content/check.ts';
import { launchRows } from './launch-rows.ts';
import type { Row, Site } from './site.ts';

/** Somebody who is as complete as the check wants; she does not exist either. */
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
  VITE_OFFLINE: 'off',
};

/** A folder of content, which is deleted. */
let folder: string;
let answers: Record<string, { status?: number; body?: string; headers?: Record<string, string> }>;
const fetched = vi.fn((href: string, { method = 'GET' }: RequestInit = {}) => {
  const answer = answers[`${method} ${href}`] ?? answers[href];
  if (!answer) return Promise.reject(new TypeError('x', { cause: { code: 'ENOTFOUND' } }));
  const { status = 200, body = '', headers } = answer;
  return Promise.resolve({
    status,
    ok: status < 300,
    headers: new Headers(headers),
    text: async () => body,
    json: async () => JSON.parse(body),
  });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-')).replaceAll('\\', '/');
  answers = {};
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

/** What is said of a site, beyond what is said of every site. */
async function rowsOf({ owner, files, ...part }: Partial<Site> & { owner?: Owner }) {
  const site = {
    folder,
    examples: {},
    findings: [],
    env: firebase,
    offline: true,
    dist: 'no-dist',
  };
  const own = owner && { [`${folder}/owner.ts`]: { owner } };
  const rows = await launchRows({ ...site, files: { ...own, ...files }, ...part });
  const isUsual = ({ file }: Row) =>
    file.endsWith('/pages') || (part.dist === undefined && file === 'no-dist');
  return rows.filter((row) => !isUsual(row) && (part.token || row.file !== 'firestore.rules'));
}

/** Mark, file in the folder and field of each row, in one text. */
const places = (rows: readonly Row[]) =>
  rows.map(({ state, file, field }) =>
    `${state} ${file.replace(`${folder}/`, '')} ${field}`.trim(),
  );

describe('the owner', () => {
  const authority = 'unknown owner.ts supervisoryAuthority.href';
  const linked = (href: string) => ({ profiles: [{ label: 'X', href }] });
  const swiss = { ...ada.address, postalCode: '8001', country: 'Schweiz' };

  it.each<[object, ...expected: string[]]>([
    [{}],
    [{ fullName: 'Ada Musterfrau' }, 'open fullName'],
    [{ siteUrl: 'https://ada.example' }, 'open siteUrl'],
    [{ siteUrl: 'https://127.0.0.1' }, 'open siteUrl'],
    [{ siteUrl: 'https://contest.com' }],
    [{ siteUrl: 'http://www.ada-groesser.de' }, 'open siteUrl'],
    [{ email: 'ada@example.net' }, 'open email'],
    [{ email: 'ada@myexample.org' }],
    [{ phone: '089 99998 123' }, 'open phone'],
    [{ phone: '0049 (0)69 90009 000' }, 'open phone'],
    [{ phone: '+49 30 23126 042' }],
    [{ address: { ...ada.address, street: 'Musterstr. 1' } }, 'open address.street'],
    [{ address: { ...ada.address, city: 'Musterstadt' } }, 'open address.city'],
    [{ address: { ...ada.address, postalCode: '12345' } }, 'open address.postalCode'],
    [{ address: { ...ada.address, postalCode: '8001' } }, 'open address.postalCode'],
    [{ address: swiss, phone: '+41 44 668 18 00' }, 'note address.country'],
    [{ address: swiss, phone: '044 668 18 00' }, 'open phone', 'note address.country'],
    [{ firstName: 'Max' }, 'open firstName'],
    [{ hosting: undefined }, 'open hosting'],
    [{ hosting: { name: 'X', address: 'Y' } }, 'note hosting.processor'],
    [{ arbitration: undefined }, 'note arbitration'],
    [{ contentReviewed: undefined }, 'note contentReviewed'],
    [{ retentionMonths: undefined }, 'open retentionMonths'],
    [{ phone: undefined }, 'note phone'],
    [{ vatId: undefined }, 'note vatId, businessId'],
    [{ liabilityInsurance: undefined }, 'note liabilityInsurance'],
    [{ emailProvider: undefined }, 'note emailProvider'],
    [linked('https://github.com/example/x'), 'open profiles[0].href'],
    [linked('https://play.google.com/store/apps?id=org.example.x'), 'open profiles[0].href'],
    [linked('https://github.com/groesser/example-app'), 'unknown profiles[0].href'],
  ])('has a row about %j', async (fields, ...expected) => {
    const rows = await rowsOf({ owner: { ...ada, ...fields } as Owner });
    const own = expected.map((row) => row.replace(' ', ' owner.ts '));
    expect(places(rows).sort()).toEqual([...own, authority].sort());
  });

  it('abroad is told to begin the phone number with the code of the country', async () => {
    const [row] = await rowsOf({ owner: { ...ada, address: swiss, phone: '044 668 18 00' } });
    expect(row?.text).toMatch(/^must begin with the code of Schweiz/);
  });

  it.each<[string, Partial<Owner>, ...expected: string[]]>([
    ['https://cdn.com', {}, 'open owner.ts pictureHosting'],
    ['https://cdn.com', { pictureHosting: { name: 'X', address: 'Y' } }],
    [ada.siteUrl, {}],
  ])('with pictures on %s and %j', async (host, fields, ...expected) => {
    const env = { ...firebase, VITE_ASSET_HOST: host };
    const rows = await rowsOf({ owner: { ...ada, ...fields }, env });
    expect(places(rows)).toEqual([...expected, authority]);
  });

  it('with mistakes is told those of the build alone', async () => {
    const text = 'must be a text, but is missing.';
    const findings = [{ file: `${folder}/owner.ts`, line: 7, field: 'address.city', text }];
    const rows = await rowsOf({ owner: { ...ada, firstName: 'Max' }, findings });
    expect(rows).toEqual([{ ...findings[0], state: 'open' }]);
  });
});

describe('the links', () => {
  const href = 'https://site.de/x';
  const page = { sections: [{ blocks: [{ entries: [{ label: 'X', href }] }] }] };
  const linkRows = async (offline = false) =>
    rowsOf({ files: { 'x.ts': { texts: page }, 'y.ts': { texts: { href } } }, offline });

  it('are asked once, and are fine when they answer', async () => {
    answers = { [href]: {} };
    expect(await linkRows()).toEqual([]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    [404, 'open', 'answers with 404.'],
    [410, 'open', 'answers with 410.'],
    [403, 'note', 'answers programs with 403; open it in a browser.'],
    [429, 'note', 'answers programs with 429; open it in a browser.'],
    [999, 'note', 'answers programs with 999; open it in a browser.'],
    [503, 'unknown', 'answers with 503.'],
  ])('that answer with %i are named', async (status, state, text) => {
    answers = { [href]: { status } };
    const field = 'sections[0].blocks[0].entries[0].href';
    expect(await linkRows()).toEqual([{ file: 'x.ts', field, state, text: `${href} ${text}` }]);
  });

  it('without a network, or the wish to ask, are no success', async () => {
    const texts = [...(await linkRows()), ...(await linkRows(true))].map(({ text }) => text);
    expect(texts).toEqual([
      `${href} could not be asked (ENOTFOUND).`,
      `${href} was not asked (--offline).`,
    ]);
  });
});

describe('the texts', () => {
  const long = (text: string) => text.repeat(40);
  const profile = [long('a'), long('b')];
  const examples = { 'example/resume.ts': { resume: { profile, name: 'Max' } } };

  it("that are the example's are told, however the file is called", async () => {
    const files = {
      mixed: { texts: { title: 'Max', list: [long('c'), long('b'), long('a')] } },
      untouched: { texts: { title: 'Ada', text: long('a') } },
      own: { texts: { text: long('c') } },
    };
    expect(await rowsOf({ examples, files })).toEqual([
      {
        state: 'note',
        file: 'mixed',
        field: 'list[1]',
        text: "One of 2 texts that are the example's.",
      },
      {
        state: 'open',
        file: 'untouched',
        field: 'text',
        text: "One of 1 texts that are the example's.",
      },
    ]);
  });

  it('that are samples are told', async () => {
    const texts = { heading: 'X', head: { description: 'Beispieltext: …' }, more: 'Beispieltext.' };
    const text = 'One of 2 texts that npm run new has made.';
    expect(await rowsOf({ files: { 'x.ts': { texts } } })).toEqual([
      { state: 'open', file: 'x.ts', field: 'head.description', text },
    ]);
  });
});

describe('the pictures', () => {
  const rows = (...names: string[]) => {
    const project = { productImages: names.map((name) => ({ src: `x/${name}` })) };
    const files = { [`${folder}/projects/x/project.ts`]: { project } };
    return rowsOf({ files: files as unknown as Site['files'] });
  };

  beforeEach(() => {
    mkdirSync(`${folder}/projects/x/pictures`, { recursive: true });
    writeFileSync(`${folder}/projects/x/card.jpg`, 'own');
    writeFileSync(`${folder}/projects/x/pictures/a-400.webp`, 'own');
  });

  it("are fine when they are own ones, and named, and known to be the example's by what is in them", async () => {
    expect(await rows('a')).toEqual([]);
    expect(places(await rows())).toEqual(['open projects/x/pictures/a-*']);
    const chess = 'example/projects/a-chess';
    cpSync(`${chess}/pictures/game-400.webp`, `${folder}/projects/x/pictures/a-400.webp`);
    cpSync(`${chess}/card.jpg`, `${folder}/projects/x/card.jpg`);
    expect((await rows('a')).map(({ text }) => text)).toEqual([
      `1 are the example's: put your own into ${folder}/projects/x/, then npm run pictures`,
      "One of 1 cards that are the example's: npm run art open-graph",
    ]);
  });

  it('that are samples or missing are told', async () => {
    cpSync('scripts/new/project/icon.svg', `${folder}/projects/x/icon.svg`);
    rmSync(`${folder}/projects/x/card.jpg`);
    expect(places(await rows('a'))).toEqual([
      'open projects/x/icon.svg',
      'open projects/x/card.jpg',
    ]);
  });
});

describe('the rules that are deployed', () => {
  const google = 'https://firebaserules.googleapis.com/v1/';
  const release = `${google}projects/ada-site/releases/cloud.firestore`;
  const deploy = 'Run: npx firebase-tools deploy --only firestore:rules --project ada-site';
  const said = async (offline = false) =>
    (await rowsOf({ token: 'token', offline })).map(({ state, text }) => [state, text]);

  function deployed(content: string) {
    const rulesetName = 'projects/ada-site/rulesets/7';
    answers = {
      [release]: { body: JSON.stringify({ rulesetName }) },
      [google + rulesetName]: { body: JSON.stringify({ source: { files: [{ content }] } }) },
    };
  }

  it('are those of the repository', async () => {
    deployed(readFileSync('firestore.rules', 'utf8').replaceAll('\n', '\r\n'));
    expect(await said()).toEqual([]);
    deployed('others');
    const text = `Rules deployed to ada-site differ from firestore.rules. ${deploy}`;
    expect(await said()).toEqual([['open', text]]);
    answers = { [release]: { status: 404 } };
    expect(await said()).toEqual([['open', `No rules are deployed to ada-site. ${deploy}`]]);
  });

  it('are not known without an answer or the wish to ask', async () => {
    expect(await said()).toEqual([['unknown', 'Google could not be asked (ENOTFOUND).']]);
    answers = { [release]: { status: 403 } };
    expect(await said()).toEqual([['unknown', 'Google answers with 403.']]);
    const text = 'Not compared with those deployed (--offline).';
    expect(await said(true)).toEqual([['unknown', text]]);
  });
});

describe('the site that is deployed', () => {
  const site = `${ada.siteUrl}/folder/`;
  const headers = { 'Content-Security-Policy': 'own', 'X-Content-Type-Options': 'nosniff' };
  const { supervisoryAuthority: _, ...owner } = ada;
  const env = { ...firebase, BASE_PATH: '/folder/' };
  const said = async (part: Partial<Site> = {}) =>
    (await rowsOf({ owner, env, offline: false, dist: `${folder}/dist`, ...part }))
      .filter(({ file }) => file.endsWith('/dist'))
      .map(({ state, text }) => [state, text]);

  beforeEach(() => {
    for (const page of ['', 'a/', 'b/', 'c/']) {
      mkdirSync(`${folder}/dist/${page}`, { recursive: true });
      writeFileSync(`${folder}/dist/${page}index.html`, `page ${page}`);
      answers[site + page.replace('/', '')] = { body: `page ${page}`, headers };
    }
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    writeFileSync(`${folder}/dist/_headers`, ['/folder/*', ...lines].join('\n'));
  });

  it('is the one that was built, in three pages and their headers', async () => {
    expect(await said()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is told where an older build or no headers are deployed', async () => {
    const old = { ...headers, 'Content-Security-Policy': 'old' };
    answers[`${site}a`] = { body: 'old', headers: old };
    expect(await said()).toEqual([
      [
        'open',
        `${site}: an older build is deployed, or the host rewrites pages (/folder/a); headers are different (Content-Security-Policy).`,
      ],
    ]);
    answers[`${site}a`] = { body: 'page a/' };
    const missing = 'headers are missing (Content-Security-Policy, X-Content-Type-Options).';
    expect(await said()).toEqual([['note', `${site}: ${missing}`]]);
  });

  it('is not known without an answer, the wish to ask or a build', async () => {
    const not = 'Not compared with what is deployed:';
    answers[site] = { status: 503 };
    expect(await said()).toEqual([['note', `${not} ${site} answers with 503.`]]);
    answers = {};
    expect(await said()).toEqual([['note', `${not} ${site} could not be asked (ENOTFOUND).`]]);
    const text = 'Not compared with what is deployed (--offline).';
    expect(await said({ offline: true })).toEqual([['unknown', text]]);
    rmSync(`${folder}/dist/index.html`);
    expect(await said()).toEqual([['unknown', 'Missing: npm run build, then compare it.']]);
  });
});

it.each([
  ['open', 'VITE_FIRESTORE_EMULATOR', '127.0.0.1:8080'],
  ['open', 'VITE_FIREBASE_PROJECT_ID', ''],
  ['open', 'VITE_FIREBASE_PROJECT_ID', 'demo-ada'],
  ['open', 'VITE_FIREBASE_API_KEY', ''],
  ['open', 'VITE_ASSET_HOST', 'x'],
  ['note', 'VITE_OFFLINE', ''],
])('the environment has a row (%s) about %s=%s', async (state, field, value) => {
  const rows = await rowsOf({ env: { ...firebase, [field]: value } });
  expect(places(rows)).toEqual([`${state} .env.local ${field}`]);
});

it('an environment without a project is told where the guide speaks of it', async () => {
  const [row] = await rowsOf({ env: {} });
  expect(row?.text).toBe('is missing (guide, section 9); without it the form cannot send.');
  const guide = readFileSync('docs/eigenes-portfolio.md', 'utf8');
  expect(guide).toMatch(/^## 9\. Das Kontaktformular/m);
});

it('the example cannot go live: its owner, its texts and its links are made up', async () => {
  const content = { folder: 'example', files: exampleFiles, examples, findings: [] };
  const rows = await launchRows({ ...content, env: {}, offline: true, dist: 'no-dist' });
  const open = rows.filter(({ state }) => state === 'open');
  const owner = open.filter(({ file }) => file === 'example/owner.ts').map(({ field }) => field);
  expect(owner.join(' ')).toBe(
    'fullName siteTitle slug siteUrl email phone address.street address.postalCode address.city hosting profiles[0].href',
  );
  const texts = [
    'slider.ts',
    'texts/lock.ts',
    'projects/a-chess/project.ts',
    'skills/python/skill.ts',
  ];
  const files = texts.map((file) => `example/${file}`);
  expect(open.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
});
