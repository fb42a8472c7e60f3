import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
  answerCommits,
  erika,
  fillForm,
  notificationOf,
  stored,
  submit,
} from '#scripts/testbed/contact.ts';
import { gallery } from '#scripts/testbed/content.ts';
import { lightboxAt, screenshot } from '#scripts/testbed/lightbox.ts';
import { expectHydrated } from '#scripts/testbed/routes.ts';
import {
  expectPage,
  openForm,
  openLock,
  openPage,
  sliderPage,
  topBarEntry,
  unlock,
} from '#scripts/testbed/steps.ts';
import { closeLink } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

const advice =
  'Other phrases are read. Where that is meant, accept them by `npm run browser -- tests/access/screen-reader.slow.spec.ts --update-snapshots=all`.';

/** Reads the screens of a journey aloud, one after the other; `compare` wants what the file holds. */
function reading(page: Page) {
  const screens: string[] = [];
  return {
    async read(title: string) {
      screens.push([`# ${title}`, ...(await readAloud(page)), ''].join('\n'));
    },
    compare: (file: string) => expect(screens.join('\n'), advice).toMatchSnapshot(file),
  };
}

type Reader = typeof import('@guidepup/virtual-screen-reader').virtual;

/** The module as a script: no policy of the page lets it import one from elsewhere. */
const source = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
).replace(/export\s*\{.*?([\w$]+) as virtual\};/, 'window.reader = $1;');

/** What a screen reader says of a page from its beginning to its end, phrase by phrase. */
async function readAloud(page: Page): Promise<string[]> {
  await page.evaluate(`(() => { ${source}\n })()`);
  return page.evaluate(async () => {
    // The reader does not know that a browser with scripts leaves this out.
    for (const element of document.querySelectorAll('noscript')) element.textContent = '';
    const { reader } = window as unknown as { reader: Reader };
    await reader.start({ container: document.body });
    while ((await reader.lastSpokenPhrase()) !== 'end of document') await reader.next();
    const phrases = await reader.spokenPhraseLog();
    await reader.stop();
    return phrases;
  });
}

test('from the lock to a picture, everything is read as its file says', async ({ page }) => {
  const { read, compare } = reading(page);
  await page.clock.setFixedTime('2026-03-09T09:41:00+01:00');
  await openLock(page);
  await read('The lock');
  await unlock(page);
  await read('The first page');
  await topBarEntry(page, 2).click();
  await expectPage(page, 2);
  // The live region has told it, and is empty again.
  await expect(page.getByText('Seite 3 von 4: Projekte', { exact: true })).toHaveCount(0);
  await read('The projects');
  await sliderPage(page, 2).getByRole('link', { name: gallery.tile.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeFocused();
  await read('A project');
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1).getByRole('img')).toBeVisible();
  await expect(page.getByText('Das Bild wird geladen …')).toHaveCount(0);
  await read('Its first picture');
  await page.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(lightboxAt(page, 2)).toBeVisible();
  await expect(page.getByText('Das Bild wird geladen …')).toHaveCount(0);
  await read('Its second picture');
  compare('phone.txt');
});

test('from the form to the answer, everything is read as its file says', async ({ page }) => {
  const { read, compare } = reading(page);
  await answerCommits(page, stored);
  await openPage(page, 3);
  await read('The contact page');
  const form = await openForm(page);
  await read('The form');
  await submit(form);
  await expect(form.getByText('3 Angaben fehlen oder stimmen nicht.')).toBeAttached();
  await read('The form with its errors');
  await fillForm(form, erika);
  // It is there for a second, in which it must be noticed.
  const announcement = page.getByText(/^Benachrichtigung /);
  const announced = announcement.waitFor({ state: 'attached' });
  await submit(form);
  await announced;
  await expect(announcement).toHaveCount(0);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await read('The notification');
  compare('contact.txt');
});

test('the legal pages are read as their file says', async ({ page }) => {
  const { read, compare } = reading(page);
  await openPage(page, 3);
  for (const [name, path] of [
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await read(name);
    await closeLink(page).click();
    await expectPage(page, 3);
  }
  compare('legal.txt');
});
