import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Owner } from '#src/content/types.ts';
import { checkContent } from '../content/check.ts';
import { launchRows } from './launch-rows.ts';
import type { Site } from './row.ts';

const { files: exampleFiles, examples } = await checkContent();

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
/** Of other hosts, by address. */
let answers: Record<string, Response>;
const fetched = vi.fn(async (href: string) => {
  const answer = answers[href]?.clone();
  if (!answer) throw new TypeError('x', { cause: { code: 'ENOTFOUND' } });
  return answer;
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

/** `open owner.ts email: …`: what is said of a site, beyond what is said of every site. */
async function said({ owner, files, ...part }: Partial<Site> & { owner?: Owner }) {
  const empty = { examples: {}, findings: [], env: firebase, offline: true, dist: 'no-dist' };
  const own = owner && { [`${folder}/owner.ts`]: { owner } };
  const rows = await launchRows({ folder, ...empty, files: { ...own, ...files }, ...part });
  return rows
    .filter(({ file }) => !/\/pages(\/(impressum|datenschutz))?$/.test(file) && file !== 'no-dist')
    .filter(({ file }) => part.token || file !== 'firestore.rules')
    .map(({ state, file, field, text }) =>
      `${state} ${file} ${field}: ${text}`.replaceAll(`${folder}/`, '').replace(' :', ':'),
    );
}

/** Without what is said. */
const places = (lines: readonly string[]) => lines.map((line) => line.replace(/: .*/, ''));

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
    [{ phone: undefined, contactForm: false }, 'note phone'],
    [{ retentionMonths: undefined, firestoreRegion: undefined, contactForm: false }],
    [{ vatId: undefined }, 'note vatId, businessId'],
    [{ liabilityInsurance: undefined }, 'note liabilityInsurance'],
    [{ emailProvider: undefined }, 'note emailProvider'],
    [linked('https://github.com/example/x'), 'open profiles[0].href'],
    [linked('https://play.google.com/store/apps?id=org.example.x'), 'open profiles[0].href'],
    [linked('https://github.com/groesser/example-app'), 'unknown profiles[0].href'],
  ])('has a row about %j', async (fields, ...expected) => {
    const own = expected.map((row) => row.replace(' ', ' owner.ts '));
    const lines = await said({ owner: { ...ada, ...fields } as Owner });
    expect(places(lines).sort()).toEqual([...own, authority].sort());
  });

  it('abroad is told to begin the phone number with the code of the country', async () => {
    const [line] = await said({ owner: { ...ada, address: swiss, phone: '044 668 18 00' } });
    expect(line).toContain('phone: must begin with the code of Schweiz');
  });

  it.each<[string, Partial<Owner>, ...expected: string[]]>([
    ['https://cdn.com', {}, 'open owner.ts pictureHosting'],
    ['https://cdn.com', { pictureHosting: { name: 'X', address: 'Y' } }],
    [ada.siteUrl, {}],
  ])('with pictures on %s and %j', async (host, fields, ...expected) => {
    const env = { ...firebase, VITE_ASSET_HOST: host };
    const lines = await said({ owner: { ...ada, ...fields }, env });
    expect(places(lines)).toEqual([...expected, authority]);
  });

  it('with mistakes is told those of the build alone', async () => {
    const text = 'must be a text, but is missing.';
    const findings = [{ file: `${folder}/owner.ts`, line: 7, field: 'address.city', text }];
    const lines = await said({ owner: { ...ada, firstName: 'Max' }, findings });
    expect(lines).toEqual([`open owner.ts address.city: ${text}`]);
  });
});

