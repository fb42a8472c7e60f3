import type { Locator, Page } from '@playwright/test';
import { chromiumSwitches, findOnPath } from '#scripts/browser.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  openContact,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { expect, test } from '#tests/support/test.ts';

/** What a keyboard leaves of the window: iOS does not resize the page, it moves and cuts its view. */
interface VisibleArea {
  height: number;
  offsetTop: number;
  scale?: number;
}

/** Puts a visual viewport of the test's own in the place of the browser's. */
function fakeVisualViewport(page: Page) {
  return page.addInitScript(() => {
    const fake = Object.assign(new EventTarget(), {
      height: innerHeight,
      width: innerWidth,
      offsetTop: 0,
      offsetLeft: 0,
      scale: 1,
    });
    Object.defineProperty(window, 'visualViewport', { value: fake });
  });
}

async function showArea(page: Page, area: VisibleArea) {
  await page.evaluate((visible) => {
    Object.assign(window.visualViewport ?? {}, visible);
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, area);
}

async function expectWithin(part: Locator, { offsetTop, height }: VisibleArea) {
  const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.height).toBeGreaterThan(0);
  expect(box.y).toBeGreaterThanOrEqual(offsetTop);
  expect(box.y + box.height).toBeLessThanOrEqual(offsetTop + height);
  const width = part.page().viewportSize()?.width ?? 0;
  expect(box.x + box.width).toBeLessThanOrEqual(width);
}

for (const { width, height, area } of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 390, height: 844, area: { height: 420, offsetTop: 0 } },
  { width: 390, height: 844, area: { height: 420, offsetTop: 120 } },
  { width: 844, height: 390, area: { height: 180, offsetTop: 40 } },
]) {
  const visible = area ?? { height, offsetTop: 0 };
  const left = area
    ? `, of which a keyboard leaves ${area.height} px from ${area.offsetTop} on`
    : '';

  test(`everything in the form can be reached at ${width} × ${height}${left}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    if (area) await fakeVisualViewport(page);
    const form = await openContact(page);
    const { name, email, message } = fieldsOf(form);
    await expect(name).toBeFocused();
    await email.focus();
    if (area) {
      await showArea(page, area);
      // The field that has the focus comes into view by itself.
      await expect(() => expectWithin(email, area)).toPass();
    }
    const controls = [
      form.getByRole('heading', { name: 'Schreibt mir direkt.' }),
      name,
      email,
      // With a keyboard it is higher than what is left.
      ...(area ? [] : [message]),
      form.getByRole('button', { name: 'Kontaktieren' }),
      form.getByRole('button', { name: 'Zurück', exact: true }),
      form.getByRole('link', { name: 'Datenschutz' }),
    ];
    for (const control of controls) {
      await control.evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
      await expectWithin(control, visible);
    }
    await expectWithin(form, visible);
  });
}

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => fakeVisualViewport(page));

  test('the form takes its place again when the keyboard goes', async ({ page }) => {
    const form = await openContact(page);
    await submit(form);
    await showArea(page, { height: 420, offsetTop: 0 });
    await expect.poll(async () => (await form.boundingBox())?.height).toBeLessThanOrEqual(420);
    await showArea(page, { height: 844, offsetTop: 0 });
    await expect
      .poll(async () => {
        const box = await form.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe(844);
    const heading = form.getByRole('heading', { name: 'Schreibt mir direkt.' });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

  test('zooming in with two fingers does not press the form together', async ({ page }) => {
    const form = await openContact(page);
    await form.evaluate((node) =>
      Promise.all(node.getAnimations().map(({ finished }) => finished)),
    );
    const before = await form.boundingBox();
    await showArea(page, { height: 422, offsetTop: 200, scale: 2 });
    expect(await form.boundingBox()).toEqual(before);
  });
});

/** A Chromium with a window: the headless shell has no autofill. */
const executablePath = findOnPath('chromium') ?? findOnPath('google-chrome') ?? '';

/** An address book's entry, in Chromium's names for its fields. */
const entry = [
  { name: 'NAME_FULL', value: erika.name },
  { name: 'EMAIL_ADDRESS', value: erika.email },
  { name: 'COMPANY_NAME', value: 'Beispiel GmbH' },
  { name: 'ADDRESS_HOME_STREET_ADDRESS', value: 'Beispielweg 1' },
  { name: 'PHONE_HOME_WHOLE_NUMBER', value: '+49 30 23125 001' },
];

/** Chooses the entry in the browser's own list below the field that has the focus. */
async function autofill(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Autofill.enable');
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { node } = await devtools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  await devtools.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: { fields: entry },
  });
}

test("Chromium's autofill fills the visitor's fields and not the one for scripts", async ({
  playwright,
  baseURL,
}) => {
  test.skip(executablePath === '', 'No Chromium with autofill found.');
  // A second browser starts slowly where others run.
  test.slow();
  const browser = await playwright.chromium.launch({ args: chromiumSwitches, executablePath });
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const commits = await answerCommits(page, stored);
  const form = await openContact(page);
  const { name, email, message } = fieldsOf(form);
  await name.focus();
  await autofill(page);
  await expect(name).toHaveValue(erika.name);
  await expect(email).toHaveValue(erika.email);
  await expect(page.locator('form [name=subject]')).toHaveValue('');
  await message.fill(erika.message);
  await submit(form);
  await expect.poll(() => commits.length).toBe(1);
  await browser.close();
});
