import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { copyProject, removeCopy, writeOwner } from '#tests/support/project-copy.ts';
import { runProcess } from '#tests/support/run-process.ts';
import { briefOwner } from '#tests/support/sample-owner-objects.ts';
import { buildSite } from '#tests/support/vite-site.ts';

/** The facts that the owner enters for the added project. */
const facts = "tags: ['Elm', 'React'], year: '2026', role: 'Konzept', client: 'Rat & Tat GmbH',";

let folder: string;

/** Runs a command of the project in the copy, which uses `content` as an owner's clone does. */
function run(...args: string[]) {
  const env = { CONTENT: '', NODE_ENV: 'production' };
  return runProcess(process.execPath, ['scripts/run.mjs', ...args], { cwd: folder, env });
}

const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const builtFiles = () => readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });

beforeAll(async () => {
  folder = copyProject();
  expect(await run('new', 'project', 'new-thing')).toMatchObject({
    code: 1,
    errors: 'First: npm run new portfolio\n',
  });
  const made = await run('new', 'portfolio');
  expect(made.output.trimEnd().split('\n')).toHaveLength(4);
  writeOwner(folder, briefOwner);
  for (const [kind, name] of Object.entries({ project: 'new-thing', skill: 'rust', page: 'agb' })) {
    const { code, output } = await run('new', kind, name);
    expect(code).toBe(0);
    if (kind === 'project') expect(output).toContain('is /newThing.');
  }
  rmSync(join(folder, 'content/texts/locales.ts'));
  rmSync(join(folder, 'content/pages/english'), { recursive: true });
  expect(await run('new', 'page', 'hello', '--lang', 'en')).toMatchObject({ code: 0 });
  const slider = join(folder, 'content/slider.ts');
  writeFileSync(slider, readFileSync(slider, 'utf8').replace(/.*imageAlt.*/, ''));
  const file = join(folder, 'content/projects/new-thing/project.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/tags: \[.*\],/, facts));
  const { code, output, errors } = await run('build');
  if (code !== 0) throw new Error(output + errors);
});
afterAll(() => removeCopy(folder));

describe('the site of a new owner', () => {
  it('contains neither the owner of the example nor the word undefined', () => {
    const { firstName, fullName, siteTitle, slug, siteUrl, email, phone, address } = owner;
    const lastName = fullName.split(' ').at(-1);
    const [, host] = siteUrl.split(/[/.]+/);
    const said = [fullName, lastName, siteTitle, slug, siteUrl, host, email, phone, address.street];
    const names = said.filter((name) => name !== undefined);
    const texts = /\.(html|js|css|svg|xml|txt|vcf|webmanifest)$/;
    const readable = builtFiles().filter((file) => texts.test(file));
    expect(readable.length).toBeGreaterThan(30);
    for (const file of readable) {
      const text = built(file);
      const left = names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
      expect(left, file).toEqual([]);
      if (/\.(js|css|svg)$|^licenses/.test(file)) continue;
      const shown = text.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
      expect(shown, file).not.toMatch(new RegExp(`\\b(undefined|${firstName})\\b`));
    }
  });
});

/** `scripts/launch/run-launch-rules.test.ts` tests every row. */
it('npm run check:launch fails and lists file and field of what is still to be done', async () => {
  const { code, output } = await run('check-launch', '--offline');
  expect(code).toBe(1);
  expect(output).toMatch(/^✗ content\/owner\.ts +email +example\.net receives no mail/m);
  expect(output).toMatch(/^\? dist +Not compared with what is deployed/m);
  expect(output).toMatch(
    /^\d+ ✗ to change, 2 \? that could not be checked, \d+ i to think about\.$/m,
  );
  const samples = ['projects/new-thing/project.ts', 'skills/rust/icon.svg', 'pages/agb/card.jpg'];
  for (const file of samples) expect(output).toContain(`✗ content/${file}`);
});

it.each([
  ['project', 'it has no name', /^Say what to make: /],
  [
    'page bonjour --lang fr',
    'no sample is in French',
    /^There is no sample in "fr"; there are de, en\./,
  ],
  ['portfolio', 'there is one', /^There is a content already; nothing was changed\./],
  [
    'project New_Thing',
    'names are lower-case',
    /^The name "New_Thing" must consist of lower-case letters/,
  ],
  [
    'project visualsort',
    'a project has the address',
    /^The name "visualsort" is taken by .*\/visual-sort;/,
  ],
  ['page about', 'a picture has the name', /^The name "about" is taken by .*\/about\.jpg;/],
])('npm run new %s fails and says in one line that %s', async (words, _, line) => {
  const { code, errors } = await run('new', ...words.split(' '));
  expect(code).toBe(1);
  expect(errors.trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
});

it('npm run new makes pages that have an address, links and a tile', () => {
  const tile = /<a [^>]*href="\/newThing".*?<\/a>/s.exec(built('desktop/2/index.html'))?.[0];
  expect(tile?.replace(/<[^>]+>/g, '')).toBe('New Thing');
  expect(built('sitemap.xml')).toContain('<loc>https://petra.example.net/newThing</loc>');
  expect(built('desktop/3/index.html')).toContain('href="/agb"');
  expect(built('desktop/0/index.html')).toMatch(/<a lang="en" hrefLang="en"[^>]*>English</i);
  expect(built('hello/index.html')).toContain('<html lang="en">');
  expect(built('agb/index.html')).toContain('Ein Abschnitt');
  expect(built('newThing/index.html')).toContain('Rat &amp; Tat GmbH');
});

describe('the site of an owner who wants no contact form', () => {
  beforeAll(async () => {
    const texts = { availability: 'ab Mai', responseTime: 'zwei Tagen' };
    writeOwner(folder, { ...briefOwner, ...texts, contactForm: false });
    // The address of the form is free for a page of the owner's.
    expect(await run('new', 'page', 'kontakt')).toMatchObject({ code: 0 });
    // An owner who had a form may have left these in `.env.local`.
    const env = {
      CONTENT: '',
      VITE_FIREBASE_PROJECT_ID: 'petra-site',
      VITE_FIREBASE_API_KEY: 'k'.repeat(20),
      VITE_FIREBASE_APP_ID: '1:1:web:1',
      VITE_RECAPTCHA_SITE_KEY: 'k'.repeat(40),
    };
    await buildSite({ outDir: 'dist', cwd: folder, env });
  });

  it('contains no part of the form, the notifications or Firestore', () => {
    const files = builtFiles();
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /contact-form|firestore|notif/.test(file))).toEqual([]);
    const left = /fire(store|base)|recaptcha|hook-form|Kontaktieren|formular|Benachrichtigungen/;
    const texts = files.filter((file) => /\.(html|js|css|txt|xml)$|_headers$/.test(file));
    expect(texts.filter((file) => left.test(built(file)))).toEqual([]);
    expect(readFileSync(join(folder, 'firebase.json'), 'utf8')).not.toContain('firestore');
  });
});
