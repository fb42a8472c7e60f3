import { owner } from '#content/owner.ts';
import { channels } from './support/colors.ts';
import { endOfDetailPage, projects } from './support/content.ts';
import { expect, test } from './support/test.ts';

/** Name of each project's tile, of the button that leads to another site, and of the skill among its tags. */
const specified: Record<string, { tile: string; button?: string; skill: string }> = {
  threencrypt: { tile: '3ncrypt', button: 'Google Play', skill: 'Flutter' },
  visualSort: { tile: 'VisualSort', button: 'Github', skill: 'Flutter' },
  aChess: { tile: 'aChess', button: 'Github', skill: 'Python' },
  [owner.slug]: { tile: owner.siteTitle, button: 'Github', skill: 'React' },
  itspylearning: { tile: 'Itspylearning', button: 'Github', skill: 'Python' },
  morningChess: { tile: 'MorningChess', skill: 'Flutter' },
};

/** What the features of each project must speak of, one pattern per feature; the site itself has none. */
const features: Record<string, RegExp[]> = {
  threencrypt: [/Verfahren/, /Dark Mode/, /Textmodus/],
  visualSort: [/Algorithmen/, /zusehen/, /Laufzeiten/, /Eingabedaten/, /Fenster/, /Diagramm/],
  aChess: [/1, 10 oder 60\sMinuten/, /Letzte Spiele/, /Regeln/, /Zwei Personen/],
  itspylearning: [/API/, /Instanz jeder Schule/, /Python-Objekte/],
  morningChess: [/Schachrätsel/, /Themen .* schwierig/, /wie viele .* wie viel Zeit/, /Klingelton/],
};

test('the content has its six projects', () => {
  expect(projects.map(({ slug }) => slug).sort()).toEqual(Object.keys(specified).sort());
});

for (const project of projects) {
  const { slug, title, description, tags, color, backgroundColor, buttons } = project;

  test(`the page of ${slug} has its header, its links, its texts and its features`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`${title} – ${owner.siteTitle}`);
    await expect(page.getByText(description, { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Technologien' }).getByRole('listitem')).toHaveText(
      tags,
    );

    await expect(heading).toHaveCSS('color', channels(color));
    await expect(page.getByRole('main').locator('..')).toHaveCSS(
      'background-color',
      channels(backgroundColor),
    );

    const links = page.getByRole('main').getByRole('link');
    const { button, skill = '' } = specified[slug] ?? {};
    const first = button ? [button] : [];
    await expect(links).toHaveText([...first, skill, ...endOfDetailPage]);
    const neighbours = page.getByRole('region', { name: 'Entwickelt mit' });
    await expect(neighbours.getByRole('link', { name: skill, exact: true })).toHaveAttribute(
      'href',
      `/${skill.toLowerCase()}`,
    );
    await expect(
      page.getByText('Du planst etwas Ähnliches? Schreib mir direkt.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Schreib mir direkt.' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
    for (const { label, href } of buttons) {
      const link = page.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAccessibleDescription('(neues Fenster)');
    }

    const origin = page.getByRole('region', { name: 'Hintergrund' });
    await expect(origin.getByRole('paragraph')).toHaveText(project.backgroundText);
    expect(project.backgroundText.join('').length).toBeGreaterThan(100);

    const words = features[slug] ?? [];
    const shown = page.getByRole('region', { name: 'Funktionen' }).getByRole('listitem');
    await expect(shown).toHaveText(words);
    for (const { title, description } of project.featureParagraphs) {
      const feature = shown.filter({ has: page.getByRole('heading', { name: title }) });
      await expect(feature.getByText(description, { exact: true })).toBeVisible();
      expect(await feature.locator('svg').boundingBox()).toMatchObject({ width: 48, height: 48 });
    }
  });
}

test('the icons of features keep their size on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/itspylearning');
  const icons = page.getByRole('region', { name: 'Funktionen' }).locator('svg');
  await expect(icons).toHaveCount(3);
  for (const icon of await icons.all()) {
    expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 });
  }
});

test('head, screenshots and features of a project end at one edge, in pairs', async ({ page }) => {
  await page.goto('/aChess');
  const main = page.getByRole('main');
  const rows = [
    main.getByRole('button'),
    page.getByRole('region', { name: 'Funktionen' }).locator('li'),
  ];
  const edges = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().right));
  const [icon] = await main.locator('span:has(> img)').first().evaluateAll(edges);
  for (const row of rows) {
    const [left, right, ...next] = await row.evaluateAll(edges);
    expect(right).toBe(icon);
    expect(next).toEqual([left, right]);
  }
});

test('a button to another site takes its own colours under the pointer', async ({ page }) => {
  for (const { slug, buttons } of projects) {
    for (const { label, hoverColor, hoverBackgroundColor } of buttons) {
      await page.goto(`/${slug}`);
      const link = page.getByRole('link', { name: label, exact: true });
      await expect(link).not.toHaveCSS('background-color', channels(hoverBackgroundColor));
      await link.hover();
      await expect(link).toHaveCSS('background-color', channels(hoverBackgroundColor));
      await expect(link).toHaveCSS('color', channels(hoverColor));
    }
  }
});

test('the tiles of the projects are named and lead as specified', async ({ page }) => {
  await page.goto('/desktop/2');
  const region = page.getByRole('region', { name: 'Meine Projekte' });
  await expect(region.getByRole('link')).toHaveCount(6);
  for (const [slug, { tile }] of Object.entries(specified)) {
    const link = region.getByRole('link', { name: tile, exact: true });
    await expect(link).toHaveAttribute('href', `/${slug}`);
  }
});

test('the bar above a project is the fixed blue and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/threencrypt');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgb(33, 150, 243)');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#2196f3');
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(bar.getByRole('link', { name: 'Schließen', exact: true })).toBeInViewport();
  expect((await bar.boundingBox())?.y).toBe(0);
});

test('Schließen goes one step back, and to the projects from a page that was opened directly', async ({
  page,
}) => {
  await page.goto('/aChess');
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL('/desktop/2');
  await page.getByRole('link', { name: 'VisualSort' }).click();
  await expect(page).toHaveURL('/visualSort');
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL('/desktop/2');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goForward();
  await expect(page).toHaveURL('/visualSort');
});
