import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import type { Owner } from '#src/content/types.ts';
import { files } from '../content/content.ts';
import type { ContentFiles } from '../content/content-errors.ts';
import { root } from '../install.mjs';
import { launchRows } from './launch-rows.ts';
import { linkRows, linksOf } from './link-rows.ts';
import { ownerRows } from './owner-rows.ts';
import { fingerprints, pictureRows, unusedPictureRows } from './picture-rows.ts';
import { isExampleLink, isFictionalPhone, isReservedHost } from './placeholders.ts';
import { ownerFile, type Row } from './row.ts';
import { rulesRows } from './rules-rows.ts';
import shippedPictures from './shipped-pictures.json' with { type: 'json' };

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
  links: {
    threencryptPlayStore: 'https://play.google.com/store/apps/details?id=de.groesser.threencrypt',
    visualSortRepository: 'https://github.com/groesser/visualsort',
    siteRepository: 'https://github.com/groesser/site',
    itspylearningRepository: 'https://github.com/groesser/itspylearning',
    aChessRepository: 'https://github.com/groesser/achess',
  },
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

/** Mark, file and field of each row, in one text. */
const places = (rows: readonly Row[]) =>
  rows.map(({ state, file, field }) => `${state} ${file} ${field}`.trim());

let server: Server;
let origin: string;
let answers: Record<string, { status: number; body?: unknown }>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = answers[`${request.method} ${request.url}`] ??
      answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answers = {};
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => server.close());

describe('the placeholders', () => {
  it.each([
    '030 23125 042',
    '+49 30 23125-999',
    '0049 (0)69 90009 000',
    '040/66969123',
    '0221 4710 500',
    '089 99998 000',
    '0152 28817386',
    '0171 3920099',
    '0176 04069042',
  ])('include the phone number %s', (phone) => expect(isFictionalPhone(phone)).toBe(true));

  it.each(['030 23126 042', '0351 4567890', '0171 3921000', '+41 44 668 18 00', '+43 30 23125042'])(
    'do not include the phone number %s',
    (phone) => expect(isFictionalPhone(phone)).toBe(false),
  );

  it.each(['example.org', 'www.example.com', 'max.example', 'a.test', 'localhost', '127.0.0.1'])(
    'include the domain %s',
    (host) => expect(isReservedHost(host)).toBe(true),
  );

  it.each(['example.de', 'myexample.org', 'test.de', 'contest.com'])(
    'do not include the domain %s',
    (host) => expect(isReservedHost(host)).toBe(false),
  );

  it.each([
    ['https://github.com/example', true],
    ['https://github.com/example/x', true],
    ['https://play.google.com/store/apps/details?id=org.example.x', true],
    ['https://example.org/x', true],
    ['https://github.com/groesser/example-app', false],
  ])('know %s', (href, expected) => expect(isExampleLink(href)).toBe(expected));
});

describe('the owner', () => {
  it('who is complete has no rows', () => expect(ownerRows(ada)).toEqual([]));

  it.each<[keyof Owner, object, string]>([
    ['fullName', { fullName: 'Ada Musterfrau' }, 'open fullName'],
    ['firstName', { firstName: 'Max' }, 'open firstName'],
    ['siteUrl', { siteUrl: 'https://ada.example' }, 'open siteUrl'],
    ['siteUrl', { siteUrl: 'http://www.ada-groesser.de' }, 'open siteUrl'],
    ['email', { email: 'ada@example.net' }, 'open email'],
    ['phone', { phone: '089 99998 123' }, 'open phone'],
    ['address', { address: { ...ada.address, street: 'Musterstr. 1' } }, 'open address.street'],
    ['address', { address: { ...ada.address, postalCode: '12345' } }, 'open address.postalCode'],
    ['address', { address: { ...ada.address, postalCode: '8001' } }, 'open address.postalCode'],
    [
      'address',
      {
        phone: '+41 44 668 18 00',
        address: { ...ada.address, postalCode: '8001', country: 'Schweiz' },
      },
      'note address.country',
    ],
    ['hosting', { hosting: undefined }, 'open hosting'],
    ['hosting', { hosting: { name: 'X', address: 'Y' } }, 'note hosting.processor'],
    ['arbitration', { arbitration: undefined }, 'note arbitration'],
    ['contentReviewed', { contentReviewed: undefined }, 'note contentReviewed'],
    ['retentionMonths', { retentionMonths: undefined }, 'open retentionMonths'],
    ['phone', { phone: undefined }, 'note phone'],
    ['vatId', { vatId: undefined }, 'note vatId, businessId'],
    ['liabilityInsurance', { liabilityInsurance: undefined }, 'note liabilityInsurance'],
    ['emailProvider', { emailProvider: undefined }, 'note emailProvider'],
  ])('has a row about %s %j', (_, fields, expected) => {
    const rows = ownerRows({ ...ada, ...fields } as Owner);
    expect(places(rows)).toEqual([expected.replace(' ', ` ${ownerFile} `)]);
  });
});

