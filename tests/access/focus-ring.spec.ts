import { openPage, settle } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';
import { relativeFocusRingArea } from './focus-ring.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the focus has a clear ring on dark and light backgrounds', async ({ page }) => {
  for (const [path, control] of [
    ['/desktop/0', page.getByRole('link', { name: 'Lebenslauf', exact: true })],
    ['/impressum', page.getByRole('main').getByRole('link').first()],
  ] as const) {
    await openPage(page, path);
    await settle(page);
    await control.focus();
    expect(await relativeFocusRingArea(page), path).toBeGreaterThan(1);
  }
});
