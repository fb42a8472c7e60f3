import { contactForm, notifications } from '#src/content/contact-form.ts';
import { owner } from '#src/content/owner.ts';
import { contactPage, lockScreen } from '#src/content/pages.ts';
import { project as aChess } from '#src/content/projects/a-chess.ts';
import { erika, fieldsOf, fillForm, holdCommits, stored, submit } from './support/contact.ts';
import { swipe, trackpadSwipe, turnWheel } from './support/gestures.ts';
import { holdRequests } from './support/held-requests.ts';
import { openDetail, screenshot } from './support/lightbox.ts';
import {
  dot,
  expectPage,
  openForm,
  openLock,
  openPage,
  sliderPage,
  topBarEntry,
  unlock,
} from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { expectSaid, recordUtterances } from './support/utterances.ts';

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ page }) => recordUtterances(page));

const second = 'polite: Seite 2 von 4: Skills';
const third = 'polite: Seite 3 von 4: Projekte';

test('a change of screen is told by the heading that has the focus', async ({ page }) => {
  await openLock(page);
  await unlock(page);
  await expectSaid(page, [`focus: h2 "${owner.fullName}"`]);
  await topBarEntry(page, 2).click();
  await expectSaid(page, ['focus: a "Projekte"', third]);
  await expectPage(page, 2);
  await sliderPage(page, 2).getByRole('link', { name: 'aChess' }).click();
  await expectSaid(page, ['focus: a "aChess"', 'focus: h1 "aChess"']);
  await page.getByRole('link', { name: 'Schließen' }).focus();
  await page.keyboard.press('Enter');
  await expectSaid(page, ['focus: a "Schließen"', 'focus: a "aChess"']);
  await expectPage(page, 2);
  await page.goBack();
  await expectSaid(page, [`focus: h1 "${lockScreen.greeting}"`]);
});

test('a page that comes to rest is told once, whatever has turned it', async ({ page }) => {
  await openPage(page, 0);
  await turnWheel(page, trackpadSwipe(60));
  await expectSaid(page, [second]);
  await swipe(page, { x: 1200, y: 500 }, { x: 300, y: 500 });
  await expectSaid(page, [third]);
  await page.keyboard.press('ArrowLeft');
  await expectSaid(page, [second]);
  await page.keyboard.press('End');
  await expectSaid(page, ['polite: Seite 4 von 4: Kontakt']);
  await dot(page, 1).click();
  await expectSaid(page, ['focus: a "Seite 2: Skills"', second]);
  await expectPage(page, 1);
  // From here on the focus is on the page and goes with it.
  await sliderPage(page, 1).getByRole('link', { name: 'React' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectSaid(page, ['focus: a "React"', 'focus: h2 "Meine Projekte"']);
  await expectPage(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectSaid(page, ['focus: h2 "Meine Skills"']);
  await expectPage(page, 1);
});

test('the viewer tells its picture when it opens and whenever another one comes', async ({
  page,
}) => {
  const [first, next] = aChess.productImages.map(({ alt }) => alt);
  await openDetail(page, '/aChess');
  await screenshot(page, 1).focus();
  await page.keyboard.press('Enter');
  await expectSaid(page, [
    `focus: button "Bild 1 von 4 vergrößern: ${first}"`,
    `dialog "Bild 1 von 4", ${first}`,
    'focus: button "Schließen"',
  ]);
  await page.keyboard.press('ArrowRight');
  await expectSaid(page, [`polite: Bild 2 von 4: ${next}`]);
  await page.keyboard.press('Escape');
  await expectSaid(page, [`focus: button "Bild 2 von 4 vergrößern: ${next}"`]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('copying is told once each time', async ({ page }) => {
  const { copied, button } = contactPage.emailRow;
  await openPage(page, 3);
  await page.getByRole('button', { name: button }).click();
  await expectSaid(page, [`focus: button "${button}"`, `polite: ${copied}`]);
  await page.getByRole('button', { name: button }).click();
  await expectSaid(page, [`polite: ${copied}`]);
});

test.describe('where the clipboard refuses', () => {
  test.use({ expectedErrors: [/The clipboard refused/] });

  test('each attempt is told once', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    const { copyFailed, button } = contactPage.emailRow;
    await openPage(page, 3);
    await page.getByRole('button', { name: button }).click();
    await expectSaid(page, [`focus: button "${button}"`, `polite: ${copyFailed}`]);
    await page.getByRole('button', { name: button }).click();
    await expectSaid(page, [`polite: ${copyFailed}`]);
  });
});

const { title, errors, problems, privacyHint } = contactForm;
const hint = `${privacyHint.before}${privacyHint.link}${privacyHint.after}`;
const opening = [`dialog "${title}", ${hint}`, 'focus: input "Name"'];
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
  await fillForm(form, { ...erika, email: 'erika' });
  await submit(form);
  await expectSaid(page, [
    `focus: input "Email", invalid, ${errors.email}`,
    `focus: textarea "Nachricht", invalid, ${errors.message}`,
    'focus: button "Kontaktieren"',
    `focus: input "Email", invalid, ${errors.email}`,
    `polite: ${problems(1)}`,
  ]);
  await fieldsOf(form).email.fill(erika.email);
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

  test('a screen that takes long is told after a second, then its heading', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/app/detail-screen-*.js');
    await openPage(page, 2);
    await sliderPage(page, 2).getByRole('link', { name: 'aChess' }).click();
    await expectSaid(page, ['focus: a "aChess"', 'polite: Wird geladen …']);
    release();
    await expectSaid(page, ['focus: h1 "aChess"']);
  });

  test('a screen that fails is told by its alert', async ({ page }) => {
    await page.route(/detail-screen-.*\.js/, (route) => route.abort());
    await openPage(page, 2);
    await sliderPage(page, 2).getByRole('link', { name: 'aChess' }).click();
    await expectSaid(page, ['focus: a "aChess"', failure]);
  });

  test('a form that fails is told by its alert, whose button has the focus', async ({ page }) => {
    await page.route(/contact-overlay-.*\.js/, (route) => route.abort());
    await openPage(page, 3);
    await page.getByRole('button', { name: 'Schreiben' }).click();
    await expectSaid(page, ['focus: button "Schreiben"', 'focus: button "Erneut laden"', failure]);
  });
});
