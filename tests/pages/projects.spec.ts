import { owner } from '#content/owner.ts';
import { channels } from '#tests/support/colors.ts';
import {
  endOfDetailPage,
  firstProject,
  gallery,
  palette,
  plain,
  projects,
  skillsOf,
} from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

for (const project of projects) {
  const { path, title, description, tags, color, backgroundColor, buttons } = project;

  test(`the page ${path} has its header, its links, its texts and its features`, async ({
    page,
  }) => {
    await page.goto(path);
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
    const skills = skillsOf(project);
    await expect(links).toHaveText([
      ...buttons.map(({ label }) => label),
      ...skills.map(({ tile }) => tile.title),
      ...endOfDetailPage,
    ]);
    const neighbours = page.getByRole('region', { name: 'Entwickelt mit' });
    for (const { tile, path } of skills) {
      const link = neighbours.getByRole('link', { name: tile.title, exact: true });
      await expect(link).toHaveAttribute('href', path);
    }
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

    const shown = page.getByRole('region', { name: 'Funktionen' }).getByRole('listitem');
    await expect(shown).toHaveCount(project.featureParagraphs.length);
    for (const { title, description } of project.featureParagraphs) {
      const feature = shown.filter({ has: page.getByRole('heading', { name: title }) });
      await expect(feature.getByText(description, { exact: true })).toBeVisible();
      expect(await feature.locator('svg').boundingBox()).toMatchObject({ width: 48, height: 48 });
    }
  });
}

test('the icons of features keep their size on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(plain.path);
  const icons = page.getByRole('region', { name: 'Funktionen' }).locator('svg');
  await expect(icons).toHaveCount(plain.featureParagraphs.length);
  for (const icon of await icons.all()) {
    expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 });
  }
});

test('head, screenshots and features of a project end at one edge, in pairs', async ({ page }) => {
  await page.goto(gallery.path);
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
  for (const { path, buttons } of projects) {
    for (const { label, hoverColor, hoverBackgroundColor } of buttons) {
      await page.goto(path);
      const link = page.getByRole('link', { name: label, exact: true });
      await expect(link).not.toHaveCSS('background-color', channels(hoverBackgroundColor));
      await link.hover();
      await expect(link).toHaveCSS('background-color', channels(hoverBackgroundColor));
      await expect(link).toHaveCSS('color', channels(hoverColor));
    }
  }
});

test('the tiles of the projects are named and lead to their pages', async ({ page }) => {
  await page.goto('/desktop/2');
  const region = page.getByRole('region', { name: 'Meine Projekte' });
  await expect(region.getByRole('link')).toHaveText(projects.map(({ tile }) => tile.title));
  for (const { tile, path } of projects) {
    const link = region.getByRole('link', { name: tile.title, exact: true });
    await expect(link).toHaveAttribute('href', path);
  }
});

test('the bar above a project is the fixed blue and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(firstProject.path);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', channels(palette.bar));
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', palette.bar);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(bar.getByRole('link', { name: 'Schließen', exact: true })).toBeInViewport();
  expect((await bar.boundingBox())?.y).toBe(0);
});

test('Schließen goes one step back, and to the projects from a page that was opened directly', async ({
  page,
}) => {
  await page.goto(gallery.path);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL('/desktop/2');
  await page.getByRole('link', { name: firstProject.tile.title }).click();
  await expect(page).toHaveURL(firstProject.path);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL('/desktop/2');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goForward();
  await expect(page).toHaveURL(firstProject.path);
});