describe('the host of the pictures', () => {
  const ofHost = async (host: string, offline = false) => {
    mkdirSync(`${folder}/skills/x`, { recursive: true });
    writeFileSync(`${folder}/skills/x/icon.svg`, '<svg/>');
    const lines = await said({ env: { ...firebase, VITE_ASSET_HOST: host }, offline });
    const place = ' .env.local VITE_ASSET_HOST: ';
    return lines.filter((line) => line.includes(place)).map((line) => line.replace(place, ': '));
  };

  it.each([
    ['http://cdn.com', 'open: must begin with https://: pages load nothing else.'],
    ['https://localhost:9000', 'open: localhost is no host that visitors reach.'],
    ['https://192.168.0.7', 'open: 192.168.0.7 is no host that visitors reach.'],
    ['https://nas', 'open: nas is no host that visitors reach.'],
    ['https://nas.local', 'open: nas.local is no host that visitors reach.'],
  ])('may not be %s', async (host, line) => {
    expect(await ofHost(host)).toEqual([line]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is asked for one of them', async () => {
    const icon = 'https://cdn.com/assets/icons/x.svg';
    answers = { [icon]: new Response() };
    expect(await ofHost('https://cdn.com/')).toEqual([]);
    answers = { [icon]: new Response(null, { status: 404 }) };
    const line = `open: ${icon} answers with 404: copy dist/assets there.`;
    expect(await ofHost('https://cdn.com')).toEqual([line]);
    answers = {};
    const unknown = `unknown: ${icon} could not be asked (ENOTFOUND).`;
    expect(await ofHost('https://cdn.com')).toEqual([unknown]);
    expect(await ofHost('https://cdn.com', true)).toEqual([
      `unknown: ${icon} was not asked (--offline).`,
    ]);
  });
});

it('a site without its Impressum or privacy notice must not go live', async () => {
  const ofPages = async () => {
    const site = { folder, files: {}, examples: {}, findings: [], env: firebase };
    const rows = await launchRows({ ...site, offline: true, dist: 'no-dist' });
    const missing = rows.filter(({ text }) => text.startsWith('is missing'));
    return missing.map(({ state, file }) => `${state} ${file.replace(`${folder}/`, '')}`);
  };
  expect(await ofPages()).toEqual(['open pages/impressum', 'open pages/datenschutz']);
  for (const page of ['impressum', 'datenschutz'])
    mkdirSync(`${folder}/pages/${page}`, { recursive: true });
  expect(await ofPages()).toEqual([]);
});

describe('the links', () => {
  const href = 'https://site.de/x';
  const files = { 'x.ts': { page: { entries: [{ href }] } }, 'y.ts': { texts: { href } } };
  const ofLink = async (offline = false) =>
    (await said({ files: files as unknown as Site['files'], offline })).filter((line) =>
      line.includes(href),
    );

  it('are asked once, and are fine when they answer', async () => {
    answers = { [href]: new Response() };
    expect(await ofLink()).toEqual([]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    [404, 'open', 'answers with 404.'],
    [410, 'open', 'answers with 410.'],
    [403, 'note', 'answers programs with 403; open it in a browser.'],
    [503, 'unknown', 'answers with 503.'],
  ])('that answer with %i are named', async (status, state, text) => {
    answers = { [href]: new Response(null, { status }) };
    expect(await ofLink()).toEqual([`${state} x.ts entries[0].href: ${href} ${text}`]);
  });

  it('without a network, or the wish to ask, are no success', async () => {
    const place = `unknown x.ts entries[0].href: ${href}`;
    expect(await ofLink()).toEqual([`${place} could not be asked (ENOTFOUND).`]);
    expect(await ofLink(true)).toEqual([`${place} was not asked (--offline).`]);
  });
});

it("the texts that are the example's are told, however the file is called", async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
  const examples = { 'example/resume.ts': { resume: { profile: [a, b], name: 'Max' } } };
  const files = {
    mixed: { texts: { title: 'Max', list: [c, b, a] } },
    untouched: { texts: { title: 'Ada', text: a } },
    own: { texts: { text: c } },
  };
  expect(await said({ examples, files })).toEqual([
    "note mixed list[1]: is the example's, and so is list[2].",
    "open untouched text: is the example's.",
  ]);
});

it('the short sentences about the owner are told where they are those of the example', async () => {
  const fields = { availability: 'sofort', retentionMonths: 6, responseTime: 'bald' };
  const examples = { 'example/owner.ts': { owner: { ...ada, ...fields, retentionMonths: 6 } } };
  const owner = { ...ada, ...fields, responseTime: 'gleich' };
  const lines = (await said({ owner, examples })).filter((line) => line.includes('example'));
  expect(lines).toEqual([
    'note owner.ts availability: "sofort" is what the example says; is it true of you?',
    'note owner.ts retentionMonths: 6 is what the example says; is it true of you?',
  ]);
});

it('the texts that speak of the form are told where there is none', async () => {
  const files = {
    [`${folder}/pages/x/page.ts`]: { page: { sections: [{ heading: 'Kontaktformular' }] } },
    [`${folder}/slider.ts`]: { sliderPages: { contact: { form: { title: 'Das Formular' } } } },
    [`${folder}/texts/form.ts`]: { contactForm: { notice: 'Dieses Formular' } },
    [`${folder}/texts/x.ts`]: { texts: { a: 'Ein Formular', b: 'Formulare' } },
  } as unknown as Site['files'];
  const ofForm = async (contactForm: boolean) =>
    (await said({ owner: { ...ada, contactForm }, files })).filter((line) =>
      line.includes('speaks of a form'),
    );
  expect(await ofForm(true)).toEqual([]);
  expect(await ofForm(false)).toEqual([
    'open pages/x/page.ts sections[0].heading: speaks of a form, which the site has not.',
    'note texts/x.ts a: speaks of a form, which the site has not, and so is b.',
  ]);
});

it('the texts that are samples are told', async () => {
  const texts = {
    issuer: 'Musterakademie',
    heading: 'X',
    head: { description: 'Beispieltext: …' },
    more: 'Beispieltext.',
  };
  const english = { texts: { text: 'Sample text: who you are.' } };
  expect(await said({ files: { 'x.ts': { texts }, 'y.ts': english } })).toEqual([
    'open x.ts issuer: is a sample of npm run new, and so are head.description, more.',
    'open y.ts text: is a sample of npm run new.',
  ]);
});

describe('the pictures', () => {
  const ofPictures = (...names: string[]) => {
    const project = { productImages: names.map((name) => ({ src: `x/${name}` })) };
    const files = { [`${folder}/projects/x/project.ts`]: { project } };
    return said({ files: files as unknown as Site['files'] });
  };

  beforeEach(() => {
    mkdirSync(`${folder}/projects/x/pictures`, { recursive: true });
    writeFileSync(`${folder}/projects/x/card.jpg`, 'own');
    writeFileSync(`${folder}/projects/x/pictures/a-400.webp`, 'own');
  });

  it("are fine when they are own ones, and named, and known to be the example's by what is in them", async () => {
    expect(await ofPictures('a')).toEqual([]);
    expect(places(await ofPictures())).toEqual(['open projects/x/pictures/a-*']);
    const chess = 'example/projects/a-chess';
    cpSync(`${chess}/pictures/game-400.webp`, `${folder}/projects/x/pictures/a-400.webp`);
    cpSync(`${chess}/card.jpg`, `${folder}/projects/x/card.jpg`);
    expect(await ofPictures('a')).toEqual([
      "open projects/x/project.ts productImages: 1 are the example's: put your own into projects/x/, then npm run pictures",
      "open projects/x/card.jpg: is the example's: npm run art open-graph",
    ]);
  });

  it('that are cards with words that no text says any more are told', async () => {
    const card = (...words: string[]) => {
      const said = Buffer.from(JSON.stringify(words)).toString('base64');
      writeFileSync(
        `${folder}/projects/x/card.jpg`,
        `\xff\xd8on this card: ${said}\0\xff`,
        'latin1',
      );
    };
    const files = {
      [`${folder}/projects/x/project.ts`]: {
        project: { title: 'Wecker', productImages: [{ src: 'x/a' }] },
      },
      [`${folder}/resume.ts`]: { resume: { occupation: 'Ärztin' } },
    };
    const old = async () => {
      const lines = await said({ owner: ada, files: files as unknown as Site['files'] });
      return lines.filter((line) => line.includes('card.jpg'));
    };
    card('Wecker', 'Wecker · Ada', 'Ada Größer, Ärztin', ada.siteTitle);
    expect(await old()).toEqual([]);
    card('Wecker', 'Max Mustermann');
    expect(await old()).toEqual([
      'open projects/x/card.jpg: says what no text says any more: npm run art open-graph',
    ]);
  });

  it('that are an own wallpaper need words of their own', async () => {
    const pictures = 'public/assets/pictures/wallpaper';
    mkdirSync(`${folder}/${pictures}`, { recursive: true });
    cpSync(
      `example/${pictures}/lock-landscape-2560.webp`,
      `${folder}/${pictures}/lock-landscape-2560.webp`,
    );
    writeFileSync(`${folder}/${pictures}/home-landscape-2560.webp`, 'own');
    const machines = { cardTexts: { wallpapers: { lock: 'Berge', home: 'Berge bei Nacht' } } };
    const files = { [`${folder}/texts/machines.ts`]: machines };
    const examples = { 'example/texts/machines.ts': machines };
    expect(await said({ files, examples })).toEqual([
      'open texts/machines.ts cardTexts.wallpapers.home: "Berge bei Nacht" is what the example\'s wallpaper shows; say what yours does.',
    ]);
  });

  it("that are the example's favicon and icons are told once", async () => {
    mkdirSync(`${folder}/public/icons`, { recursive: true });
    cpSync('example/public/favicon.svg', `${folder}/public/favicon.svg`);
    writeFileSync(`${folder}/public/favicon.ico`, 'own');
    expect(await ofPictures('a')).toEqual([
      "note public/favicon.svg: is the example's; docs/eigenes-portfolio.md, section 7, has the sizes.",
    ]);
    cpSync('example/public/icons/icon-512.png', `${folder}/public/icons/icon-512.png`);
    expect(await ofPictures('a')).toEqual([
      "note public/favicon.svg: is the example's, and so is icons/icon-512.png; docs/eigenes-portfolio.md, section 7, has the sizes.",
    ]);
  });

  it('that are samples or missing are told', async () => {
    cpSync('scripts/new/project/icon.svg', `${folder}/projects/x/icon.svg`);
    rmSync(`${folder}/projects/x/card.jpg`);
    expect(await ofPictures('a')).toEqual([
      'open projects/x/icon.svg: Still the sample: draw your own.',
      'open projects/x/card.jpg: Missing: npm run art open-graph',
    ]);
  });
});

describe('the rules that are deployed', () => {
  const google = 'https://firebaserules.googleapis.com/v1/';
  const release = `${google}projects/ada-site/releases/cloud.firestore`;
  const deploy = 'Run: npx firebase-tools deploy --only firestore:rules --project ada-site';
  const ofRules = (offline = false) => said({ token: 'token', offline });

  function deployed(content: string) {
    const rulesetName = 'projects/ada-site/rulesets/7';
    answers = {
      [release]: Response.json({ rulesetName }),
      [google + rulesetName]: Response.json({ source: { files: [{ content }] } }),
    };
  }

  it('are those of the repository', async () => {
    deployed(readFileSync('firestore.rules', 'utf8').replaceAll('\n', '\r\n'));
    expect(await ofRules()).toEqual([]);
    deployed('others');
    expect(await ofRules()).toEqual([
      `open firestore.rules: Rules deployed to ada-site differ from firestore.rules. ${deploy}`,
    ]);
    answers = { [release]: new Response(null, { status: 404 }) };
    expect(await ofRules()).toEqual([
      `open firestore.rules: No rules are deployed to ada-site. ${deploy}`,
    ]);
  });

  it('are not known without an answer or the wish to ask', async () => {
    const unknown = 'unknown firestore.rules:';
    expect(await ofRules()).toEqual([`${unknown} Google could not be asked (ENOTFOUND).`]);
    answers = { [release]: new Response(null, { status: 403 }) };
    expect(await ofRules()).toEqual([`${unknown} Google answers with 403.`]);
    expect(await ofRules(true)).toEqual([
      `${unknown} Not compared with those deployed (--offline).`,
    ]);
  });
});

describe('the site that is deployed', () => {
  const site = `${ada.siteUrl}/folder/`;
  const headers = { 'Content-Security-Policy': 'own', 'X-Content-Type-Options': 'nosniff' };
  const ofSite = async (offline = false) => {
    const env = { ...firebase, BASE_PATH: '/folder/' };
    const lines = await said({ owner: ada, env, offline, dist: `${folder}/dist` });
    return lines.filter((line) => / dist:/.test(line));
  };

  beforeEach(() => {
    for (const page of ['', 'a', 'b', 'c']) {
      mkdirSync(`${folder}/dist/${page}`, { recursive: true });
      writeFileSync(`${folder}/dist/${page}/index.html`, `page ${page}`);
      answers[site + page] = new Response(`page ${page}`, { headers });
    }
    writeFileSync(`${folder}/dist/sitemap.xml`, `<loc>${site}</loc><loc>${site}a</loc>`);
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    writeFileSync(`${folder}/dist/_headers`, ['/folder/*', ...lines].join('\n'));
  });

  it('is the one that was built, in three pages and their headers', async () => {
    expect(await ofSite()).toEqual([]);
    expect(fetched.mock.calls.filter(([href]) => href.startsWith(site))).toHaveLength(3);
  });

  it('is told where an older build or no headers are deployed', async () => {
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

  it('is not compared where the build is that of somebody else, or of another folder', async () => {
    writeFileSync(`${folder}/dist/sitemap.xml`, '<loc>https://max.example/</loc>');
    expect(await ofSite()).toEqual([
      `open dist: Built for https://max.example/, and not for ${site}: npm run build.`,
    ]);
    expect(fetched.mock.calls.filter(([href]) => href.startsWith(site))).toEqual([]);
  });

  it('is not known without an answer, the wish to ask or a build', async () => {
    const not = 'Not compared with what is deployed';
    answers[site] = new Response(null, { status: 503 });
    expect(await ofSite()).toEqual([`note dist: ${not}: ${site} answers with 503.`]);
    answers = {};
    expect(await ofSite()).toEqual([`note dist: ${not}: ${site} could not be asked (ENOTFOUND).`]);
    expect(await ofSite(true)).toEqual([`unknown dist: ${not} (--offline).`]);
    rmSync(`${folder}/dist/index.html`);
    expect(await ofSite()).toEqual(['unknown dist: Missing: npm run build, then compare it.']);
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
  const lines = await said({ env: { ...firebase, [field]: value } });
  expect(places(lines)).toEqual([`${state} .env.local ${field}`]);
});

it('an environment without a project is told where the guide speaks of it', async () => {
  const [line] = await said({ env: {} });
  expect(line).toContain('is missing (guide, section 9); without it the form cannot send.');
  expect(places(await said({ env: {}, owner: { ...ada, contactForm: false } }))).toEqual([
    'unknown owner.ts supervisoryAuthority.href',
    'note .env.local VITE_OFFLINE',
  ]);
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
    'pages/english/page.ts',
  ];
  const files = texts.map((file) => `example/${file}`);
  expect(open.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
});