it('an owner abroad needs the code of the country in the phone number', () => {
  const address = { street: 'Ring 1', postalCode: '1010', city: 'Wien', country: 'Österreich' };
  const [first] = ownerRows({ ...ada, address, phone: '01 2345678' });
  expect(first).toMatchObject({ state: 'open', file: ownerFile, field: 'phone' });
  expect(first?.text).toMatch(/^must begin with the code of Österreich/);
});

describe('the links', () => {
  const link = (path: string) => ({
    file: ownerFile,
    field: 'links.x',
    href: `https://site.de${path}`,
  });

  beforeEach(() => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (href: string, init: RequestInit) =>
      fetch(origin + new URL(href).pathname, init),
    );
  });

  it('are those of the owner and of buttons, each once, with the owner first', () => {
    const button = { label: 'Github', href: 'https://github.com/other' };
    const shared = { label: 'Github', href: ada.links.aChessRepository };
    const project = { buttons: [shared, button] };
    const links = linksOf({
      'src/content/projects/x.ts': { project },
      [ownerFile]: { owner: ada },
    });
    expect(links).toHaveLength(7);
    expect(links.at(-1)).toEqual({
      file: 'src/content/projects/x.ts',
      field: 'buttons[1].href',
      href: 'https://github.com/other',
    });
  });

  it('are fine when they answer, to GET where HEAD is refused', async () => {
    answers = { '/a': { status: 200 }, 'HEAD /b': { status: 405 }, 'GET /b': { status: 200 } };
    expect(await linkRows([link('/a'), link('/b')], { offline: false })).toEqual([]);
  });

  it.each([
    ['a page that is gone', 404, 'open', 'https://site.de/x answers with 404.'],
    [
      'a page that wants no programs',
      999,
      'note',
      'https://site.de/x answers programs with 999; open it in a browser.',
    ],
    [
      'a page that wants somebody to log in',
      403,
      'note',
      'https://site.de/x answers programs with 403; open it in a browser.',
    ],
    ['a host that has failed', 503, 'unknown', 'https://site.de/x answers with 503.'],
  ])('that lead to %s are named', async (_, status, state, text) => {
    answers = { '/x': { status } };
    const { file, field } = link('/x');
    expect(await linkRows([link('/x')], { offline: false })).toEqual([
      { file, field, state, text },
    ]);
  });

  it('without a network are no success', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.reject(new TypeError('x', { cause: { code: 'ENOTFOUND' } })),
    );
    const [row] = await linkRows([link('/x')], { offline: false });
    expect(row).toMatchObject({
      state: 'unknown',
      text: 'https://site.de/x could not be asked (ENOTFOUND).',
    });
  });

  it('that are examples are not asked', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    const example = { ...link(''), href: 'https://github.com/example/x' };
    const rows = await linkRows([example, link('/x')], { offline: true });
    expect(rows.map(({ state }) => state)).toEqual(['open', 'unknown']);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the rules that are deployed', () => {
  const deployment = { project: 'ada-site', rules: 'rules 1\n', token: 'token' };
  const release = '/v1/projects/ada-site/releases/cloud.firestore';
  const rulesetName = 'projects/ada-site/rulesets/7';

  function deployed(content: string) {
    answers = {
      [release]: { status: 200, body: { rulesetName } },
      [`/v1/${rulesetName}`]: { status: 200, body: { source: { files: [{ content }] } } },
    };
  }

  it('are fine when they are those of the repository', async () => {
    deployed('rules 1\r\n');
    expect(await rulesRows({ ...deployment, origin })).toEqual([]);
  });

  it('must not differ', async () => {
    deployed('rules 2');
    expect(await rulesRows({ ...deployment, origin })).toEqual([
      {
        state: 'open',
        file: 'firestore.rules',
        field: '',
        text: 'Rules deployed to ada-site differ from firestore.rules. Run: npx firebase-tools deploy --only firestore:rules --project ada-site',
      },
    ]);
  });

  it('must be there', async () => {
    const [row] = await rulesRows({ ...deployment, origin });
    expect(row?.state).toBe('open');
    expect(row?.text).toBe(
      'No rules are deployed to ada-site. Run: npx firebase-tools deploy --only firestore:rules --project ada-site',
    );
  });

  it.each([401, 403, 500])('are not known where Google answers with %i', async (status) => {
    answers = { [release]: { status } };
    const [row] = await rulesRows({ ...deployment, origin });
    expect(row).toMatchObject({ state: 'unknown', text: `Google answers with ${status}.` });
  });

  it('are not known without a login, a network or the wish to ask', async () => {
    const unreachable = 'http://127.0.0.1:1';
    const rows = await Promise.all([
      rulesRows({ ...deployment, token: undefined, origin }),
      rulesRows({ ...deployment, origin: unreachable }),
      rulesRows({ ...deployment, offline: true, origin }),
    ]);
    expect(rows.flat().map(({ state, text }) => [state, text])).toEqual([
      ['unknown', expect.stringContaining('run "gcloud auth login"')],
      ['unknown', expect.stringMatching(/^Google could not be asked/)],
      ['unknown', 'Not compared with those deployed (--offline).'],
    ]);
  });
});

