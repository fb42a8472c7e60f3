import { owner } from '#content/owner.ts';
import { resume } from '#content/resume.ts';
import { legalPages } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { closeLink, openSlide, scrollTop, slideAt } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the résumé', () => {
  test('is printed by its button', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { isPrinted: true });
    });
    await openPage(page, '/lebenslauf');
    await page.getByRole('button', { name: 'Drucken oder als PDF speichern' }).click();
    await page.waitForFunction(() => 'isPrinted' in window);
  });

  test('has the first station below its years on a phone, and beside them from 600 px', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPage(page, '/lebenslauf');
    const { period = 'none', title = 'none' } = resume.experience?.[0] ?? {};
    const years = page.getByText(period, { exact: true }).first();
    const station = page.getByText(title, { exact: true }).first();
    for (const [width, place] of [
      [599, 'below'],
      [600, 'beside'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(async () => {
          const [left, right] = [await boxOf(years), await boxOf(station)];
          if (right.y >= left.y + left.height && right.x === left.x) return 'below';
          return right.x >= left.x + left.width ? 'beside' : 'elsewhere';
        })
        .toBe(place);
    }
  });

  test('links to the e-mail address, and lists the newest project first', async ({ page }) => {
    await openPage(page, '/lebenslauf');
    const email = page.getByRole('link', { name: owner.email });
    await expect(email).toHaveAttribute('href', `mailto:${owner.email}`);
    const periods = page.getByRole('region', { name: 'Projekte' }).getByText(/^\d{4}/);
    const lastYears = (await periods.allTextContents()).map((period) => Number(period.slice(-4)));
    expect(lastYears.length).toBeGreaterThan(2);
    expect(lastYears).toEqual(lastYears.toSorted((one, other) => other - one));
  });

  test('keeps the address below the print button if the name is long', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage(page, '/lebenslauf');
    const name = page.getByText(owner.fullName, { exact: true }).first();
    await name.evaluate((node) => {
      node.textContent = 'Alexandra Brandenburger-Öttl';
    });
    const button = await boxOf(page.getByRole('button', { name: /Drucken/ }));
    const address = await boxOf(page.getByText(owner.address.street));
    expect(address.y - button.y - button.height).toBeGreaterThan(16);
  });
});

test('a link to a section of a legal page brings the section into view', async ({ page }) => {
  const name = 'Dein Widerspruchsrecht';
  await openPage(page, '/datenschutz');
  const heading = page.getByRole('heading', { name });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('link', { name }).first().click();
  await expect(heading).toBeInViewport();
});

test('a legal page keeps a white bar when scrolled, and is marked in the legal links', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, '/datenschutz');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await scrollTop(page)).toBeGreaterThan(1000);
  await expect(closeLink(page)).toBeInViewport();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const legal = page.getByRole('navigation', { name: 'Rechtliches' });
  await expect(legal.getByText('Datenschutz')).toHaveAttribute('aria-current', 'page');
  await expect(legal.getByRole('link', { name: 'Datenschutz' })).toHaveCount(0);
});

test('the English page marks its links as German, and a legal page does not link to it', {
  tag: '@slow',
}, async ({ page }) => {
  await openSlide(page, 0);
  const link = slideAt(page, 0).getByRole('link', { name: 'English', exact: true });
  await expect(link).toHaveAttribute('lang', 'en');
  await expect(link).toHaveAttribute('hreflang', 'en');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hi, I’m Max.' })).toBeFocused();
  const tile = page.getByRole('region', { name: 'What I build' }).getByRole('link').nth(2);
  await expect(tile).toHaveAccessibleName(/^VisualSort A desktop program/);
  await expect(tile).toHaveAttribute('hreflang', 'de');
  await expect(tile.getByText('VisualSort', { exact: true })).toHaveAttribute('lang', 'de');
  const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(links).toHaveCount(legalPages.length);
  for (const legal of await links.all()) {
    await expect(legal).toHaveAttribute('lang', 'de');
    await expect(legal).toHaveAttribute('hreflang', 'de');
  }
  await links.last().click();
  const legalLinks = page.getByRole('navigation', { name: 'Rechtliches' });
  await expect(legalLinks.getByRole('link').first()).toBeVisible();
  await expect(legalLinks.getByRole('link', { name: 'English' })).toHaveCount(0);
});
