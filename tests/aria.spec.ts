import type { Page, Route } from '@playwright/test';
import { owner } from '#src/content/owner.ts';
import { openContact, submit } from './support/contact.ts';
import { openAtRest, openDetail, openLightbox } from './support/lightbox.ts';
import { notifyInFrozenTime } from './support/notifications.ts';
import { routes } from './support/routes.ts';
import { openPage, sliderPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const advice =
  'It is read differently. Where that is meant, accept it by `npm run browser -- tests/aria.spec.ts --update-snapshots=all`.';

/** Names that hold for every owner; `/` is the lock. */
function nameOf(path: string): string {
  return path === `/${owner.slug}` ? 'own-site' : path.slice(1).replace('/', '-') || 'lock';
}

interface State {
  /** Name of the file in `tests/aria`. */
  name: string;
  open: (page: Page) => Promise<unknown>;
  expectedErrors?: RegExp[];
}

const states: State[] = [
  ...routes.map(({ path }) => ({
    name: nameOf(path),
    open: (page: Page) => openRoute(page, path),
  })),
  {
    name: 'not-found',
    open: (page) => openDetail(page, '/gibt-es-nicht'),
    expectedErrors: [/status of 404/],
  },
  { name: 'form-with-errors', open: async (page) => submit(await openContact(page)) },
  { name: 'lightbox', open: (page) => openAtRest(page, 2) },
  { name: 'notification-sent', open: (page) => openNotification(page, 'sent') },
  {
    name: 'notification-failed',
    open: (page) => openNotification(page, 'failed'),
    expectedErrors: [/^Failed to load resource|^The message was not sent/],
  },
  {
    name: 'screen-loading',
    async open(page) {
      await openTile(page, () => {});
      await expect(page.getByText('Wird geladen …')).toBeVisible();
    },
  },
  {
    name: 'screen-failed',
    async open(page) {
      await openTile(page, (route) => route.abort());
      await expect(page.getByRole('alert')).toBeVisible();
    },
    expectedErrors: [/net::ERR_FAILED|Loading chunk|A part failed/],
  },
  {
    name: 'form-failed',
    async open(page) {
      await page.route(/contact-overlay-.*\.js/, (route) => route.abort());
      await openPage(page, 3);
      await page.getByRole('button', { name: 'Schreiben' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
    expectedErrors: [/net::ERR_FAILED|Loading chunk|A part failed/],
  },
  {
    name: 'script-failed',
    async open(page) {
      await page.route(/app\/index-.*\.js/, (route) => route.abort());
      await page.goto('/desktop/3');
      await expect(page.getByRole('alert')).toBeVisible();
    },
    expectedErrors: [/net::ERR_FAILED|without its script only/],
  },
  {
    name: 'pictures-failed',
    async open(page) {
      await page.route(/pictures\/a-chess/, (route) => route.abort());
      await openLightbox(page, 1);
      await expect(page.getByRole('alert')).toBeVisible();
    },
    expectedErrors: [/net::ERR_FAILED/],
  },
];

async function openRoute(page: Page, path: string) {
  // The lock shows the time.
  await page.clock.setFixedTime('2026-03-09T09:41:00+01:00');
  await openDetail(page, path);
  if (path === '/kontakt') await expect(page.getByRole('dialog')).toBeVisible();
}

async function openNotification(page: Page, kind: 'sent' | 'failed') {
  await notifyInFrozenTime(page, kind);
  // Its announcement has been made, and is gone.
  await page.clock.runFor(2000);
}

async function openTile(page: Page, answer: (route: Route) => Promise<void> | void) {
  await page.route(/detail-screen-.*\.js/, answer);
  await openPage(page, 2);
  await sliderPage(page, 2).getByRole('link', { name: 'aChess' }).click();
}

/** Playwright reads what is inert, which browsers hide from screen readers (microsoft/playwright#36938). */
function hideInert(page: Page) {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('[inert]')) element.ariaHidden = 'true';
  });
}

for (const { name, open, expectedErrors = [] } of states) {
  test.describe(() => {
    test.use({ expectedErrors });

    test(`${name} is read as its file says`, async ({ page }) => {
      await open(page);
      await hideInert(page);
      await expect(page.locator('body'), advice).toMatchAriaSnapshot({ name: `${name}.yml` });
    });
  });
}
