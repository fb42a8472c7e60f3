import { slideIndex } from '#src/content/slides.ts';
import { openSlide, slideAt } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test('a skill shows its projects with the icons of the project tiles', async ({ page }) => {
  const sourceOf = (image: HTMLImageElement) => image.src;
  await openSlide(page, slideIndex.projects);
  const tileOfProject = slideAt(page, slideIndex.projects).getByRole('link', { name: 'aChess' });
  const icon = await tileOfProject.locator('img').evaluate(sourceOf);
  await openSlide(page, slideIndex.skills);
  const python = slideAt(page, slideIndex.skills).getByRole('link', { name: 'Python' });
  const project = python.getByText('aChess', { exact: true }).locator('..');
  expect(await project.locator('img').evaluate(sourceOf)).toBe(icon);
});
