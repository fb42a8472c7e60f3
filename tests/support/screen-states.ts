import { expect, type Locator, type Page } from '@playwright/test';
import { answerCommits, notificationOf, openContact, sendErika, submit } from './contact.ts';
import {
  firstSkill,
  projectOfThisSite,
  projects,
  projectWithoutPictures,
  projectWithPictures,
  routes,
  skills,
} from './content.ts';
import { openAtRest, openLightbox } from './lightbox.ts';
import { notify, refused } from './notifications.ts';
import { openPage } from './page.ts';
import { openSlide, slideAt } from './screens.ts';

/** A page, or a page with a dialog or notification, as a visitor sees it. */
export interface View {
  /** Serves as a file's name, too. */
  name: string;
  /** Opens it and waits until it stands. */
  open: (page: Page) => Promise<unknown>;
  /** The part that is compared; the file of another view has the rest. */
  part?: (page: Page) => Locator;
  /** `tests/owner-pages` measures the layout of every page. */
  isPage?: boolean;
  /** Few visitors see it; the quick run leaves it out. */
  isRare?: boolean;
  /** Errors that the console may show. */
  expectedErrors?: RegExp[];
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Benachrichtigungen' });
const main = (page: Page) => page.getByRole('main');

const detailBody = /detail-body-.*\.js/;
const pictureFailed = 'Das Bild konnte nicht geladen werden.';

/** Projects and skills that stand for all: the others differ in their texts only. */
const roles = {
  [projectWithPictures.path]: 'project-with-pictures',
  [projectWithoutPictures.path]: 'project-without-pictures',
  [projectOfThisSite.path]: 'project-of-this-site',
  [firstSkill.path]: 'skill',
};
const others = [...projects, ...skills].map(({ path }) => path).filter((path) => !roles[path]);

/** Every route that looks different, and every state that is more than a route. */
export const views: readonly View[] = [
  ...routes
    .filter(({ path }) => !others.includes(path))
    .map(({ path }) => ({
      name: nameOf(path),
      open: (page: Page) => openRoute(page, path),
      // Of other pages only `main` is compared; what surrounds it has files of its own,
      // `around-….yml`.
      ...(path === '/' || path === '/kontakt' ? {} : { part: main, isPage: true }),
    })),
  {
    name: 'not-found',
    open: (page) => openPage(page, '/gibt-es-nicht'),
    expectedErrors: [/status of 404/],
  },
  {
    name: 'form-with-errors',
    async open(page) {
      const form = await openContact(page);
      await submit(form);
      await expect(form.getByText('Gebe einen Name ein.')).toBeVisible();
    },
  },
  {
    name: 'notification-sent',
    open: async (page) => keep(await notify(page)),
    part: notifications,
  },
  {
    name: 'notification-failed',
    async open(page) {
      await answerCommits(page, refused);
      // The form fades after the notification has come.
      await expect(await sendErika(page)).toHaveCount(0);
      await keep(notificationOf(page, 'failed'));
    },
    part: notifications,
    expectedErrors: [/^Failed to load resource|^The message was not sent/],
  },
  { name: 'lightbox', open: (page) => openAtRest(page, 2) },
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
    part: (page) => page.getByRole('region', { name: 'Einblicke' }),
  },
  failing('pictures-failed', `**/pictures/${projectWithPictures.name}/**`, (page) =>
    openLightbox(page, 1),
  ),
  {
    ...failing('form-failed', /contact-form-.*\.js/, async (page) => {
      await openSlide(page, 3);
      await page.getByRole('button', { name: 'Schreiben' }).click();
    }),
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'screen-loading',
    isRare: true,
    async open(page) {
      await page.route(detailBody, () => {});
      await openTile(page);
      await expect(page.getByText('Wird geladen …')).toBeVisible();
    },
  },
  failing('screen-failed', detailBody, openTile),
];

/** A view whose requests fail, which an alert or each picture shows. */
function failing(name: string, requests: string | RegExp, open: View['open']): View {
  return {
    name,
    isRare: true,
    async open(page) {
      await page.route(requests, (route) => route.abort());
      await open(page);
      const said = page.getByRole('alert').or(page.getByText(pictureFailed));
      await expect(said.first()).toBeVisible();
    },
    expectedErrors: [/net::ERR_FAILED|Loading chunk [a-z-]+ failed|React error #520/],
  };
}

/** @throws Error where no view has the name */
export function viewOf(name: string): View {
  const found = views.find((view) => view.name === name);
  if (!found) throw new Error(`There is no view "${name}".`);
  return found;
}

/** The same name for every owner, as `project-with-pictures`; `lock` for `/`. */
function nameOf(path: string): string {
  return roles[path] ?? (path.slice(1).replace('/', '-') || 'lock');
}

async function openRoute(page: Page, path: string) {
  // The lock shows the time; this is the longest date. On other pages it would only slow down axe.
  if (path === '/') await page.clock.setFixedTime('2026-09-24T20:38:00+02:00');
  await openPage(page, path);
  // The sheet opens before its fields are loaded.
  if (path === '/kontakt') await expect(page.getByRole('textbox').first()).toBeVisible();
}

/** A notification stays while the focus is in it. */
async function keep(notification: Locator) {
  await notification.getByRole('button', { name: 'Schließen' }).focus();
}

async function openTile(page: Page) {
  await openSlide(page, 2);
  await slideAt(page, 2).getByRole('link', { name: projectWithPictures.tile.title }).click();
}
