import { expect, type Locator, type Page } from '@playwright/test';
import {
  answerCommits,
  notificationOf,
  openFormOnContactSlide,
  refused,
  sendErika,
  showNotification,
  submit,
} from './contact.ts';
import {
  expectedPages,
  firstSkill,
  projectOfThisSite,
  projects,
  projectWithoutPictures,
  projectWithPictures,
  skills,
} from './content.ts';
import { openLightbox, openLightboxAtRest } from './lightbox.ts';
import { openPage, settle } from './page.ts';
import { openSlide, tile } from './screens.ts';

/** A page, possibly with a dialog or a notification. */
export interface ScreenState {
  /** Also the name of its snapshot. */
  name: string;
  /** Opens the page and waits for its content. */
  open: (page: Page) => Promise<unknown>;
  /** Limits the snapshot to what other snapshots do not have. */
  scope?: (page: Page) => Locator;
  /** Omitted by the slow run's layout check, because `tests/owner-pages` measures the page. */
  isMeasuredElsewhere?: boolean;
  /** `tests/access/screens-accessibility.spec.ts` tags its test `@slow`. */
  isSlow?: boolean;
  /** Console errors that do not fail the test. */
  expectedErrors?: RegExp[];
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Benachrichtigungen' });
const main = (page: Page) => page.getByRole('main');

const detailBody = /detail-body-.*\.js/;
const pictureFailed = 'Das Bild konnte nicht geladen werden.';

const snapshotNames = {
  [projectWithPictures.path]: 'project-with-pictures',
  [projectWithoutPictures.path]: 'project-without-pictures',
  [projectOfThisSite.path]: 'project-of-this-site',
  [firstSkill.path]: 'skill',
};
/** In the quick run, only `tests/pages/page-appearance.spec.ts` compares their trees. */
const slowPages = [
  'desktop-0',
  'desktop-1',
  'desktop-3',
  'project-without-pictures',
  'project-of-this-site',
  'skill',
  'lebenslauf',
  'impressum',
  'datenschutz',
  'barrierefreiheit',
];
/** Projects and skills that differ from those above in their content only. */
const otherPaths = [...projects, ...skills]
  .map(({ path }) => path)
  .filter((path) => !snapshotNames[path]);

export const screenStates: readonly ScreenState[] = [
  ...expectedPages
    .filter(({ path }) => !otherPaths.includes(path))
    .map(({ path }) => ({
      name: nameOf(path),
      isSlow: slowPages.includes(nameOf(path)),
      open: (page: Page) => openRoute(page, path),
      // The bars around `main` have their own snapshots, `around-….yml`.
      ...(path === '/' || path === '/kontakt' ? {} : { scope: main, isMeasuredElsewhere: true }),
    })),
  {
    name: 'not-found',
    open: (page) => openPage(page, '/gibt-es-nicht'),
    expectedErrors: [/status of 404/],
  },
  {
    name: 'form-with-errors',
    async open(page) {
      const form = await openFormOnContactSlide(page);
      await submit(form);
      await expect(form.getByText('Gebe einen Name ein.')).toBeVisible();
    },
  },
  {
    name: 'notification-sent',
    isSlow: true,
    open: async (page) => keep(await showNotification(page)),
    scope: notifications,
  },
  {
    name: 'notification-failed',
    isSlow: true,
    async open(page) {
      await answerCommits(page, refused);
      // The form may still be closing when the notification appears.
      await expect(await sendErika(page)).toHaveCount(0);
      await keep(notificationOf(page, 'failed'));
    },
    scope: notifications,
    expectedErrors: [/^Failed to load resource|^The message was not sent/],
  },
  { name: 'lightbox', open: (page) => openLightboxAtRest(page, 2) },
  {
    name: 'help',
    async open(page) {
      await openSlide(page, 1);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Tastaturhilfe' })).toBeVisible();
    },
  },
  {
    ...failing('screenshots-failed', '**/assets/pictures/**', (page) =>
      openPage(page, projectWithPictures.path),
    ),
    scope: (page) => page.getByRole('region', { name: 'Einblicke' }),
  },
  failing('lightbox-picture-failed', `**/pictures/${projectWithPictures.name}/**`, (page) =>
    openLightbox(page, 1),
  ),
  {
    ...failing('form-failed', /contact-form-.*\.js/, async (page) => {
      await openSlide(page, 3);
      await page.getByRole('button', { name: 'Schreiben' }).click();
    }),
    scope: (page) => page.getByRole('dialog'),
  },
  {
    name: 'body-loading',
    isSlow: true,
    async open(page) {
      await page.route(detailBody, () => {});
      await pressTile(page);
      await expect(page.getByText('Wird geladen …')).toBeVisible();
      await settle(page);
    },
  },
  failing('body-failed', detailBody, pressTile),
];

function failing(name: string, requests: string | RegExp, open: ScreenState['open']): ScreenState {
  return {
    name,
    isSlow: true,
    async open(page) {
      await page.route(requests, (route) => route.abort());
      await open(page);
      const notice = page.getByRole('alert').or(page.getByText(pictureFailed));
      await expect(notice.first()).toBeVisible();
      // The page may still be opening.
      await settle(page);
    },
    expectedErrors: [/net::ERR_FAILED|Loading chunk [a-z-]+ failed|React error #520/],
  };
}

/** @throws Error if no state has the name */
export function screenState(name: string): ScreenState {
  const state = screenStates.find((state) => state.name === name);
  if (!state) throw new Error(`There is no screen state "${name}".`);
  return state;
}

/** Name of a page's state and snapshot. */
export function nameOf(path: string): string {
  return snapshotNames[path] ?? (path.slice(1).replace('/', '-') || 'lock');
}

async function openRoute(page: Page, path: string) {
  // The longest date. On other pages a fixed clock would slow axe down.
  if (path === '/') await page.clock.setFixedTime('2026-09-24T20:38:00+02:00');
  await openPage(page, path);
  // The fields load after the dialog.
  if (path === '/kontakt') await expect(page.getByRole('textbox').first()).toBeVisible();
}

/** A focused notification stays. */
async function keep(notification: Locator) {
  await notification.getByRole('button', { name: 'Schließen' }).focus();
}

async function pressTile(page: Page) {
  await openSlide(page, projectWithPictures.slide);
  await tile(page, projectWithPictures).click();
}
