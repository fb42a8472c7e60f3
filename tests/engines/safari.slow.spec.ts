import type { Page } from '@playwright/test';
import { pageIndex } from '#src/content/pages.ts';
import { fieldsOf, openContact } from '#tests/support/contact.ts';
import { expectPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';
import { playwrightDriver } from './journeys/driver.ts';
import { journeys } from './journeys/journeys.ts';
import { visitWith } from './journeys/visit.ts';

/** What Safari on a Mac or an iPhone lacks or refuses, and no engine here does: taken away from Chromium. */
const conditions = {
  /** A click gives a button or link no focus; what can have it around them gets it, else nothing. */
  noFocusByClick: () => {
    document.addEventListener('mousedown', (event) => {
      const control = event.target instanceof Element && event.target.closest('button, a');
      if (!control) return;
      event.preventDefault();
      const around = control.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  },

  /** Safari before 26.2 has no `scrollend`, before 26 no Navigation API. */
  fewerFeatures: () => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    const absent: [object, string][] = [
      [window, 'onscrollend'],
      [window, 'requestIdleCallback'],
      [window, 'navigation'],
    ];
    for (const [owner, name] of absent) Reflect.deleteProperty(owner, name);
  },

  /** With all cookies blocked, reading the property throws. */
  noStorage: () => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  },
};

test.describe('as in Safari', () => {
  test.beforeEach(async ({ page }) => {
    for (const take of Object.values(conditions)) await page.addInitScript(take);
  });

  for (const [name, run] of Object.entries(journeys)) {
    if (!/to a skill|put away|viewer by|finger/.test(name)) continue;
    test(name, async ({ page }) => {
      await run(visitWith(playwrightDriver(page)));
      const names = ['onscrollend', 'requestIdleCallback', 'navigation'];
      expect(await page.evaluate((all) => all.filter((one) => one in window), names)).toEqual([]);
    });
  }
});

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Zurück: (page) => page.getByRole('button', { name: 'Zurück', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  Back: (page) => page.goBack(),
};

test.describe('where a click gives no focus', () => {
  test.beforeEach(({ page }) => page.addInitScript(conditions.noFocusByClick));

  for (const [closing, close] of Object.entries(closings)) {
    test(`${closing} returns it to "Schreiben", after a reload as well`, async ({ page }) => {
      const form = await openContact(page);
      const opener = page.getByRole('button', { name: 'Schreiben' });
      for (const reloads of [false, true]) {
        if (reloads) {
          await page.goForward();
          await page.reload();
        }
        await expect(fieldsOf(form).name).toBeFocused();
        await close(page);
        await expect(form).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });
  }

  test('Zurück leaves the form at its own address with the focus on "Schreiben"', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await closings.Zurück?.(page);
    await expectPage(page, pageIndex.contact);
    await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
  });
});
