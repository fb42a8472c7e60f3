import type { Locator } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { channels } from '#tests/support/colors.ts';
import {
  type App,
  endOfDetailPage,
  firstProject,
  firstSkill,
  gallery,
  lastSkill,
  palette,
  plain,
  projects,
  projectsOf,
  skills,
  skillsOf,
} from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const pages = [
  ...projects.map((project) => ({
    app: project as App,
    buttons: project.buttons,
    features: ['Funktionen', project.featureParagraphs.length] as const,
    texts: ['Hintergrund', project.backgroundText] as const,
    neighbours: ['Entwickelt mit', skillsOf(project)] as const,
  })),
  ...skills.map((skill) => ({
    app: skill as App,
    buttons: [],
    features: ['Wofür es sich eignet', 3] as const,
    texts: ['Meine Erfahrung', skill.experienceText] as const,
    neighbours: [`Projekte mit ${skill.title}`, projectsOf(skill)] as const,
  })),
];

for (const { app, buttons, features, texts, neighbours } of pages) {
  test(`${app.path} has its head, its texts, its features and its links`, async ({ page }) => {
    await page.goto(app.path);
    const main = page.getByRole('main');
    const region = (name: string) => page.getByRole('region', { name });
    await expect(
      page.getByRole('heading', { level: 1, name: app.title, exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle(`${app.title} – ${owner.siteTitle}`);
    await expect(page.getByText(app.description, { exact: true })).toBeVisible();
    const icon = main.locator('img').first();
    await expect(icon).toHaveJSProperty('complete', true);
    expect(await icon.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    const [heading, paragraphs] = texts;
    await expect(region(heading).getByRole('paragraph')).toHaveText(paragraphs);
    expect(paragraphs.join('').length).toBeGreaterThan(100);

    const [name, count] = features;
    const shown = region(name).getByRole('listitem');
    await expect(shown).toHaveCount(count);
    for (const { title, description } of app.featureParagraphs) {
      const feature = shown.filter({
        has: page.getByRole('heading', { name: title, exact: true }),
      });
      await expect(feature.getByText(description, { exact: true })).toBeVisible();
      await expectIconSize(feature.locator('svg'));
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
    await expect(
      page.getByText('Du planst etwas Ähnliches? Schreib mir direkt.', { exact: true }),
    ).toBeVisible();
    const form = page.getByRole('link', { name: 'Schreib mir direkt.' });
    await expect(form).toHaveAttribute('href', '/kontakt');
  });
}

for (const { path, title, tags, color, backgroundColor, buttons } of projects) {
  test(`the head of ${path} has its tags, its colours and its buttons`, async ({ page }) => {
    await page.goto(path);
    const technologies = page.getByRole('list', { name: 'Technologien' });
    await expect(technologies.getByRole('listitem')).toHaveText(tags);
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    await expect(heading).toHaveCSS('color', channels(color));
    const frame = page.getByRole('main').locator('..');
    await expect(frame).toHaveCSS('background-color', channels(backgroundColor));
    for (const { label, href, hoverColor, hoverBackgroundColor } of buttons) {
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

/** 48 × 48, as the specification says. */
async function expectIconSize(icon: Locator) {
  expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 });
}

test('the icons of features keep their size on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(plain.path);
  const icons = page.getByRole('region', { name: 'Funktionen' }).locator('svg');
  await expect(icons).toHaveCount(plain.featureParagraphs.length);
  for (const icon of await icons.all()) await expectIconSize(icon);
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

for (const { path } of [firstProject, lastSkill]) {
  test(`the bar above ${path} is the fixed blue and stays in view`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', channels(palette.bar));
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', palette.bar);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(bar.getByRole('link', { name: 'Schließen', exact: true })).toBeInViewport();
    expect((await bar.boundingBox())?.y).toBe(0);
  });
}

for (const [app, other] of [
  [gallery, firstProject],
  [firstSkill, lastSkill],
] as const) {
  test(`Schließen on ${app.path}, opened directly, leads to its tile's page, else one step back`, async ({
    page,
  }) => {
    const close = page.getByRole('link', { name: 'Schließen', exact: true });
    await page.goto(app.path);
    await close.click();
    await expect(page).toHaveURL(`/desktop/${app.page}`);
    await page.getByRole('link', { name: other.tile.title, exact: true }).click();
    await expect(page).toHaveURL(other.path);
    const steps = await page.evaluate(() => history.length);
    await close.click();
    await expect(page).toHaveURL(`/desktop/${app.page}`);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.goForward();
    await expect(page).toHaveURL(other.path);
  });
}
