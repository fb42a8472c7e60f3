import type { Page } from '@playwright/test';
import { sliderPages } from '#content/slider.ts';
import { contactForm } from '#content/texts/form.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  stored,
  submit,
} from '#scripts/testbed/contact.ts';
import { gallery } from '#scripts/testbed/content.ts';
import { lightboxAt, screenshot } from '#scripts/testbed/lightbox.ts';
import {
  lockHint,
  openForm,
  type PageNumber,
  sliderPage,
  topBarEntry,
} from '#scripts/testbed/steps.ts';
import { closeLink, heading, tile } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

/** The whole way of a visitor: unlocks, turns the pages, looks at a project, copies the address, writes and sends. */
async function makeJourney(page: Page) {
  const commits = await answerCommits(page, stored);
  await page.goto('/');
  await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  // Where the history takes no more entries, by loading the page.
  await expect(page).toHaveURL('/desktop/0');
  await expectShown(page, 0);
  await turnTo(page, 1);
  await turnTo(page, 2);
  await tile(sliderPage(page, 2), gallery).click();
  await expect(heading(page, gallery)).toBeVisible();
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeLink(page).click();
  await expect(page).toHaveURL('/desktop/2');
  await expectShown(page, 2);
  await turnTo(page, 3);

  const row = sliderPages.contact.emailRow;
  await page.getByRole('button', { name: row.button }).click();
  await expect(page.getByText(row.copied).first()).toBeVisible();

  const form = await openForm(page);
  await fillForm(form, { ...erika, email: '' });
  await submit(form);
  await expect(form.getByText(contactForm.errors.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await fieldsOf(await openForm(page)).email.fill(erika.email);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits[0]?.fields).toMatchObject({ message: { stringValue: erika.message } });
}

/** A page of the slider shows, whether or not the address can follow. */
async function expectShown(page: Page, number: PageNumber) {
  await expect(sliderPage(page, number)).toBeInViewport({ ratio: 0.99 });
  await expect(topBarEntry(page, number)).toHaveAttribute('aria-current', 'page');
}

async function turnTo(page: Page, number: PageNumber) {
  await topBarEntry(page, number).click();
  await expectShown(page, number);
}

interface Surrounding {
  /** Runs in every document before its first script. */
  before: () => void;
  /** What the console says, and may say. */
  says?: RegExp;
}

/** What settings and extensions do to a page; `tests/engines/safari.slow.spec.ts` has what browsers lack. */
const surroundings: Record<string, Surrounding> = {
  'every text is translated, before React comes and after': {
    before: () => {
      /** Google Translate puts two elements in the place of each text; React keeps the text that is gone. */
      const translate = (text: Node) => {
        const parent = text.parentElement;
        if (!parent || !text.textContent?.trim()) return;
        if (parent.closest('font, script, style, head, textarea')) return;
        const outer = document.createElement('font');
        outer.append(
          Object.assign(document.createElement('font'), { textContent: text.textContent }),
        );
        parent.replaceChild(outer, text);
      };
      const translateAll = () => {
        const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) translate(text);
      };
      document.addEventListener('DOMContentLoaded', () => {
        translateAll();
        const seen = { childList: true, characterData: true, subtree: true };
        new MutationObserver(translateAll).observe(document.body, seen);
      });
    },
    // React finds other markup than it expects, says so once for each page load and renders it anew.
    says: /Minified React error #418/,
  },

  'the history takes no more entries, as in Safari after 100 in 30 s': {
    before: () => {
      const refuse = () => {
        throw new DOMException('Attempt to use history.pushState() too often.', 'SecurityError');
      };
      Object.assign(History.prototype, { pushState: refuse, replaceState: refuse });
    },
  },
};

for (const [what, { before, says }] of Object.entries(surroundings)) {
  test.describe(`where ${what}`, () => {
    test.use({
      expectedErrors: says ? [says] : [],
      permissions: ['clipboard-read', 'clipboard-write'],
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('a visit works from the lock to the message', async ({ page }) => {
      await page.addInitScript(before);
      await makeJourney(page);
    });
  });
}
