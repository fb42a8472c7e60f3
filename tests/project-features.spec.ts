import { owner } from '#src/content/owner.ts';
import { projects } from './support/content.ts';
import { expect, test } from './support/test.ts';

/** What the features of each project must speak of, one pattern per feature. */
const specified: Record<string, RegExp[]> = {
  threencrypt: [/Verfahren/, /Dark Mode/, /Textmodus/],
  visualSort: [/Algorithmen/, /zusehen/, /Laufzeiten/, /Eingabedaten/, /Fenster/, /Diagramm/],
  aChess: [/1, 10 oder 60\sMinuten/, /Letzte Spiele/, /Regeln/, /Zwei Personen/],
  itspylearning: [/API/, /Instanz jeder Schule/, /Python-Objekte/],
  morningChess: [/Schachrätsel/, /Themen .* schwierig/, /wie viele .* wie viel Zeit/, /Klingelton/],
};

for (const { slug, featureParagraphs } of projects) {
  const words = specified[slug];
  if (!words) continue;

  test(`the features of ${slug} have icon, title and description`, async ({ page }) => {
    await page.goto(`/${slug}`);
    const features = page.getByRole('region', { name: 'Funktionen' }).getByRole('listitem');
    await expect(features).toHaveCount(words.length);
    await expect(features).toHaveText(words);
    for (const { title, description } of featureParagraphs) {
      const feature = features.filter({ has: page.getByRole('heading', { name: title }) });
      await expect(feature.getByText(description, { exact: true })).toBeVisible();
      const box = await feature.locator('svg').boundingBox();
      expect(box).toMatchObject({ width: 48, height: 48 });
    }
  });
}

test('the page of the site itself has no features', async ({ page }) => {
  await page.goto(`/${owner.slug}`);
  await expect(page.getByRole('region', { name: 'Einblicke' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Funktionen' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Hintergrund' })).toBeVisible();
});

test('the icons keep their size on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/itspylearning');
  const icons = page.getByRole('region', { name: 'Funktionen' }).locator('svg');
  await expect(icons).toHaveCount(3);
  for (const icon of await icons.all()) {
    expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 });
  }
});
