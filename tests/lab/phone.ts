import { chromium, type Page } from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '#scripts/browser.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Opens a phone that has visited nothing yet. */
export async function withPhone<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = ensureChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
  const page = await browser.newPage({ ...phone, locale: 'de-DE' });
  // Actions may take long on a busy machine.
  page.setDefaultTimeout(60_000);
  return use(page).finally(() => browser.close());
}