it('a picture that no content names is told, because it is published', () => {
  expect(unusedPictureRows(root, files)).toEqual([]);
  const { 'src/content/projects/a-chess.ts': _, ...others } = files;
  expect(places(unusedPictureRows(root, others))).toEqual(
    ['game', 'history', 'start-menu', 'time-choice'].map(
      (name) => `open public/assets/pictures/a-chess/${name}-*`,
    ),
  );
});

// An owner's copy of the repository has other content.
describe.runIf(owner.fullName === 'Max Mustermann')('the shipped site', () => {
  it('has the pictures that the check knows', async () => {
    const json = `${JSON.stringify(fingerprints(root, files), null, 2)}\n`;
    await expect(json).toMatchFileSnapshot('shipped-pictures.json');
  });

  it('cannot go live, for exactly these reasons', async () => {
    const rows = await launchRows({
      root,
      files,
      errors: [],
      env: {},
      token: undefined,
      offline: true,
    });
    expect(places(rows)).toMatchInlineSnapshot(`
      [
        "open src/content/owner.ts fullName",
        "open src/content/owner.ts siteTitle",
        "open src/content/owner.ts slug",
        "open src/content/owner.ts address.street",
        "open src/content/owner.ts address.city",
        "open src/content/owner.ts siteUrl",
        "open src/content/owner.ts email",
        "open src/content/owner.ts phone",
        "open src/content/owner.ts address.postalCode",
        "open src/content/owner.ts hosting",
        "note src/content/owner.ts vatId, businessId",
        "note src/content/owner.ts liabilityInsurance",
        "note src/content/owner.ts emailProvider, firestoreRegion, supervisoryAuthority",
        "note src/content/owner.ts arbitration",
        "note src/content/owner.ts contentReviewed",
        "open src/content/projects/a-chess.ts productImages",
        "open src/content/projects/morning-chess.ts productImages",
        "open src/content/projects/own-site.ts productImages",
        "open src/content/projects/threencrypt.ts productImages",
        "open src/content/projects/visual-sort.ts productImages",
        "open public/assets/open-graph",
        "open src/content/owner.ts links.threencryptPlayStore",
        "open src/content/owner.ts links.visualSortRepository",
        "open src/content/owner.ts links.siteRepository",
        "open src/content/owner.ts links.itspylearningRepository",
        "open src/content/owner.ts links.aChessRepository",
        "open src/content/owner.ts profiles[0].href",
        "open .env.local VITE_FIREBASE_PROJECT_ID",
        "note .env.local VITE_OFFLINE",
        "note src/content/privacy.ts, imprint.ts",
        "note src/content/resume.ts, skills",
        "note src/content/accessibility.ts",
      ]
    `);
  });
});

