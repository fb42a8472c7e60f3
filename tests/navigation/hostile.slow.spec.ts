import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { sliderPages } from '#content/slider.ts';
import { contactForm } from '#content/texts/form.ts';
import { messageFields } from '#src/contact/fields.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { gallery } from '#tests/support/content.ts';
import { lightboxAt, screenshot } from '#tests/support/lightbox.ts';
import {
  lockHint,
  openForm,
  type PageNumber,
  sliderPage,
  topBarEntry,
} from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const { errors, tooLong } = contactForm;

/**
 * The whole way of a visitor: unlocks, turns the pages, looks at a project, copies the address, writes and sends.
 * @param copies whether the browser lets the page copy; otherwise the page says how to do it by hand
 */
async function makeJourney(page: Page, copies: boolean) {
  const commits = await answerCommits(page, stored);
  await page.goto('/');
  await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  // Where the history takes no more entries, by loading the page.
  await expect(page).toHaveURL('/desktop/0');
  await expectShown(page, 0);
  for (const number of [1, 2] as const) await turnTo(page, number);
  await lookAtProject(page);
  await expect(page).toHaveURL('/desktop/2');
  await expectShown(page, 2);
  await turnTo(page, 3);

  const row = sliderPages.contact.emailRow;
  await page.getByRole('button', { name: row.button }).click();
  if (copies) {
    await expect(page.getByRole('button', { name: row.copied })).toBeVisible();
    await expect(page.getByRole('button', { name: row.button })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(owner.email);
  } else await expect(page.getByText(row.copyFailed)).toBeVisible();

  await write(page);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits).toHaveLength(1);
  expect(commits[0]?.fields).toEqual({
    name: { stringValue: erika.name },
    email: { stringValue: erika.email },
    message: { stringValue: erika.message },
  });
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

async function lookAtProject(page: Page) {
  await sliderPage(page, 2).getByRole('link', { name: gallery.tile.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeVisible();
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Nächstes Bild' }).click();
  const second = lightboxAt(page, 2);
  await expect(second).toBeVisible();
  const text = await second.getByRole('img').getAttribute('alt');
  await expect(second.locator('[aria-live]')).toContainText(String(text));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
}

/** Is told what is missing, then what is wrong, leaves the form, comes back to what it held, and sends. */
async function write(page: Page) {
  const form = await openForm(page);
  await fillForm(form, { ...erika, email: '' });
  await submit(form);
  await expect(form.getByText(errors.email)).toBeVisible();
  await fieldsOf(form).email.fill(`erika@${'x'.repeat(messageFields.email.limit)}`);
  await submit(form);
  await expect(form.getByText(tooLong(messageFields.email.limit))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  const again = await openForm(page);
  await expect(fieldsOf(again).message).toHaveValue(erika.message);
  await fieldsOf(again).email.fill(erika.email);
  await submit(again);
}

interface Surrounding {
  /** Runs in every document before its first script. */
  before: () => void;
  /** The browser lets no page copy. */
  refusesCopies?: true;
  /** What the console says, and may say. */
  says?: RegExp;
  motion?: true;
}

/** What browsers, settings and extensions do to a page; in each of them the whole visit works or says why not. */
const surroundings: Record<string, Surrounding> = {
  'storage is denied, as where all cookies are': {
    before: () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  },

  'storage is full and the clipboard refuses': {
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    },
    refusesCopies: true,
    says: /The clipboard refused the e-mail address: NotAllowedError/,
  },

  'the browser is an older one, and not a German one': {
    before: () => {
      // scrollend: Safari before 26.2. Idle callbacks: Safari.
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
      const absent: [object, string][] = [
        [window, 'onscrollend'],
        [window, 'requestIdleCallback'],
        [window, 'visualViewport'],
        [Navigator.prototype, 'serviceWorker'],
        [Navigator.prototype, 'clipboard'],
        [Crypto.prototype, 'randomUUID'],
        [Promise, 'withResolvers'],
        [AbortSignal, 'any'],
      ];
      for (const [owner, name] of absent) Reflect.deleteProperty(owner, name);
      Object.defineProperty(Navigator.prototype, 'language', { value: 'en-US' });
      const refuse = () => {
        throw new RangeError('Incorrect locale information provided');
      };
      Object.assign(Intl, { DateTimeFormat: refuse, NumberFormat: refuse, PluralRules: refuse });
      Object.assign(Date.prototype, { toLocaleString: refuse, toLocaleDateString: refuse });
    },
    refusesCopies: true,
    says: /The clipboard refused the e-mail address: TypeError/,
    motion: true,
  },

  'the clock jumps between 1970, 2080 and an hour ago': {
    before: () => {
      const Clock = Date;
      const hour = 3_600_000;
      const now = () => {
        const real = Clock.now();
        const shifts = [-real, 54 * 365 * 24 * hour, -hour, 0];
        return real + (shifts[Math.floor(performance.now() / 200) % shifts.length] ?? 0);
      };
      window.Date = class extends Clock {
        constructor(...values: unknown[]) {
          super(...((values.length === 0 ? [now()] : values) as [number]));
        }
        static override now = now;
      } as DateConstructor;
    },
    motion: true,
  },

  'extensions change the page before React comes': {
    before: () => {
      /** As Dark Reader, Grammarly and password managers do with whatever appears. */
      const mark = (element: Element) => {
        if (!(element instanceof HTMLElement)) return;
        element.setAttribute('data-darkreader-inline-bgcolor', '');
        element.style.setProperty('--darkreader-inline-bgcolor', '#181a1b');
        if (!element.matches('input, textarea')) return;
        element.setAttribute('data-gramm', 'false');
        element.after(document.createElement('grammarly-extension'));
      };
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof Element)) continue;
          for (const element of [node, ...node.querySelectorAll('*')]) mark(element);
        }
      }).observe(document, { childList: true, subtree: true });
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        // No style element: browsers let only extensions add one against the site's policy.
        for (const tag of ['script', 'meta']) document.head.append(document.createElement(tag));
        document.body.append(document.createElement('extension-element'));
        document.body.prepend(document.createElement('extension-element'));
      });
    },
  },

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

test.describe.configure({ timeout: 60_000 });

for (const [what, { before, refusesCopies, says, motion }] of Object.entries(surroundings)) {
  test.describe(`where ${what}`, () => {
    test.use({
      expectedErrors: says ? [says] : [],
      permissions: ['clipboard-read', 'clipboard-write'],
      ...(motion ? { contextOptions: { reducedMotion: 'no-preference' } } : {}),
    });

    test('a visit works from the lock to the message', async ({ page }) => {
      await page.addInitScript(before);
      await makeJourney(page, !refusesCopies);
    });
  });
}
