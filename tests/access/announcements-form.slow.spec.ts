import { sliderPages } from '#content/slider.ts';
import { contactForm, notifications } from '#content/texts/form.ts';
import { erika, fieldsOf, fillForm, holdCommits, stored, submit } from '#tests/support/contact.ts';
import { gallery } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { openForm, openPage, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectSaid, recordUtterances } from '#tests/support/utterances.ts';

test.beforeEach(({ page }) => recordUtterances(page));

const { errors, problems, privacyHint } = contactForm;
const hint = `${privacyHint.before}${privacyHint.link}${privacyHint.after}`;
const opening = [`dialog "${sliderPages.contact.form.heading}", ${hint}`, 'focus: input "Name"'];
const wrongName = `focus: input "Name", invalid, ${errors.name}`;

test('the form tells the first wrong field and how many there are, then how the message fared', async ({
  page,
}) => {
  const answer = await holdCommits(page);
  await openPage(page, 3);
  const form = await openForm(page);
  await expectSaid(page, ['focus: button "Schreiben"', ...opening]);
  await submit(form);
  await expectSaid(page, ['focus: button "Kontaktieren"', wrongName, `polite: ${problems(3)}`]);
  // Where the focus is on the wrong field already, only the live region can tell.
  await page.keyboard.press('Enter');
  await expectSaid(page, [`polite: ${problems(3)}`]);
  const fields = fieldsOf(form);
  await fields.name.fill(erika.name);
  await fields.email.focus();
  await expectSaid(page, [`focus: input "Email", invalid, ${errors.email}`]);
  await fields.email.fill('erika');
  await fields.message.focus();
  await expectSaid(page, [`focus: textarea "Nachricht", invalid, ${errors.message}`]);
  await fields.message.fill(erika.message);
  await submit(form);
  await expectSaid(page, [
    'focus: button "Kontaktieren"',
    `focus: input "Email", invalid, ${errors.email}`,
    `polite: ${problems(1)}`,
  ]);
  await fields.email.fill(erika.email);
  await submit(form);
  await expectSaid(page, ['focus: button "Kontaktieren"', 'focus: button "Schreiben"']);
  await answer(stored);
  await expectSaid(page, [
    `assertive: Benachrichtigung ${notifications.sent.title} ${notifications.sent.text}`,
  ]);
  await expect(page.getByText(/^Benachrichtigung /)).toHaveCount(0);
  await expectSaid(page, []);
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

  test('a screen that fails is told by its alert', async ({ page }) => {
    await page.route(/detail-screen-.*\.js/, (route) => route.abort());
    await openPage(page, 2);
    await sliderPage(page, 2).getByRole('link', { name: gallery.tile.title }).click();
    await expectSaid(page, [
      `focus: a "${gallery.tile.title}"`,
      `focus: h1 "${gallery.title}"`,
      failure,
    ]);
  });

  test('a form that fails is told by its alert, whose button has the focus', async ({ page }) => {
    await page.route(/contact-overlay-.*\.js/, (route) => route.abort());
    await openPage(page, 3);
    await page.getByRole('button', { name: 'Schreiben' }).click();
    await expectSaid(page, ['focus: button "Schreiben"', 'focus: button "Erneut laden"', failure]);
  });
});
