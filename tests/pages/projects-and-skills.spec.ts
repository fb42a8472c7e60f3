import { owner } from '#content/owner.ts';
import {
  type App,
  endOfDetailPage,
  firstProject,
  firstSkill,
  gallery,
  lastSkill,
  palette,
  projects,
  projectsOf,
  skills,
  skillsOf,
} from '#scripts/testbed/content.ts';
import { boxOf } from '#scripts/testbed/points.ts';
import { closeLink, heading, historyLength } from '#tests/support/apps.ts';
import { channels } from '#tests/support/colors.ts';
import { expect, test } from '#tests/support/test.ts';

const pages = [
  ...projects.map((project) => ({
    app: project as App,
    buttons: project.buttons,
    features: ['Funktionen', project.featureParagraphs.length] as const,
    texts: [
      ...(project.sections ?? []).map(({ heading, texts }) => [heading, texts] as const),
      ['Hintergrund', project.backgroundText] as const,
    ],
    neighbours: ['Entwickelt mit', skillsOf(project)] as const,
  })),
  ...skills.map((skill) => ({
    app: skill as App,
    buttons: [],
    features: ['Wofür es sich eignet', 3] as const,
    texts: [['Meine Erfahrung', skill.experienceText] as const],
    neighbours: [`Projekte mit ${skill.title}`, projectsOf(skill)] as const,
  })),
];

for (const { app, buttons, features, texts, neighbours } of pages) {
  test(`${app.path} has its head, its texts, its features and its links`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(app.path);
    const main = page.getByRole('main');
    const region = (name: string) => page.getByRole('region', { name });
    await expect(heading(page, app)).toBeVisible();
    await expect(page).toHaveTitle(`${app.title} – ${owner.siteTitle}`);
    await expect(page.getByText(app.description, { exact: true })).toBeVisible();
    const icon = main.locator('img').first();
    await expect(icon).toHaveJSProperty('complete', true);
    await expect(icon).not.toHaveJSProperty('naturalWidth', 0);

    for (const [told, paragraphs] of texts)
      await expect(region(told).getByRole('paragraph')).toHaveText(paragraphs);

    const [name, count] = features;
    const shown = region(name).getByRole('listitem');
    await expect(shown).toHaveCount(count);
    for (const { title, description } of app.featureParagraphs) {
      const feature = shown.filter({
        has: page.getByRole('heading', { name: title, exact: true }),
      });
      await expect(feature.getByText(description, { exact: true })).toBeVisible();
      // As the specification says, on a narrow phone too.
      expect(await boxOf(feature.locator('svg'))).toMatchObject({ width: 48, height: 48 });
    }

    const [joined, others] = neighbours;
    await expect(main.getByRole('link')).toHaveText([
      ...buttons.map(({ label }) => label),
      ...others.map(({ tile }) => tile.title),
      ...endOfDetailPage,
    ]);
    for (const { tile, path } of others) {
      const link = region(joined).getByRole('link', { name: tile.title, exact: true });
      await expect(link).toHaveAttribute('href', path);
    }
    const form = page.getByRole('link', { name: 'Schreib mir direkt.' });
    await expect(form).toHaveAttribute('href', '/kontakt');
  });
}

for (const project of projects) {
  const { path, tags, color, backgroundColor, buttons } = project;

  test(`the head of ${path} has its tags, its colours and its buttons`, async ({ page }) => {
    await page.goto(path);
    const technologies = page.getByRole('list', { name: 'Technologien' });
    await expect(technologies.getByRole('listitem')).toHaveText(tags);
    await expect(heading(page, project)).toHaveCSS('color', channels(color));
    const frame = page.getByRole('main').locator('..');
    await expect(frame).toHaveCSS('background-color', channels(backgroundColor));
    for (const { label, href, ...hover } of buttons) {
      const { hoverColor = backgroundColor, hoverBackgroundColor = color } = hover;
      const link = page.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAccessibleDescription('(neues Fenster)');
      await expect(link).not.toHaveCSS('background-color', channels(hoverBackgroundColor));
      await link.hover();
      await expect(link).toHaveCSS('background-color', channels(hoverBackgroundColor));
      await expect(link).toHaveCSS('color', channels(hoverColor));
    }
  });
}

for (const [app, other] of [
  [gallery, firstProject],
  [firstSkill, lastSkill],
] as const) {
  test(`the bar of ${app.path} is the fixed blue and stays, Schließen leads to its tile's page, else one step back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(app.path);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', channels(palette.bar));
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', palette.bar);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(closeLink(page)).toBeInViewport();

    await closeLink(page).click();
    await expect(page).toHaveURL(`/desktop/${app.page}`);
    await page.getByRole('link', { name: other.tile.title, exact: true }).click();
    await expect(page).toHaveURL(other.path);
    const steps = await historyLength(page);
    await closeLink(page).click();
    await expect(page).toHaveURL(`/desktop/${app.page}`);
    expect(await historyLength(page)).toBe(steps);
  });
}
