import { owner } from '#content/owner.ts';
import { channels } from '#tests/support/colors.ts';
import {
  endOfDetailPage,
  firstSkill,
  lastSkill,
  palette,
  projectsOf,
  skills,
} from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

for (const skill of skills) {
  const { path, title, description, experienceText, featureParagraphs } = skill;

  test(`the page ${path} has its header, the experience and three uses`, async ({ page }) => {
    await page.goto(path);
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
    const made = projectsOf(skill).map(({ tile }) => tile.title);
    await expect(neighbours.getByRole('link')).toHaveText(made);
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText([...made, ...endOfDetailPage]);
  });
}

test('Schließen leads from a skill that was opened directly to the skills', async ({ page }) => {
  await page.goto(firstSkill.path);
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expect(page).toHaveURL('/desktop/1');
  await expect(page.getByRole('heading', { name: 'Meine Skills' })).toBeInViewport();
});

test('the bar above a skill is the fixed blue', async ({ page }) => {
  await page.goto(lastSkill.path);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', channels(palette.bar));
});

test('the tiles of the skills are named and lead to their pages', async ({ page }) => {
  await page.goto('/desktop/1');
  const tiles = page.getByRole('region', { name: 'Meine Skills' }).getByRole('link');
  await expect(tiles).toHaveText(skills.map(({ tile }) => tile.title));
  for (const { tile, path } of skills) {
    const link = tiles.and(page.getByRole('link', { name: tile.title, exact: true }));
    await expect(link).toHaveAttribute('href', path);
  }
});
