import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { owner } from '#content/owner.ts';
import type { Resume } from '#src/content/types.ts';
import { expectReachable, overflowsSideways } from './support/layout.ts';
import { print } from './support/paper.ts';
import { copyProject, removeCopy, writeOwner } from './support/project-copy.ts';
import { runVite, type SiteServer, serveSite } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

const outDir = '.cache/odd-content-site';
const root = fileURLToPath(new URL('..', import.meta.url));

const longName = 'Maximiliane-Charlotte Freifrau von Beispiel';
const longTitle = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung 2';
const tileCount = 30;

function oddProject(order: number) {
  const title = order === 7 ? longTitle : `Projekt ${order}`;
  return `import type { ProjectContent, Tile } from '#src/content/types.ts';
export const tile: Tile = {
  slug: 'odd${order}', order: ${order - tileCount}, title: '${title}', icon: 'python', background: '#123456',
};
export const project: ProjectContent = {
  tile, title: '${title}', description: 'Ein Projekt ohne Bilder.',
  metaDescription: 'Ein Projekt, das es nur in einem Test gibt: Seine Beschreibung ist so lang, wie Suchmaschinen sie zeigen, und sagt doch nicht mehr als diesen Satz.',
  tags: ['React'], color: '#ffffff', backgroundColor: '#123456', buttons: [], productImages: [],
  featureParagraphs: [], backgroundText: ['Warum auch nicht.'],
};
`;
}

/** A career of six jobs and three schools, of a person with a long name and a long address abroad. */
const longResume: Resume = {
  occupation: 'Anwendungsentwicklerin für Donaudampfschifffahrtsgesellschaften',
  profile: ['Seit vielen Jahren entwickle ich Anwendungen. '.repeat(8).trim()],
  projects: 6,
  experience: stations(6, 'Leitende Entwicklerin', 2),
  education: stations(3, 'Fachinformatikerin für Anwendungsentwicklung', 1),
  languages: [{ name: 'Deutsch', level: 'Muttersprache' }, { name: 'Rätoromanisch' }],
};

function stations(count: number, title: string, texts: number) {
  return Array.from({ length: count }, (_, index) => ({
    title: `${title} ${index + 1}`,
    period: `${2000 + index}–${2001 + index}`,
    organization: 'Überlinger Größenmaßstäbe und Söhne GmbH & Co. KG',
    place: 'Überlingen am Bodensee',
    texts: Array.from(
      { length: texts },
      (_, text) =>
        `${text + 1}. Ich habe geplant, entworfen, gebaut, geprüft und erklärt, was gebraucht wurde.`,
    ),
  }));
}

// One build serves them all.
test.describe.configure({ mode: 'serial' });

let site: SiteServer;

test.beforeAll(async () => {
  // The site is built here.
  test.setTimeout(120_000);
  const folder = copyProject();
  writeOwner(folder, {
    ...owner,
    fullName: longName,
    firstName: longName,
    siteTitle: longName,
    phone: '+49 30 23125 042',
    email: 'maximiliane-charlotte.freifrau-von-beispiel@donaudampfschifffahrt.example.org',
    address: {
      street: 'Carrer de la Mare de Déu de Montserrat 1234, Escala B, 5è 2a',
      postalCode: 'AD500',
      city: 'Andorra la Vella',
      country: 'Andorra',
    },
  });
  const resumeFile = join(folder, 'src/content/resume.ts');
  const source = readFileSync(resumeFile, 'utf8');
  const data = `$1${JSON.stringify(longResume)};`;
  writeFileSync(resumeFile, source.replace(/(resume: Resume = )\{[\s\S]*?\n\};/, data));
  for (let order = 7; order <= tileCount; order += 1) {
    writeFileSync(join(folder, `src/content/projects/odd-${order}.ts`), oddProject(order));
  }
  const { code, errors } = await runVite(['build'], { OUT_DIR: 'dist' }, folder);
  expect(code, errors).toBe(0);
  cpSync(join(folder, 'dist'), join(root, outDir), { recursive: true });
  removeCopy(folder);
  site = await serveSite({ outDir });
});

test.afterAll(() => site.stop());

for (const viewport of [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a name of 40 characters breaks and stays on the screen', async ({ page }) => {
      await page.goto(`${site.url}/`);
      await expectReachable(page.getByRole('heading', { name: `Hallo, ich bin ${longName}` }));
      expect(await overflowsSideways(page)).toBe(false);
      await page.goto(`${site.url}/desktop/0`);
      await expectReachable(page.getByRole('heading', { level: 2, name: longName }));
      expect(await overflowsSideways(page)).toBe(false);
    });

    test('thirty tiles can all be reached', async ({ page }) => {
      await page.goto(`${site.url}/desktop/2`);
      const tiles = page.getByRole('region', { name: 'Meine Projekte' }).getByRole('link');
      await expect(tiles).toHaveCount(tileCount);
      await expectReachable(tiles);
    });

    test('a title of 60 characters and no pictures make a page that holds', async ({ page }) => {
      await page.goto(`${site.url}/odd7`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(longTitle);
      await expectReachable(page.getByRole('heading'));
      await expect(page.getByRole('heading', { name: 'Einblicke' })).toHaveCount(0);
      expect(await overflowsSideways(page)).toBe(false);
    });
  });
}

test('a Lebenslauf of six jobs and three schools is printed on two pages, headings with their text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${site.url}/lebenslauf`);
  expect(await overflowsSideways(page)).toBe(false);
  const parts = page.getByRole('heading', { level: 2 });
  await expect(parts).toHaveText([
    'Profil',
    'Berufserfahrung',
    'Projekte',
    'Kenntnisse',
    'Ausbildung',
    'Sprachen',
  ]);
  const named = page.getByRole('region', { name: 'Projekte' });
  await expect(named.getByRole('heading', { level: 3 })).toHaveCount(6);
  const others = named.getByRole('link', { name: '24 weitere Projekte', exact: true });
  await expect(others).toHaveAttribute('href', '/desktop/2');
  // What the six were made with is among the skills.
  await expect(page.getByRole('heading', { name: 'Außerdem' })).toHaveCount(0);
  const sheets = await print(page);
  expect(sheets).toHaveLength(2);
  for (const { title, fromEnd } of sheets.flatMap(({ headings }) => headings))
    expect(fromEnd, title).toBeGreaterThan(30);
});
