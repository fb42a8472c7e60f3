import { heading, scrollTop } from '#tests/support/apps.ts';
import { fieldsOf } from '#tests/support/contact.ts';
import { firstSkill, projectWithPictures, skillsOf } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { openDetail } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectSlide, openSlide } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

// The walks of `tests/visitor` compare address, title, heading, focus, history and scroll position after every step.

test.describe('Back', () => {
  test('scrolls a page to where it was left, also when its body arrives late after a reload', async ({
    page,
  }) => {
    await openDetail(page, projectWithPictures.path);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => history.state?.scrolled)).toBe(900);
    const [other = firstSkill] = skillsOf(projectWithPictures);
    await page.getByRole('main').getByRole('link', { name: other.tile.title }).click();
    await expect(heading(page, other)).toBeFocused();
    await page.reload();
    await expectHydrated(page);
    const release = await holdRequests(page, `**/assets/app/${projectWithPictures.name}-*.js`);
    await page.goBack();
    await expect(heading(page, projectWithPictures)).toBeVisible();
    release();
    await expect.poll(() => scrollTop(page)).toBe(900);
  });
});

test.describe('Enter', () => {
  test('opens one form while it is held down on "Schreiben", and does not send it', async ({
    page,
  }) => {
    await openSlide(page, 3);
    await page.getByRole('button', { name: 'Schreiben' }).focus();
    const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
    for (const moment of ['before the form opens', 'in its first field']) {
      for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
      await expect(fieldsOf(form).name, moment).toBeFocused();
    }
    await page.keyboard.up('Enter');
    const error = form.getByText('Gebe einen Name ein.');
    await expect(error).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(error).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expectSlide(page, 3);
  });
});
