import { owner } from '#content/owner.ts';
import { privacySections } from '#content/pages/datenschutz/privacy-sections.ts';
import { contactBlock } from '#content/provider.ts';
import { homeLink } from '#content/texts/controls.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { gallery } from '#scripts/testbed/content.ts';
import { expectHydrated, routes } from '#scripts/testbed/routes.ts';
import { openPage } from '#scripts/testbed/steps.ts';
import { closeLink, historyLength } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

/** The static pages: each is called by its heading, where it is linked as well. */
const legalPages = routes.filter(({ parent }) => parent === '/desktop/3');

for (const { path, heading: name } of legalPages) {
  test(`${name} opens from the contact page, links to the others, keeps its white bar in view, and Schließen goes one step back`, async ({
    page,
  }) => {
    await openPage(page, 3);
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    const others = legalPages.filter((legalPage) => legalPage.path !== path);
    const links = page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link');
    await expect(links).toHaveText(others.map(({ heading }) => heading));
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(closeLink(page)).toBeInViewport();
    const steps = await historyLength(page);
    await closeLink(page).click();
    await expect(page).toHaveURL('/desktop/3');
    await expect(link).toBeFocused();
    expect(await historyLength(page)).toBe(steps);
  });
}

test('the legal notice names the provider, the ways to reach him and its source, and closes to the contact page', async ({
  page,
}) => {
  await page.goto('/impressum');
  // The specification wants this title and no other.
  await expect(page).toHaveTitle(owner.siteTitle);
  const provider = page.getByRole('region', { name: 'Angaben gemäß § 5 DDG' });
  const { street, postalCode, city, country } = owner.address;
  for (const line of [owner.fullName, street, `${postalCode} ${city}`, country]) {
    await expect(provider.getByText(line, { exact: true })).toBeVisible();
  }
  const contact = contactBlock(owner);
  if (typeof contact === 'string' || !('entries' in contact)) throw new Error('No entries.');
  for (const { text, href = '' } of contact.entries) {
    const link = page.getByRole('link', { name: text, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  const source = page.getByRole('region', { name: 'Quelle' }).getByRole('link');
  await expect(source).toHaveAccessibleName('§ 5 DDG auf gesetze-im-internet.de (neues Fenster)');
  await expect(source).toHaveAttribute('href', /^https:\/\/www\.gesetze-im-internet\.de\//);
  await expect(source).toHaveAttribute('target', '_blank');
  await expect(source).toHaveAttribute('rel', 'noopener');
  await closeLink(page).click();
  await expect(page).toHaveURL('/desktop/3');
});

test('the privacy notice has all its sections, and closes to the legal page that led to it', async ({
  page,
}) => {
  await page.goto('/datenschutz');
  await expect(page).toHaveTitle(`Datenschutz – ${owner.siteTitle}`);
  const facts = { appCheck: false, assetHost: '', offlineCopy: true };
  const sections = privacySections({ ...facts, messageStore: 'stand-in' }, owner);
  const headings = sections.map(({ heading }) => heading);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings);
  await expect(page.getByText(/^Stand: \S+ 20\d\d$/)).toBeVisible();
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Impressum', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await closeLink(page).click();
  await expect(page).toHaveURL('/datenschutz');
  await closeLink(page).click();
  await expect(page).toHaveURL('/desktop/3');
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/^Failed to load resource.*404/] });

  const capital = gallery.path.toUpperCase();
  test('says so in German, with status 404 and a way home', async ({ page }) => {
    for (const path of ['/gibt-es-nicht', '/desktop/4', '/impressum/mehr', capital, '/%E0%A4%A']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading);
      await expect(page).toHaveTitle(`${notFoundPage.head.title} – ${owner.siteTitle}`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByRole('link', { name: homeLink }).click();
      await expect(page).toHaveURL('/desktop/0');
    }
  });
});
