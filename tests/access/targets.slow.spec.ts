import type { Page } from '@playwright/test';
import { erika, fillForm, notificationOf, openContact, submit } from '#tests/support/contact.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { expectHydrated, routes } from '#tests/support/routes.ts';
import { openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

const viewports = [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/**
 * Controls that are hard to hit, or whose name lacks the words that can be seen on them. Tiles, dots and
 * buttons want 44 px; everything else 24 px, unless it stands in a sentence (WCAG 2.2, 2.5.8 and 2.5.3).
 */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(a, button, input, textarea, summary, [role=button]):not([inert] *, [aria-hidden=true] *, [hidden] *)',
    );
    const textOf = (element: Element | null) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const nameOf = (control: HTMLElement) =>
      control.getAttribute('aria-label') ??
      (control.hasAttribute('aria-labelledby')
        ? textOf(document.getElementById(control.getAttribute('aria-labelledby') ?? ''))
        : textOf(control));
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const outside = control.parentElement && textOf(control.parentElement) !== textOf(control);
      const isInSentence = getComputedStyle(control).display === 'inline' && outside;
      const isLarge = control.matches(
        'button, nav:not([aria-label=Rechtliches]) a, header a, [data-page] li a, [class*=min-h-11]',
      );
      const least = isLarge ? 44 : 24;
      const size = `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 100)}`;
      // Browsers round.
      const isSmall = !isInSentence && Math.min(width, height) < least - 0.5;
      const lacksWords = !nameOf(control).includes(textOf(control));
      return [
        ...(isSmall ? [size] : []),
        ...(lacksWords ? [`called ${nameOf(control)}: ${size}`] : []),
      ];
    });
  });
}

async function expectTargets(page: Page) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    expect(await faults(page), `${viewport.width} × ${viewport.height}`).toEqual([]);
  }
}

test('every control of every screen can be hit and called by what stands on it', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const path of [...routes.map((route) => route.path), '/404']) {
    await page.goto(path);
    await expectHydrated(page);
    if (path === '/kontakt') await expect(page.getByRole('dialog')).toBeVisible();
    await test.step(path, () => expectTargets(page));
  }
});

test('so can those of the form with its errors, a notification, the lightbox and the help', async ({
  page,
}) => {
  const form = await openContact(page);
  await submit(form);
  await expect(page.getByText('Gebe einen Name ein.')).toBeVisible();
  await expectTargets(page);
  await fillForm(form, erika);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectTargets(page);
  await openLightbox(page, 2);
  await expectTargets(page);
  await openPage(page, 1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tastaturhilfe' })).toBeVisible();
  await expectTargets(page);
});
