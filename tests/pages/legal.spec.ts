import { owner } from '#content/owner.ts';
import { privacySections } from '#content/pages/datenschutz/privacy-sections.ts';
import { contactBlock } from '#content/provider.ts';
import { homeLink } from '#content/texts/controls.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { gallery, legalPages } from '#scripts/testbed/content.ts';
import { expectHydrated } from '#scripts/testbed/routes.ts';
import { openPage, sliderPage } from '#scripts/testbed/steps.ts';
import { closeLink, historyLength } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

for (const { path, heading: name } of legalPages) {
  test(`${name} opens from the contact page, links to the others, keeps its white bar in view, and Schließen goes one step back`, async ({
    page,
  }) => {
    await openPage(page, 3);
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    const others = legalPages.filter((other) => other.path !== path);
    const links = page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link');
    await expect(links).toHaveText(others.map(({ link }) => link));
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
  const facts = { appCheck: false, assetHost: '', offlineCache: true };
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

test('the page in English is heard in English and its links in German, and the language changes back with it', async ({
  page,
}) => {
  const html = page.locator('html');
  await openPage(page, 0);
  const link = sliderPage(page, 0).getByRole('link', { name: 'English', exact: true });
  await expect(link).toHaveAttribute('lang', 'en');
  await expect(link).toHaveAttribute('hreflang', 'en');
  await link.click();
  await expect(page).toHaveURL('/english');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi, I’m Max.' })).toBeFocused();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.locator('[lang=en]').getByRole('main')).toBeVisible();
  const skip = page.getByRole('navigation', { name: 'Skip links' });
  await expect(skip).toHaveAttribute('lang', 'en');
  await expect(skip.getByRole('link')).toHaveText('Skip to content');
  await expect(skip.getByRole('button', { name: 'Tastaturhilfe' })).toHaveAttribute('lang', 'de');
  const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(links).toHaveText(legalPages.map(({ heading }) => heading));
  for (const legal of await links.all()) {
    await expect(legal).toHaveAttribute('lang', 'de');
    await expect(legal).toHaveAttribute('hreflang', 'de');
  }
  const projects = page.getByRole('link', { name: 'All projects' });
  await expect(projects).toHaveAttribute('hreflang', 'de');
  await expect(projects).not.toHaveAttribute('lang');

  await links.last().click();
  await expect(html).toHaveAttribute('lang', 'de');
  const legalLinks = page.getByRole('navigation', { name: 'Rechtliches' });
  await expect(legalLinks.getByRole('link', { name: 'English' })).toHaveCount(0);
  await page.goBack();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(link).toBeFocused();
  await expect(html).toHaveAttribute('lang', 'de');
  await page.goto('/english');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/desktop/0');
  await expect(html).toHaveAttribute('lang', 'de');
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
