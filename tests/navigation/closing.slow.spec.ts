import type { BrowserContext, Page } from '@playwright/test';
import { projectWithPictures } from '#tests/support/content.ts';
import { expectHydrated } from '#tests/support/page.ts';
import {
  closeLink,
  expectSlide,
  heading,
  openDetail,
  openSlide,
  tile,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const elsewhere = 'https://elsewhere.example/';

/** `tests/random-walks` does not take these ways to a project. Each returns the project's tab. */
const arrivals: Record<string, (page: Page, context: BrowserContext) => Promise<Page>> = {
  'opened from its tile in a new tab': async (page, context) => {
    await openSlide(page, 2);
    const opened = context.waitForEvent('page');
    await tile(page, projectWithPictures).click({ button: 'middle' });
    return opened;
  },
  'reached by Back from another site': async (page) => {
    await openSlide(page, 2);
    await openDetail(page, projectWithPictures);
    await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Hi' }));
    await page.goto(elsewhere);
    await page.goBack();
    return page;
  },
};

for (const [arrival, arrive] of Object.entries(arrivals)) {
  test(`Schließen leads to the slide with the page’s tile when the page was ${arrival}`, async ({
    page: first,
    context,
  }) => {
    const page = await arrive(first, context);
    await expectHydrated(page);
    await expect(heading(page, projectWithPictures)).toBeVisible();
    await closeLink(page).click();
    await expectSlide(page, 2);
  });
}
