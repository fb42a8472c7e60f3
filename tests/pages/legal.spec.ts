import { owner } from '#content/owner.ts';
import { privacySections } from '#content/pages/datenschutz/privacy-sections.ts';
import { contactBlock } from '#content/provider.ts';
import { homeLink } from '#content/texts/controls.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { gallery } from '#tests/support/content.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const white = 'rgb(255, 255, 255)';

test.describe('the legal notice', () => {
  test.beforeEach(({ page }) => page.goto('/impressum'));

  test('has the title of the site and no other', async ({ page }) => {
    await expect(page).toHaveTitle(owner.siteTitle);
  });

  test('names the provider with address and the ways to reach him', async ({ page }) => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Impressum', exact: true }),
    ).toBeVisible();
    const provider = page.getByRole('region', { name: 'Angaben gemäß § 5 DDG' });
    const { street, postalCode, city, country } = owner.address;
    for (const line of [owner.fullName, street, `${postalCode} ${city}`, country]) {
      await expect(provider.getByText(line, { exact: true })).toBeVisible();
    }
    const contact = contactBlock(owner);
    if (typeof contact === 'string' || !('entries' in contact)) throw new Error('No entries.');
    for (const { text, href = '' } of contact.entries) {
      await expect(page.getByRole('link', { name: text, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    }
  });

  test('links its source, a legal text on another site, in a new window', async ({ page }) => {
    const source = page.getByRole('region', { name: 'Quelle' }).getByRole('link');
    await expect(source).toHaveAccessibleName('§ 5 DDG auf gesetze-im-internet.de (neues Fenster)');
    await expect(source).toHaveAttribute('href', /^https:\/\/www\.gesetze-im-internet\.de\//);
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveAttribute('rel', 'noopener');
  });

  test('has a white bar that stays in view', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', white);
    await page.mouse.move(160, 400);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(bar.getByRole('link', { name: 'Schließen', exact: true })).toBeInViewport();
  });

  test('closes to the contact page when it was opened directly', async ({ page }) => {
    await page.getByRole('link', { name: 'Schließen', exact: true }).click();
    await expect(page).toHaveURL('/desktop/3');
    await expect(page.getByRole('heading', { name: 'Sag Hallo.' })).toBeInViewport();
  });
});

const legalPages = [
  { link: 'Impressum', path: '/impressum' },
  { link: 'Datenschutz', path: '/datenschutz' },
  { link: 'Barrierefreiheit', path: '/barrierefreiheit' },
];

for (const { link, path } of legalPages) {
  test(`${link} opens from the contact page, links to the others, and Schließen goes one step back`, async ({
    page,
  }) => {
    await openPage(page, 3);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    const heading = page.getByRole('heading', { level: 1, name: link, exact: true });
    await expect(heading).toBeFocused();
    const others = legalPages.filter((legalPage) => legalPage.path !== path);
    const links = page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link');
    await expect(links).toHaveText(others.map((other) => other.link).reverse());
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Schließen', exact: true }).click();
    await expect(page).toHaveURL('/desktop/3');
    await expect(page.getByRole('link', { name: link, exact: true })).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.goForward();
    await expect(page).toHaveURL(path);
  });
}

test('the privacy notice has all its sections, and links of its own', async ({ page }) => {
  await page.goto('/datenschutz');
  await expect(page).toHaveTitle(`Datenschutz – ${owner.siteTitle}`);
  const facts = { appCheck: false, assetHost: '', offlineCopy: true };
  const sections = privacySections({ ...facts, messageStore: 'stand-in' }, owner);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    sections.map(({ heading }) => heading),
  );
  for (const id of ['kontaktformular', 'entwurf', 'kopie', 'rechte', 'widerspruch']) {
    expect(sections.map((section) => section.id)).toContain(id);
  }
  await expect(page.getByText('reCAPTCHA')).toHaveCount(0);
  await expect(page.getByText(/^Stand: \S+ 20\d\d$/)).toBeVisible();
  await expect(page.getByRole('link', { name: owner.email })).toHaveAttribute(
    'href',
    `mailto:${owner.email}`,
  );
  await expect(page.getByRole('banner')).toHaveCSS('background-color', white);

  await expectHydrated(page);
  await page.getByRole('link', { name: 'Impressum', exact: true }).click();
  await expect(page).toHaveURL('/impressum');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expect(page).toHaveURL('/datenschutz');
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expect(page).toHaveURL('/desktop/3');
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/^Failed to load resource.*404/] });

  const capital = gallery.path.toUpperCase();
  for (const path of ['/gibt-es-nicht', '/desktop/4', '/impressum/mehr', capital, '/%E0%A4%A']) {
    test(`${path} says so in German, with status 404 and a way home`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading);
      await expect(page).toHaveTitle(`${notFoundPage.head.title} – ${owner.siteTitle}`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByRole('link', { name: homeLink }).click();
      await expect(page).toHaveURL('/desktop/0');
      await expect(page.getByRole('heading', { name: owner.fullName })).toBeInViewport();
    });
  }
});
