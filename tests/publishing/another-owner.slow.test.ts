import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { briefOwner } from '#tests/support/owners.ts';
import { copyProject, removeCopy, writeOwner } from '#tests/support/project-copy.ts';
import { runProcess } from '#tests/support/run-process.ts';

const petra = {
  ...briefOwner,
  references: [
    {
      quote: 'Pünktlich und gut.',
      name: 'Rita Rat',
      company: 'Rat & Tat GmbH',
      project: 'newThing',
    },
    { quote: 'Gern wieder.', name: 'Udo Urteil' },
  ],
};

/** What the owner says of the added project. */
const facts = "tags: ['Elm', 'React'], year: '2026', role: 'Konzept', client: 'Rat & Tat GmbH',";

let folder: string;
/** What the build has printed. */
let printed: string;

/** Runs one of the project's commands in the copy, as in an owner's clone: `content` decides. */
function run(...args: string[]) {
  const env = { CONTENT: '', NODE_ENV: 'production' };
  return runProcess(process.execPath, ['scripts/run.mjs', ...args], { cwd: folder, env });
}

const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const partOf = (file: string, from: string, to: string) =>
  built(file).split(from)[1]?.split(to)[0] ?? '';
/** What can be read in markup. */
const textOf = (markup: string) =>
  markup
    .replace(/<!--.*?-->|<wbr[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** The built files whose names end so. */
function filesOf(ends: RegExp) {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => ends.test(file));
}

beforeAll(async () => {
  folder = copyProject();
  expect(await run('new', 'project', 'new-thing')).toMatchObject({
    code: 1,
    errors: 'First: npm run new portfolio\n',
  });
  const made = await run('new', 'portfolio');
  expect(made.output.trimEnd().split('\n')).toHaveLength(4);
  writeOwner(folder, petra, 'content');
  for (const [kind, name] of Object.entries({ project: 'new-thing', skill: 'rust', page: 'agb' })) {
    expect(await run('new', kind, name)).toMatchObject({ code: 0 });
  }
  rmSync(join(folder, 'content/texts/frames.ts'));
  rmSync(join(folder, 'content/pages/english'), { recursive: true });
  expect(await run('new', 'page', 'hello', '--lang', 'en')).toMatchObject({ code: 0 });
  const file = join(folder, 'content/projects/new-thing/project.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/tags: \[.*\],/, facts));
  const { code, output, errors } = await run('build');
  printed = output + errors;
  if (code !== 0) throw new Error(printed);
});
afterAll(() => removeCopy(folder));

describe('a site of another owner', () => {
  it('names the new owner in addresses, on screens, in metadata and in files', () => {
    expect(existsSync(join(folder, 'dist', String(owner.slug)))).toBe(false);
    for (const [file, text] of [
      ['petraProbe/index.html', '<main'],
      ['desktop/2/index.html', 'href="/petraProbe"'],
      ['sitemap.xml', '<loc>https://petra.example.net/petraProbe</loc>'],
      ['index.html', '"@type":"Person","@id":"https://petra.example.net/#person"'],
      ['impressum/index.html', '<title>petraProbe.dev</title>'],
      ['manifest.webmanifest', '"name": "petraProbe.dev"'],
      ['robots.txt', 'https://petra.example.net/sitemap.xml'],
    ] as const)
      expect(built(file), file).toContain(text);
    // The copy has no history that could tell when a page changed.
    expect(built('sitemap.xml')).not.toContain('<lastmod>');
  });

  it('names the shipped owner in no file, and says nowhere that something is undefined', () => {
    const { firstName, fullName, siteTitle, slug, siteUrl, email, phone, address } = owner;
    const lastName = fullName.split(' ').at(-1);
    const [, host] = siteUrl.split(/[/.]+/);
    const texts = [fullName, lastName, siteTitle, slug, siteUrl, host, email, phone];
    const names = [...texts, address.street, address.city].filter((name) => name !== undefined);
    const readable = filesOf(/\.(html|js|css|svg|xml|txt|vcf|webmanifest)$/);
    expect(readable.length).toBeGreaterThan(30);
    for (const file of readable) {
      const text = built(file);
      for (const name of names) expect(text.toLowerCase(), file).not.toContain(name.toLowerCase());
      if (/\.(js|css|svg)$|^licenses/.test(file)) continue;
      const said = text.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
      expect(said, file).not.toMatch(new RegExp(`\\b(undefined|${firstName})\\b`));
    }
  });

  it('has what clients say with the project that it is about and in the Lebenslauf, else with every project', () => {
    const about = /„Pünktlich und gut.“ Rita Rat, Rat &amp; Tat GmbH/;
    const any = /„Gern wieder.“ Udo Urteil/;
    const said = (file: string) => textOf(partOf(file, '<main', '</main>'));
    expect(said('newThing/index.html')).toMatch(
      new RegExp(`Referenzen ${about.source} ${any.source} Entwickelt mit`),
    );
    expect(said('lebenslauf/index.html')).toMatch(
      new RegExp(`Referenzen New Thing ${about.source}`),
    );
    expect(said('aChess/index.html')).toMatch(any);
    for (const file of ['aChess', 'python', 'desktop/3'])
      expect(said(`${file}/index.html`)).not.toMatch(about);
    for (const file of ['lebenslauf', 'python'])
      expect(said(`${file}/index.html`)).not.toMatch(any);
  });
});

it('npm run build says in one line that sending will fail where no message target is set', () => {
  const line = expect.stringMatching(/VITE_FIREBASE_PROJECT_ID.*VITE_FIRESTORE_EMULATOR/);
  expect(printed.match(/^.*fail to send.*$/gm)).toEqual([line]);
});

/** `scripts/launch/launch-rows.test.ts` has every row. */
it('npm run check:launch prints what is still in the way, with file and field, and fails', async () => {
  const { code, output } = await run('check-launch', '--offline');
  expect(code).toBe(1);
  for (const line of [
    /^✗ content\/owner\.ts +email +example\.net receives no mail/m,
    /^\? dist +Not compared with what is deployed/m,
    /^\d+ ✗ to change, 2 \? that could not be checked, \d+ i to think about\.$/m,
  ])
    expect(output).toMatch(line);
  for (const file of [
    'projects/new-thing/project.ts',
    'skills/rust/icon.svg',
    'pages/agb/card.jpg',
  ])
    expect(output).toContain(`✗ content/${file}`);
});

it.each([
  [['project'], /^Say what to make: /],
  [['page', 'bonjour', '--lang', 'fr'], /^There is no sample in "fr"; there are de, en\./],
  [['portfolio'], /^There is a content already; nothing was changed\./],
  [['project', 'New Thing'], /^The name "New Thing" must consist of lower-case letters/],
  [['project', 'visualsort'], /^The name "visualsort" is taken by .*\/visual-sort;/],
  [['page', 'about'], /^The name "about" is taken by .*\/about\.jpg;/],
])('npm run new refuses %j in one line', async (args, line) => {
  const { code, errors } = await run('new', ...args);
  expect(code).toBe(1);
  expect(errors.trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
});

describe('what was added', () => {
  it('has tile, links, page and address', () => {
    const tile = /<a [^>]*href="\/newThing".*?<\/a>/s.exec(built('desktop/2/index.html'))?.[0];
    expect(tile?.replace(/<[^>]+>/g, '')).toBe('New Thing');
    expect(built('sitemap.xml')).toContain('<loc>https://petra.example.net/newThing</loc>');
    expect(built('desktop/3/index.html')).toContain('href="/agb"');
    expect(built('desktop/0/index.html')).toMatch(/<a lang="en" hrefLang="en"[^>]*>English</i);
    expect(built('hello/index.html')).toContain('<html lang="en">');
    expect(textOf(built('agb/index.html'))).toContain('Ein Abschnitt Beispieltext: Hier steht');
    expect(textOf(built('newThing/index.html'))).toMatch(
      /Jahr: 2026 Rolle: Konzept Für: Rat &amp; Tat GmbH .*Aufgabe .*Lösung .*Ergebnis /,
    );
  });

  it('stands with the skills among its tags, letter for letter, and they with it', () => {
    const neighbours = partOf('newThing/index.html', 'Entwickelt mit', '</section>');
    expect(neighbours.match(/href="[^"]+"/g)).toEqual(['href="/react"']);
    const made = partOf('react/index.html', 'Projekte mit React', '</section>');
    expect(made.match(/href="[^"]+"/g)).toEqual(['href="/petraProbe"', 'href="/newThing"']);
  });
});
