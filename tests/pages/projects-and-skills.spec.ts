import { closeLink, heading, historyLength } from '#tests/support/apps.ts';
import { channels } from '#tests/support/colors.ts';
import {
  firstProject,
  firstSkill,
  gallery,
  lastSkill,
  palette,
  projects,
} from '#tests/support/content.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What each page says, and in which order, `tests/aria` has.

for (const project of projects) {
  const { path, color, backgroundColor, buttons } = project;

  test(`the head of ${path} has its colours, its buttons and large signs of its features`, async ({
    page,
  }) => {
    await page.goto(path);
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
    const features = page.getByRole('region', { name: 'Funktionen' }).locator('li svg');
    for (const sign of await features.all())
      expect(await boxOf(sign)).toMatchObject({ width: 48, height: 48 });
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
