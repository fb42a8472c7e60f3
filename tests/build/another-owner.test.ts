import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, owner } from '#src/content/owner.ts';
import { copyProject, removeCopy, writeOwner } from '../support/project-copy.ts';
import { runVite } from '../support/site-server.ts';

const petra: Owner = {
  firstName: 'Petra',
  fullName: 'Petra Probe',
  siteTitle: 'petraProbe.dev',
  slug: 'petraProbe',
  siteUrl: 'https://petra.example.net',
  email: 'petra@example.net',
  phone: '030 23125 999',
  address: { street: 'Probeweg 7', postalCode: '54321', city: 'Probestadt', country: 'Schweiz' },
  links: {
    threencryptPlayStore: 'https://play.google.com/store/apps/details?id=net.example.other',
    visualSortRepository: 'https://github.com/petra/visualsort',
    siteRepository: 'https://github.com/petra/site',
    itspylearningRepository: 'https://github.com/petra/itspylearning',
    aChessRepository: 'https://github.com/petra/achess',
  },
  responseTime: 'am selben Tag',
  references: [
    { quote: 'Pünktlich und gut.', name: 'Rita Rat', company: 'Rat & Tat GmbH' },
    { quote: 'Gern wieder.', name: 'Udo Urteil' },
  ],
};

const addedProject = `import type { ProjectContent, Tile } from '#src/content/types.ts';

export const tile: Tile = {
  slug: 'newThing',
  order: 7,
  title: 'Neues Ding',
  icon: 'python',
  background: '#123456',
};

export const project: ProjectContent = {
  tile,
  title: 'Das neue Ding',
  description: 'Ein Projekt, das eben erst dazugekommen ist.',
  tags: ['Elm', 'React', 'flutter'],
  year: '2026',
  role: 'Konzept und Entwicklung',
  client: 'Rat & Tat GmbH',
  color: '#ffffff',
  backgroundColor: '#224466',
  buttons: [],
  productImages: [{ src: 'a-chess/game', width: 1600, height: 1000, alt: 'Das Ding im Einsatz' }],
  featureParagraphs: [{ title: 'Es geht', description: 'Und zwar gut.', icon: 'lock' }],
  backgroundText: ['Es fehlte einfach.'],
};
`;

