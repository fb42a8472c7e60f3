import type { Page } from '@playwright/test';
import { formOf, openFormOnContactSlide, showNotification } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { dragMouse } from '#tests/support/gestures.ts';
import { lightboxAt, openLightboxAtRest, screenshotButton } from '#tests/support/lightbox.ts';
import { freezeAnimations, openPage, settle } from '#tests/support/page.ts';
import { centreOf } from '#tests/support/points.ts';
import {
  closeLink,
  dot,
  expectSlide,
  heading,
  hint,
  openDetail,
  openSlide,
  tile,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

type Setting = NonNullable<Parameters<Page['emulateMedia']>[0]> | typeof desktop;

const changes: Record<string, [before: Setting, after: Setting]> = {};
for (const [name, reversedName, one, other] of [
  [
    'motion becomes reduced',
    'motion is allowed again',
    { reducedMotion: 'no-preference' },
    { reducedMotion: 'reduce' },
  ],
  ['contrast increases', 'contrast decreases', { contrast: 'no-preference' }, { contrast: 'more' }],
  [
    'colours become forced',
    'colours are free again',
    { forcedColors: 'none' },
    { forcedColors: 'active' },
  ],
  ['the window becomes narrow', 'the window becomes wide', desktop, phone],
] as const) {
  changes[name] = [one, other];
  changes[reversedName] = [other, one];
}

function apply(page: Page, setting: Setting) {
  return 'width' in setting ? page.setViewportSize(setting) : page.emulateMedia(setting);
}

interface Motion {
  prepare: (page: Page) => Promise<unknown>;
  begin: (page: Page) => Promise<unknown>;
  end: (page: Page) => Promise<unknown>;
}

const project = projectWithPictures;
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const noNotification = (page: Page) => expect(page.getByRole('status')).toHaveCount(0);

const motions: Record<string, Motion> = {
  'The lock fades': {
    prepare: (page) => openPage(page, '/'),
    begin: (page) => page.keyboard.press('ArrowUp'),
    end: (page) => expectSlide(page, 0),
  },
  'The lock springs back': {
    prepare: (page) => openPage(page, '/'),
    begin: async (page) => {
      const { x, y } = await centreOf(hint(page));
      await dragMouse(page, { x, y }, { x, y: y - 60 }, { hold: 200 });
    },
    end: (page) => expect(hint(page)).toBeInViewport({ ratio: 1 }),
  },
  'The slider glides': {
    prepare: (page) => openSlide(page, 0),
    begin: (page) => dot(page, 3).click(),
    end: (page) => expectSlide(page, 3),
  },
  'A page opens': {
    prepare: (page) => openSlide(page, project.slide),
    begin: (page) => tile(page, project).click(),
    end: (page) => expect(heading(page, project)).toBeFocused(),
  },
  'A page closes': {
    prepare: async (page) => {
      await openSlide(page, project.slide);
      await openDetail(page, project);
    },
    begin: (page) => closeLink(page).click(),
    end: (page) => expectSlide(page, project.slide),
  },
  'The form opens': {
    prepare: (page) => openSlide(page, 3),
    begin: (page) => page.getByRole('button', { name: 'Schreiben' }).click(),
    end: (page) => expect(formOf(page).getByRole('textbox', { name: 'Name' })).toBeFocused(),
  },
  'The form closes': {
    prepare: (page) => openFormOnContactSlide(page),
    begin: (page) => page.keyboard.press('Escape'),
    end: noDialog,
  },
  'The lightbox opens': {
    prepare: (page) => openPage(page, project.path),
    begin: (page) => screenshotButton(page, 1).click(),
    end: async (page) => {
      await settle(page);
      await expect(lightboxAt(page, 1)).toBeFocused();
    },
  },
  'The lightbox goes to the next picture': {
    prepare: (page) => openLightboxAtRest(page, 1),
    begin: (page) => page.keyboard.press('ArrowRight'),
    end: async (page) => {
      await expect(lightboxAt(page, 2)).toBeVisible();
      await settle(page);
    },
  },
  'The lightbox closes': {
    prepare: (page) => openLightboxAtRest(page, 1),
    begin: (page) => page.keyboard.press('Escape'),
    end: noDialog,
  },
  'The help opens': {
    prepare: (page) => openSlide(page, 1),
    begin: (page) => page.keyboard.press('?'),
    end: (page) => expect(page.getByRole('dialog').getByRole('button')).toBeVisible(),
  },
  'The help closes': {
    prepare: async (page) => {
      await openSlide(page, 1);
      await page.keyboard.press('?');
      await settle(page);
    },
    begin: (page) => page.keyboard.press('Escape'),
    end: noDialog,
  },
  'A notification goes': {
    prepare: (page) => showNotification(page),
    begin: (page) =>
      page.getByRole('status').getByRole('button', { name: 'Schließen' }).click({ force: true }),
    end: noNotification,
  },
};

for (const [name, { prepare, begin, end }] of Object.entries(motions)) {
  for (const [change, [before, after]] of Object.entries(changes)) {
    test(`${name}: the animation ends although ${change}`, async ({ page }) => {
      await apply(page, before);
      await prepare(page);
      await settle(page);
      const resume = await freezeAnimations(page);
      await begin(page);
      await apply(page, after);
      // The page handles the change within a few frames.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      await resume();
      await end(page);
      await settle(page);
    });
  }
}
