import { makeJourney } from '#tests/support/journey.ts';
import { test } from '#tests/support/test.ts';

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
