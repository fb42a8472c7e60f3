import { sliderPages } from '#content/slider.ts';
import { contactForm, notifications } from '#content/texts/form.ts';
import { erika, fillForm, holdCommits, submit } from '#scripts/testbed/contact.ts';
import { gallery, lastSkill } from '#scripts/testbed/content.ts';
import { swipe, trackpadSwipe, turnWheel } from '#scripts/testbed/gestures.ts';
import { dot, expectPage, openForm, openPage, sliderPage } from '#scripts/testbed/steps.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectSaid, recordUtterances } from '#tests/support/utterances.ts';

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ page }) => recordUtterances(page));

const second = 'polite: Seite 2 von 4: Skills';
const third = 'polite: Seite 3 von 4: Projekte';

test('a page that comes to rest is told once, whatever has turned it', async ({ page }) => {
  await openPage(page, 0);
  await turnWheel(page, trackpadSwipe(60));
  await expectSaid(page, [second]);
  await swipe(page, { x: 1200, y: 500 }, { x: 300, y: 500 });
  await expectSaid(page, [third]);
  await page.keyboard.press('Home');
  await expectSaid(page, ['polite: Seite 1 von 4: Über Mich']);
  await dot(page, 1).click();
  await expectSaid(page, ['focus: a "Seite 2: Skills"', second]);
  await expectPage(page, 1);
  // From here on the focus is on the page and goes with it.
  await sliderPage(page, 1).getByRole('link', { name: lastSkill.tile.title }).focus();
  await page.keyboard.press('ArrowRight');
  await expectSaid(page, [`focus: a "${lastSkill.tile.title}"`, 'focus: h2 "Meine Projekte"']);
});

for (const [outcome, expectedErrors] of [
  ['copied', []],
  ['copyFailed', [/The clipboard refused/]],
] as const) {
  test.describe(outcome, () => {
    test.use({ expectedErrors: [...expectedErrors] });

    test(`each attempt to copy is told once where it is ${outcome}`, async ({ page }) => {
      if (outcome === 'copyFailed')
        await page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
        });
      const { [outcome]: told, button } = sliderPages.contact.emailRow;
      await openPage(page, 3);
      await page.getByRole('button', { name: button }).click();
      await expectSaid(page, [`focus: button "${button}"`, `polite: ${told}`]);
      await page.getByRole('button', { name: button }).click();
      await expectSaid(page, [`polite: ${told}`]);
    });
  });
}

const { errors, problems, privacyHint } = contactForm;
const hint = `${privacyHint.before}${privacyHint.link}${privacyHint.after}`;
const formDialog = `focus: dialog "${sliderPages.contact.form.heading}", ${hint}`;
const opening = [formDialog, 'focus: input "Name"'];

test('the same count of wrong fields is told again', async ({ page }) => {
  await openPage(page, 3);
  const form = await openForm(page);
  await expectSaid(page, ['focus: button "Schreiben"', ...opening]);
  await submit(form);
  const wrongName = `focus: input "Name", invalid, ${errors.name}`;
  await expectSaid(page, ['focus: button "Kontaktieren"', wrongName, `polite: ${problems(3)}`]);
  // Where the focus is on the wrong field already, only the live region can tell. Orca 43.1 does not say it again.
  await page.keyboard.press('Enter');
  await expectSaid(page, [`polite: ${problems(3)}`]);
});

test.describe('what cannot be sent or loaded', () => {
  test.use({
    expectedErrors: [
      /^Failed to load resource|^The message was not sent|net::ERR_FAILED|Loading chunk|A part failed/,
    ],
  });
  const failure =
    'assertive: Dieser Teil der Website konnte nicht geladen werden. Vielleicht ist die Verbindung abgebrochen.';

  test('a message that was not stored is told once, also over the open form', async ({ page }) => {
    const answer = await holdCommits(page);
    await openPage(page, 3);
    const form = await openForm(page);
    await expectSaid(page, ['focus: button "Schreiben"', ...opening]);
    await fillForm(form, erika);
    await submit(form);
    await expectSaid(page, [
      'focus: input "Email"',
      'focus: textarea "Nachricht"',
      'focus: button "Kontaktieren"',
      'focus: button "Schreiben"',
    ]);
    await openForm(page);
    await expectSaid(page, opening);
    const { failed } = notifications;
    await answer((route) => route.fulfill({ status: 403, json: {} }));
    await expectSaid(page, [`assertive: Benachrichtigung ${failed.title} ${failed.text}`]);
    await expect(page.getByText(/^Benachrichtigung /)).toHaveCount(0);
    await expectSaid(page, []);
  });

  test('a screen that takes long has its heading at once, and is told after a second', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/app/detail-screen-*.js');
    await openPage(page, 2);
    await sliderPage(page, 2).getByRole('link', { name: gallery.tile.title }).click();
    await expectSaid(page, [
      `focus: a "${gallery.tile.title}"`,
      `focus: h1 "${gallery.title}"`,
      'polite: Wird geladen …',
    ]);
    release();
    await expect(page.getByRole('heading', { name: 'Funktionen' })).toBeVisible();
    await expectSaid(page, []);
  });

  test('a form that takes long has its name at once, is told after a second, and goes on to its first field', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/app/contact-form-*.js');
    await openPage(page, 3);
    await page.getByRole('button', { name: 'Schreiben' }).click();
    await expectSaid(page, ['focus: button "Schreiben"', formDialog, 'polite: Wird geladen …']);
    release();
    await expectSaid(page, ['focus: input "Name"']);
    await expectSaid(page, []);
  });

  test('a screen and a form that fail are told by their alerts', async ({ page }) => {
    await page.route(/(detail-screen|contact-form)-.*\.js/, (route) => route.abort());
    await openPage(page, 2);
    await sliderPage(page, 2).getByRole('link', { name: gallery.tile.title }).click();
    await expectSaid(page, [
      `focus: a "${gallery.tile.title}"`,
      `focus: h1 "${gallery.title}"`,
      failure,
    ]);
    await openPage(page, 3);
    await page.getByRole('button', { name: 'Schreiben' }).click();
    await expectSaid(page, ['focus: button "Schreiben"', formDialog, failure]);
  });
});