describe('a site that is ready', () => {
  const others = Object.fromEntries(
    Object.entries(files).filter(([file]) => file !== ownerFile && !file.includes('/projects/')),
  );
  const itspylearning = files['src/content/projects/itspylearning.ts'];
  const ready: ContentFiles = { ...others, [ownerFile]: { owner: ada } };

  it('is told only what no program can know, and what could not be asked', async () => {
    const rows = await launchRows({
      root,
      files: ready,
      errors: [],
      env: firebase,
      token: undefined,
      offline: true,
    });
    // Without the projects whose pictures lie here.
    const told = rows.filter(({ file }) => !file.startsWith('public/assets/pictures/'));
    expect(new Set(told.map(({ state, file }) => `${state} ${file}`))).toEqual(
      new Set([
        'open public/assets/open-graph',
        `unknown ${ownerFile}`,
        'note .env.local',
        'unknown firestore.rules',
        'note src/content/privacy.ts, imprint.ts',
        'note src/content/resume.ts, skills',
        'note src/content/accessibility.ts',
      ]),
    );
  });

  it('has pictures of its own', () => {
    expect(pictureRows(root, ready, {})).toEqual([]);
    expect(places(pictureRows(root, files, shippedPictures))).toContain(
      'open src/content/projects/a-chess.ts productImages',
    );
  });

  it('needs an Open Graph picture for each page', () => {
    const tile = itspylearning?.tile;
    expect(pictureRows(root, { 'src/content/projects/rook.ts': { tile } }, {})).toEqual([
      {
        state: 'open',
        file: 'public/assets/open-graph/rook.jpg',
        field: '',
        text: 'Missing: npm run art open-graph',
      },
    ]);
  });
});

describe('the launch check', () => {
  const site = { root, files: {}, errors: [], token: undefined, offline: true };
  const rowsOf = async (part: Partial<Parameters<typeof launchRows>[0]>) =>
    (await launchRows({ ...site, env: firebase, ...part })).filter(
      ({ state, file }) => state === 'open' && !file.startsWith('public'),
    );

  it.each([
    ['VITE_FIRESTORE_EMULATOR', { ...firebase, VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }],
    ['VITE_FIREBASE_PROJECT_ID', {}],
    ['VITE_FIREBASE_PROJECT_ID', { ...firebase, VITE_FIREBASE_PROJECT_ID: 'demo-ada' }],
    ['VITE_FIREBASE_API_KEY', { VITE_FIREBASE_PROJECT_ID: 'ada-site' }],
    ['VITE_ASSET_HOST', { ...firebase, VITE_ASSET_HOST: 'x' }],
  ])('wants a right %s', async (field, env) => {
    expect(places(await rowsOf({ env }))).toEqual([`open .env.local ${field}`]);
  });

  it('says what is missing for the form, and where the guide speaks of it', async () => {
    const [row] = await rowsOf({ env: {} });
    expect(row?.text).toBe('is missing (guide, section 9); without it the form cannot send.');
    expect(readFileSync(join(root, 'docs/eigenes-portfolio.md'), 'utf8')).toMatch(
      /^## 9\. Das Kontaktformular/m,
    );
  });

  it('names the copy that browsers keep unasked as a choice, until it is off', async () => {
    const notes = async (env: object) =>
      (await launchRows({ ...site, env: { ...firebase, ...env } })).filter(
        ({ field }) => field === 'VITE_OFFLINE',
      );
    expect(await notes({})).toMatchObject([
      { state: 'note', text: expect.stringMatching(/§ 25 TDDDG/) },
    ]);
    expect(await notes({ VITE_OFFLINE: 'off' })).toEqual([]);
  });

  it('wants to know who serves the pictures from another host, but not from a host of the owner', async () => {
    const open = (host: string, fields: Partial<Owner> = {}) =>
      rowsOf({
        files: { [ownerFile]: { owner: { ...ada, ...fields } } },
        env: { ...firebase, VITE_ASSET_HOST: host },
      });
    const pictureHosting = { name: 'X', address: 'Y' };
    expect(places(await open('https://cdn.com'))).toContain(`open ${ownerFile} pictureHosting`);
    expect(places(await open('https://cdn.com', { pictureHosting }))).toEqual([]);
    expect(places(await open(ada.siteUrl))).toEqual([]);
    expect(places(await open('cdn'))).toEqual(['open .env.local VITE_ASSET_HOST']);
  });

  it('repeats what the build says of the content', async () => {
    const errors = ['src/content/owner.ts: address.city must be a text, but is missing.'];
    expect(await rowsOf({ errors })).toEqual([
      {
        state: 'open',
        file: ownerFile,
        field: 'address.city',
        text: 'must be a text, but is missing.',
      },
    ]);
  });

  it('finds what npm run new made', async () => {
    const project = {
      title: 'X',
      description: 'Beispieltext: ein Satz.',
      productImages: [{ src: 'x/sample' }],
    };
    const file = 'src/content/projects/x.ts';
    expect(places(await rowsOf({ files: { [file]: { project } } }))).toEqual([
      `open ${file} description`,
      `open ${file} productImages`,
    ]);
  });
});
