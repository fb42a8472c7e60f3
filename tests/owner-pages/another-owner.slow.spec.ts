import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageSizes } from '#scripts/build/page-sizes.ts';
import { root } from '#scripts/root.mjs';
import { anotherOwner } from '#tests/support/another-owner.ts';
import { openPage } from '#tests/support/page.ts';
import { buildSite, serveSite } from '#tests/support/processes.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

const content = '.cache/another-owner';
const outDir = '.cache/another-owner-site';

function change(file: string, from: string | RegExp, to: string) {
  const path = join(root, content, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, file).not.toBe(text);
  writeFileSync(path, changed);
}

/** Copies the example for another owner, with three projects, and without pictures and form. */
function writeContent() {
  const excluded = /\/(art|itspylearning|own-site|pictures|visual-sort)$|\.test\.ts$/;
  rmSync(join(root, content), { recursive: true, force: true });
  cpSync(join(root, 'example'), join(root, content), {
    recursive: true,
    filter: (path) => path.includes('public') || !excluded.test(path),
  });
  const { references, ...fields } = anotherOwner;
  const text = `export const owner = ${JSON.stringify(fields)};\n`;
  writeFileSync(join(root, content, 'owner.ts'), text);
  change('slider.ts', /\n.*imageAlt.*/, '');
  for (const project of ['a-chess', 'morning-chess', 'threencrypt'])
    change(`projects/${project}/project.ts`, /(productImages: )\[.*?\n {2}\]/s, '$1[]');
  mkdirSync(join(root, content, 'pages/vortrag'));
  const page = `export const page = ${JSON.stringify(addedPage)};\n`;
  writeFileSync(join(root, content, 'pages/vortrag/page.ts'), page);
}

const addedPage = {
  order: 1,
  heading: 'Ein Vortrag',
  linkLabel: 'Vortrag',
  metadata: {
    title: 'Vortrag über Fahrpläne',
    description: 'Was ein Fahrplan können muss. '.repeat(5).trim(),
  },
  introduction: { blocks: ['Was ein Fahrplan können muss.'], button: 'Schreib mir' },
  sections: [],
};

test('another owner’s site without pictures and form opens every page, and names neither Max Mustermann nor Firestore', async ({
  page,
}) => {
  test.setTimeout(180_000);
  writeContent();
  await buildSite({ outDir, env: { CONTENT: content } });
  const site = await serveSite({ outDir });
  const paths = Object.keys(pageSizes(join(root, outDir)));
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    await openPage(page, site.url + path);
    await expect(page.getByRole('heading').first(), path).toHaveText(/\S/);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, `${site.url}/desktop/2`);
  for (const tagline of ['Schach zu zweit', 'Der Wecker mit', 'Verschlüsselt Texte'])
    await expect(page.getByText(tagline)).toBeVisible();
  await openPage(page, `${site.url}/desktop/3`);
  const writeLink = page.getByRole('link', { name: 'Schreiben' });
  await expect(writeLink).toHaveAttribute('href', new RegExp(`^mailto:${anotherOwner.email}`));
  expect((await page.goto(`${site.url}/kontakt`))?.status()).toBe(404);

  await openPage(page, `${site.url}/desktop/3`);
  await page.getByRole('link', { name: addedPage.linkLabel }).click();
  await expect(page).toHaveTitle(new RegExp(`^${addedPage.metadata.title}`));
  await expect(page.getByRole('heading', { name: addedPage.heading })).toBeFocused();
  expect((await page.goto(`${site.url}/vortrag`))?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(`^${addedPage.metadata.title}`));
  const sitemap = readFileSync(join(root, outDir, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>${anotherOwner.siteUrl}/vortrag</loc>`);
  await page.goto('about:blank');
  await site.stop();

  for (const file of readdirSync(join(root, outDir), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|xml|txt|vcf|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join(root, outDir, file), 'utf8');
    expect.soft(/\bMax\b|[Mm]ustermann|[Ff]irestore/.exec(text)?.[0], file).toBeUndefined();
  }
});