let folder: string;
const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
/** What can be read in a part of a page, from one mark to the next. */
const textOf = (markup: string) =>
  markup
    .replace(/<!--.*?-->|<wbr[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const partOf = (file: string, from: string, to: string) =>
  built(file).split(from)[1]?.split(to)[0] ?? '';

async function build(outDir: string) {
  const { code, output, errors } = await runVite(['build'], { OUT_DIR: outDir }, folder);
  if (code !== 0) throw new Error(output + errors);
}

/** The script that every page loads. */
function firstLoad(outDir: string): string {
  const files = readdirSync(join(folder, outDir, 'assets/app'));
  const [entry = '', ...others] = files.filter((file) => /^index-[\w-]{8}\.js$/.test(file));
  expect(others).toEqual([]);
  return readFileSync(join(folder, outDir, 'assets/app', entry), 'utf8');
}

beforeAll(async () => {
  folder = copyProject();
  writeOwner(folder, petra);
  await build('before');
  writeFileSync(join(folder, 'src/content/projects/new-thing.ts'), addedProject);
  await build('dist');
});
afterAll(() => removeCopy(folder));

describe('a site of another owner', () => {
  it('has its own page at the new slug', () => {
    expect(existsSync(join(folder, 'dist/petraProbe/index.html'))).toBe(true);
    expect(existsSync(join(folder, 'dist', owner.slug))).toBe(false);
    expect(built('desktop/2/index.html')).toContain('href="/petraProbe"');
    expect(built('sitemap.xml')).toContain('<loc>https://petra.example.net/petraProbe</loc>');
  });

  it('names the new owner on screens, in metadata and in the manifest', () => {
    expect(built('index.html')).toContain('Hallo, ich bin Petra');
    expect(built('desktop/0/index.html')).toContain('Petra Probe');
    expect(built('desktop/3/index.html')).toContain('petra@example.net');
    expect(built('impressum/index.html')).toContain('Probeweg 7');
    expect(built('impressum/index.html')).toContain('<title>petraProbe.dev</title>');
    expect(built('manifest.webmanifest')).toContain('"name": "petraProbe.dev"');
    expect(built('robots.txt')).toContain('https://petra.example.net/sitemap.xml');
  });

  it('names the shipped owner in no file', () => {
    const { firstName, fullName, siteTitle, slug, siteUrl, email, phone, address, links } = owner;
    const lastName = fullName.split(' ').at(-1) ?? fullName;
    const [host] = siteUrl.replace('https://', '').split('.');
    const texts = [fullName, lastName, siteTitle, slug, siteUrl, host ?? siteUrl, email, phone];
    const names = [...texts, address.street, address.city, ...Object.values(links)];
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    const readable = files.filter((file) => /\.(html|js|css|svg|xml|txt|webmanifest)$/.test(file));
    expect(readable.length).toBeGreaterThan(30);
    for (const file of readable) {
      const text = built(file).toLowerCase();
      for (const name of names) expect(text, file).not.toContain(name.toLowerCase());
      if (file.endsWith('.html')) expect(built(file)).not.toMatch(new RegExp(`\\b${firstName}\\b`));
    }
  });
});

describe('what an owner may add', () => {
  it('shows where it is set, and leaves no gap where it is not', () => {
    const contact = textOf(partOf('desktop/3/index.html', 'data-page="3"', '</section>'));
    expect(contact).toContain('Antwort am selben Tag.');
    expect(contact).toContain('Kontakt speichern');
    for (const absent of ['Verfügbar', 'Ich arbeite', 'neues Fenster', 'undefined']) {
      expect(contact).not.toContain(absent);
    }
  });

  it('quotes clients on detail pages, before the way to write', () => {
    const end = textOf(partOf('python/index.html', 'Referenzen', '</main>'));
    expect(end).toMatch(
      /„Pünktlich und gut.“ Rita Rat, Rat &amp; Tat GmbH „Gern wieder.“ Udo Urteil Projekte mit Python Itspylearning aChess Du planst etwas Ähnliches\?/,
    );
    expect(built('desktop/3/index.html')).not.toContain('Gern wieder.');
  });
});

it('leads to Impressum and Datenschutz from every page but the legal ones, the lock included', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const others = files.filter(
    (file) =>
      file.endsWith('.html') && !/^(offline|impressum|datenschutz|barrierefreiheit)/.test(file),
  );
  expect(others.length).toBeGreaterThan(15);
  for (const file of others) {
    // What lies above the home screen has its own: the contact page's are out of reach there.
    const page = file === 'index.html' ? partOf(file, 'id="lock"', 'id="home"') : built(file);
    expect(page, file).toContain('href="/impressum"');
    expect(page, file).toContain('href="/datenschutz"');
  }
});

describe('a project that was added as one file', () => {
  it('has a tile', () => {
    const tile = /<a [^>]*href="\/newThing".*?<\/a>/s.exec(built('desktop/2/index.html'))?.[0];
    expect(tile?.replace(/<[^>]+>/g, '')).toBe('Neues Ding');
  });

  it('has a page with all its parts, and the sitemap knows it', () => {
    const page = built('newThing/index.html');
    for (const text of [
      '<title>Das neue Ding – petraProbe.dev</title>',
      'Ein Projekt, das eben erst dazugekommen ist.',
      'Elm',
      'background-color:#224466',
      'Bild 1 von 1 vergrößern: Das Ding im Einsatz',
      'Und zwar gut.',
      'Es fehlte einfach.',
    ]) {
      expect(page).toContain(text);
    }
    expect(textOf(page)).toMatch(
      /Jahr: 2026 Rolle: Konzept und Entwicklung Für: Rat &amp; Tat GmbH/,
    );
    expect(built('sitemap.xml')).toContain('<loc>https://petra.example.net/newThing</loc>');
  });

  it('stands with the skills among its tags, letter for letter, and they with it', () => {
    const neighbours = partOf('newThing/index.html', 'Entwickelt mit', '</section>');
    expect(neighbours.match(/href="[^"]+"/g)).toEqual(['href="/react"']);
    const made = partOf('react/index.html', 'Projekte mit React', '</section>');
    expect(made.match(/href="[^"]+"/g)).toEqual(['href="/petraProbe"', 'href="/newThing"']);
    expect(partOf('flutter/index.html', '<main', '</main>')).not.toContain('href="/newThing"');
  });

  it('adds its tile to the first load, and nothing else', () => {
    const [before, now] = [firstLoad('before'), firstLoad('dist')];
    expect(now).toContain('Neues Ding');
    expect(now).not.toContain('Das neue Ding');
    // The file's name, the slug, the order, title, icon and background.
    expect(now.length - before.length).toBeLessThan(220);
  });
});
