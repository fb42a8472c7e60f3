import { openPage, settle } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';
import { relativeFocusRingArea } from './focus-ring.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the focus has a clear ring on dark and light backgrounds', async ({ page }) => {
  const back = page.getByRole('button', { name: 'Zurück', exact: true });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  for (const [path, controls] of [
    ['/desktop/0', [page.getByRole('link', { name: 'Lebenslauf', exact: true })]],
    ['/kontakt', [back, name]],
    ['/impressum', [page.getByRole('main').getByRole('link').first()]],
  ] as const) {
    await openPage(page, path);
    await settle(page);
    for (const control of controls) {
      await control.focus();
      expect(await relativeFocusRingArea(page), `${control}`).toBeGreaterThan(1);
    }
  }
});
