import { owner } from '#content/owner.ts';
import { endOfDetailPage, skills } from './support/content.ts';
import { expect, test } from './support/test.ts';

/** The projects that have each skill among their tags. */
const made: Record<string, string[]> = {
  flutter: ['3ncrypt', 'MorningChess', 'VisualSort'],
  python: ['Itspylearning', 'aChess'],
  react: [owner.siteTitle],
};

test('the content has the three skills of the specification', () => {
  expect(skills.map(({ slug }) => slug)).toEqual(['flutter', 'python', 'react']);
});

for (const { slug, title, description, experienceText, featureParagraphs } of skills) {
  test(`the page of ${slug} has its header, the experience and three uses`, async ({ page }) => {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} – ${owner.siteTitle}`);
    await expect(page.getByText(description, { exact: true })).toBeVisible();
    const icon = page.getByRole('main').locator('img').first();
    await expect(icon).toHaveJSProperty('complete', true);
    expect(await icon.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    const experience = page.getByRole('region', { name: 'Meine Erfahrung' });
    await expect(experience.getByRole('paragraph')).toHaveText(experienceText);
    expect(experienceText.join('').length).toBeGreaterThan(100);

    const uses = page.getByRole('region', { name: 'Wofür es sich eignet' });
    await expect(uses.getByRole('listitem')).toHaveCount(3);
    for (const feature of featureParagraphs) {
      await expect(uses.getByRole('heading', { name: feature.title, exact: true })).toBeVisible();
      await expect(uses.getByText(feature.description, { exact: true })).toBeVisible();
    }
    for (const sign of await uses.locator('svg').all()) {
      expect(await sign.boundingBox()).toMatchObject({ width: 48, height: 48 });
    }

    const neighbours = page.getByRole('region', { name: `Projekte mit ${title}` });
    await expect(neighbours.getByRole('link')).toHaveText(made[slug] ?? []);
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      ...(made[slug] ?? []),
      ...endOfDetailPage,
    ]);
  });
}

test('Schließen leads from a skill that was opened directly to the skills', async ({ page }) => {
  await page.goto('/python');
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expect(page).toHaveURL('/desktop/1');
  await expect(page.getByRole('heading', { name: 'Meine Skills' })).toBeInViewport();
});

test('the bar above a skill is the fixed blue', async ({ page }) => {
  await page.goto('/react');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(33, 150, 243)');
});

test('the tiles of the skills are named and lead as specified', async ({ page }) => {
  await page.goto('/desktop/1');
  const tiles = page.getByRole('region', { name: 'Meine Skills' }).getByRole('link');
  await expect(tiles).toHaveText(['Python', 'Flutter', 'React']);
  for (const name of ['Python', 'Flutter', 'React']) {
    const tile = tiles.and(page.getByRole('link', { name, exact: true }));
    await expect(tile).toHaveAttribute('href', `/${name.toLowerCase()}`);
  }
});
