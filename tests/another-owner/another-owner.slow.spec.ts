import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner as exampleOwner } from '#content/owner.ts';
import { root } from '#scripts/root.mjs';
import { hexAsRgb } from '#tests/support/colors.ts';
import { openPage } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';
import { owner } from './content/owner.ts';
import palette from './content/palette.json' with { type: 'json' };
import { project as fahrplan } from './content/projects/fahrplan/project.ts';
import { project as kehrwoche } from './content/projects/kehrwoche/project.ts';
import { resume } from './content/resume.ts';

test.use({ expectedErrors: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } });

/** The files of the build that consist of text, by their paths. */
function builtTexts() {
  const folder = join(root, process.env.OUT_DIR ?? '');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|svg|xml|txt|vcf|webmanifest)$|_headers$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

for (const [path, name] of [
  ['/', 'Frei ab Frühjahr 2028. Schick mir eine E-Mail.'],
  ['/desktop/0', 'E-Mail schreiben'],
  ['/desktop/3', 'E-Mail verfassen'],
  ['/Fahrplan', 'Schreib mir direkt.'],
  ['/francais', 'M’écrire'],
  ['/gibt-es-nicht', 'E-Mail schreiben'],
] as const)
  test(`without a form, what leads to it on ${path} opens an e-mail with a subject`, async ({
    page,
  }) => {
    await openPage(page, path);
    const links = page.getByRole('link', { name, exact: true });
    await expect(links).not.toHaveCount(0);
    const subject = encodeURIComponent(`Nachricht über ${owner.siteTitle}`);
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', `mailto:${owner.email}?subject=${subject}`);
  });

test('without a form there is no page for it, and no code of it, whatever settings are left', async ({
  page,
}) => {
  const answer = await page.goto('/kontakt');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht.' })).toBeVisible();
  const ofForm = /fire(store|base)|recaptcha|hook-form|Kontaktieren|tformular|Benachrichtigungen/;
  const left = builtTexts().filter(({ text }) => ofForm.test(text));
  expect(left.map(({ file }) => file)).toEqual([]);
});

test('nothing says who owns the example, or that something is undefined', async () => {
  const { fullName, siteTitle, slug, siteUrl, email, phone, address } = exampleOwner;
  const facts = [fullName, siteTitle, slug, new URL(siteUrl).host, email, phone, address.street];
  const names = facts.filter((fact) => fact !== undefined).map((fact) => fact.toLowerCase());
  const texts = builtTexts();
  expect(texts.length).toBeGreaterThan(30);
  for (const { file, text } of texts) {
    const said = names.filter((name) => text.toLowerCase().includes(name));
    expect.soft(said, file).toEqual([]);
    if (!file.endsWith('.html')) continue;
    const shown = text.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
    expect.soft(shown, file).not.toMatch(/\bundefined\b|\[object/);
  }
});

test('tile, page and bar have the colours of this owner', async ({ page }) => {
  await openPage(page, '/desktop/2');
  const icon = page.getByRole('link', { name: fahrplan.tile.title }).locator('span').first();
  await expect(icon).toHaveCSS('background-image', /radial-gradient\(.*rgb\(138, 75, 0\)/);
  await openPage(page, '/Fahrplan');
  const heading = page.getByRole('heading', { name: fahrplan.title });
  await expect(heading).toHaveCSS('color', hexAsRgb(fahrplan.color));
  await expect(page.getByRole('banner')).toHaveCSS(
    'background-color',
    hexAsRgb(palette.primary.DEFAULT),
  );
  const write = page.getByRole('link', { name: 'Schreib mir direkt.' });
  await expect(write).toHaveCSS('background-color', hexAsRgb(palette.primary.DEFAULT));
});

test('a reference stands on the page of its project, and in the Lebenslauf, one without a project on the page of each', async ({
  page,
}) => {
  const [ofFahrplan, ofAll] = owner.references ?? [];
  const stands = async (path: string) => {
    await openPage(page, path);
    const text = await page.getByRole('main').textContent();
    return [ofFahrplan, ofAll].map((reference) => text?.includes(reference?.quote ?? '–'));
  };
  expect(await stands('/Fahrplan')).toEqual([true, true]);
  expect(await stands('/kehr_woche-2')).toEqual([false, true]);
  expect(await stands('/lebenslauf')).toEqual([true, false]);
});

test('links to a file open the file, and links to a part of a page open the page', async ({
  page,
}) => {
  const file = '/Leistungen%202028.txt';
  for (const [path, name] of [
    ['/agb', 'Leistungen 2028'],
    ['/lebenslauf', 'Schifferpatent'],
  ] as const) {
    await openPage(page, path);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(file);
    await expect(page.getByText('Kehrwoche: ein Kuchen.')).toBeVisible();
  }
  await openPage(page, '/Fahrplan');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Leistungen und Preise als Textdatei' }).click();
  await expect(await opened).toHaveURL(file);
  await openPage(page, '/agb');
  await page.getByRole('link', { name: 'Umgang mit E-Mails' }).click();
  await expect(page).toHaveURL('/datenschutz#e-mail');
  await expect(page.getByRole('heading', { name: 'E-Mail', exact: true })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every text of projects, Lebenslauf, references and links can be read', async ({ page }) => {
    let shown = '';
    for (const path of ['/desktop/3', '/Fahrplan', '/kehr_woche-2', '/lebenslauf']) {
      await page.goto(path);
      // biome-ignore lint/performance/useDomNodeTextContent: that would read hidden texts, too.
      shown += await page.locator('body').innerText();
    }
    const plain = shown.replaceAll('\u00ad', '').replace(/\s+/g, ' ');
    const { profiles, contactLinks, references } = owner;
    const texts = textsIn([fahrplan, kehrwoche, resume, profiles, contactLinks, references]);
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter((text) => !plain.includes(text.replace(/\s+/g, ' ')))).toEqual([]);
  });
});

/** Fields that are no text of a page: addresses, files, colours, and what machines read. */
const unread = /^(href|slug|icon|metaDescription|translations|background)$|color$/i;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(Object(value)).flatMap(([field, child]) =>
    unread.test(field) ? [] : textsIn(child),
  );
}
