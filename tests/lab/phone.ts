import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '#scripts/browser.ts';

/** Starts a Chromium, hands it to `use` and ends it. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumSwitches,
  });
  return use(browser).finally(() => browser.close());
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Opens a phone that has visited nothing yet. */
export function withPhone<T>(use: (page: Page) => Promise<T>): Promise<T> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ ...phone, locale: 'de-DE' });
    // Actions may take long on a busy machine.
    page.setDefaultTimeout(60_000);
    return use(page);
  });
}
