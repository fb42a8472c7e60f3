import type { BrowserContext, Page } from '@playwright/test';
import { closeLink, heading, openApp, tile } from '#tests/support/apps.ts';
import { erika, fillForm } from '#tests/support/contact.ts';
import { firstSkill, gallery, skillsOf } from '#tests/support/content.ts';
import { lightboxAt, screenshot } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectPage, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectOneTruth } from '#tests/support/visit.ts';

const elsewhere = 'https://elsewhere.example/';

async function openElsewhere(page: Page) {
  const body = `<a href="${test.info().project.use.baseURL}${gallery.path}">MorningChess</a>`;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(elsewhere);
}

/** A page that the project links to. */
const [skill = firstSkill] = skillsOf(gallery);

/** How a visitor may have come to a project's page. Each returns the tab that shows it. */
const arrivals: Record<string, (page: Page, context: BrowserContext) => Promise<Page>> = {
  'opened directly': async (page) => {
    await page.goto(gallery.path);
    return page;
  },
  'opened from its tile': async (page) => {
    await openPage(page, 2);
    await openApp(page, gallery);
    return page;
  },
  'opened from its tile in a new tab': async (page, context) => {
    await openPage(page, 2);
    const opened = context.waitForEvent('page');
    await tile(page, gallery).click({ button: 'middle' });
    return opened;
  },
  'opened from its tile and reloaded': async (page) => {
    await openPage(page, 2);
    await openApp(page, gallery);
    await page.reload();
    return page;
  },
  'returned to from another site': async (page) => {
    await openPage(page, 2);
    await openApp(page, gallery);
    await openElsewhere(page);
    await page.goBack();
    return page;
  },
  'opened from another site': async (page) => {
    await openElsewhere(page);
    await page.getByRole('link').click();
    return page;
  },
};

/** What a visitor may have opened and closed on that page. */
const visits: Record<string, (page: Page) => Promise<void>> = {
  nothing: async () => {},
  'a picture': async (page) => {
    await screenshot(page, 1).click();
    await expect(lightboxAt(page, 1)).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'the help': async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  },
  'the form': async (page) => {
    await page.getByRole('link', { name: 'Schreib mir direkt.' }).click();
    await fillForm(page.getByRole('dialog'), erika);
    await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  },
  'another page': async (page) => {
    await page.getByRole('main').getByRole('link', { name: skill.tile.title }).click();
    await expect(heading(page, skill)).toBeFocused();
    await closeLink(page).press('Enter');
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [arrival, arrive] of Object.entries(arrivals)) {
  test.describe(`A page that was ${arrival}`, () => {
    for (const [what, visit] of Object.entries(visits)) {
      test(`closes to its page of the slider when ${what} was opened on it before`, async ({
        page: first,
        context,
      }) => {
        const page = await arrive(first, context);
        await expectHydrated(page);
        await visit(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(heading(page, gallery)).toBeVisible();
        await expectOneTruth(page);
        await closeLink(page).click();
        await expectPage(page, 2);
        await expectOneTruth(page);
      });
    }
  });
}
