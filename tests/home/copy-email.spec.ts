import { owner } from '#content/owner.ts';
import { slideIndex } from '#src/content/slides.ts';
import { fieldsOf, openForm } from '#tests/support/contact.ts';
import { boxOf } from '#tests/support/points.ts';
import { openSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the contact slide', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('links to the e-mail address, copies the address, and then shows "Kopiert" and ignores presses for 1000 ms', async ({
    page,
  }) => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.clock.install();
    await openSlide(page, slideIndex.contact);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const isCancelled = page.evaluate(
      () =>
        new Promise((done) => addEventListener('click', (event) => done(event.defaultPrevented))),
    );
    await page.getByRole('link', { name: owner.email }).click();
    expect(await isCancelled).toBe(false);
    const button = page.getByRole('button', { name: /^(E-Mail kopieren|Kopiert)$/ });
    await button.click();
    await expect(button).toHaveText('Kopiert');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('log').getByText('Kopiert')).toBeAttached();
    expect(await clipboard()).toBe(owner.email);

    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await button.click({ force: true });
    await page.clock.runFor(999);
    await expect(button).toHaveText('Kopiert');
    expect(await clipboard()).toBe('something else');
    await page.clock.runFor(1);
    await expect(button).toHaveText('E-Mail kopieren');
    await expect(button).toBeFocused();
    await button.click();
    await expect(button).toHaveText('Kopiert');
    expect(await clipboard()).toBe(owner.email);
  });

  for (const [what, disableClipboard] of [
    ['lacks the Clipboard API, as on plain HTTP', removeClipboard],
    ['refuses the Clipboard API, as in-app browsers do', refuseClipboard],
  ] as const) {
    test(`copies the e-mail address where the browser ${what}`, { tag: '@slow' }, async ({
      page,
    }) => {
      await page.addInitScript(disableClipboard);
      await openSlide(page, slideIndex.contact);
      const button = page.getByRole('button', { name: 'E-Mail kopieren' });
      await button.click();
      await expect(page.getByRole('button', { name: 'Kopiert' })).toBeFocused();
      const form = await openForm(page);
      await fieldsOf(form).email.press('ControlOrMeta+v');
      await expect(fieldsOf(form).email).toHaveValue(owner.email);
    });
  }

  test.describe('when the browser refuses each way to copy', () => {
    test.use({ expectedErrors: [/^Copying the e-mail address failed/] });

    test('explains how to copy the e-mail address manually, until the next press', {
      tag: '@slow',
    }, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript(refuseClipboard);
      await page.addInitScript(() => {
        document.execCommand = () => false;
      });
      await openSlide(page, slideIndex.contact);
      await page.getByRole('button', { name: 'E-Mail kopieren' }).click();
      const text =
        'Das Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie von Hand.';
      const explanation = page.getByRole('log').getByText(text);
      await expect(explanation).toBeVisible();
      await page.clock.runFor(60_000);
      // Playwright also calls visually hidden text visible, but such text is only 1 px high.
      expect((await boxOf(explanation)).height).toBeGreaterThan(16);
      // Screen readers announce a text again only after it was removed.
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => new Promise(() => {});
      });
      await page.getByRole('button', { name: 'E-Mail kopieren' }).click();
      await expect(page.getByRole('log')).toBeEmpty();
    });
  });
});

function removeClipboard() {
  Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
}

function refuseClipboard() {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
}
