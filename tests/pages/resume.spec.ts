import { owner } from '#content/owner.ts';
import { resume } from '#content/resume.ts';
import {
  firstProject,
  firstSkill,
  projects,
  projectsOf,
  skills,
} from '#scripts/testbed/content.ts';
import { expectPage, openPage, sliderPage } from '#scripts/testbed/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test('the Lebenslauf opens from the first page, says what is set, is printed, and closes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openPage(page, 0);
  const link = sliderPage(page, 0).getByRole('link', { name: 'Lebenslauf', exact: true });
  await link.click();
  await expect(page).toHaveURL('/lebenslauf');
  await expect(page).toHaveTitle(`Lebenslauf – ${owner.siteTitle}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lebenslauf' })).toBeFocused();

  // No school and no language: nobody has set them.
  const parts = ['Profil', 'Berufserfahrung', 'Projekte', 'Kenntnisse', 'Zertifikate'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(parts);
  const shown = page.getByRole('region', { name: 'Projekte' }).getByRole('link');
  await expect(shown).toHaveText(projects.map(({ title }) => title));
  const known = page.getByRole('region', { name: 'Kenntnisse' });
  for (const { title, description } of skills) {
    await expect(known.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(known.getByText(description)).toBeVisible();
  }
  const made = projectsOf(firstSkill).map(({ title }) => title);
  await expect(known).toContainText(`Damit entstanden: ${made.join(', ')}`);
  const tags = new Set(projects.flatMap(({ tags }) => tags));
  for (const { title } of skills) tags.delete(title);
  await expect(known).toContainText([...tags].sort().join(', '));
  const certificates = page.getByRole('region', { name: 'Zertifikate' });
  for (const { title, issuer = '', year = '' } of resume.certificates ?? [])
    await expect(certificates).toContainText(`${year}${title}${issuer}`);
  for (const text of [owner.fullName, owner.address.street, `Verfügbar ${owner.availability}`])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();

  await page.getByRole('button', { name: 'Drucken oder als PDF speichern' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await expect(shown.first()).toHaveAttribute('href', firstProject.path);
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expectPage(page, 0);
  await expect(link).toBeFocused();
});
