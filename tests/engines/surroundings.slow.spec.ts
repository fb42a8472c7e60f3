import { test } from '#tests/support/test.ts';
import { JourneyPage } from './journeys/journey-page.ts';
import { journeys } from './journeys/journeys.ts';

/**
 * Takes away from Chromium what Safari on a Mac or an iPhone lacks or refuses and no engine here
 * does, what older browsers lack, and German.
 */
function likeSafari() {
  // A click focuses no button or link, but the closest focusable element around it.
  document.addEventListener('mousedown', (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a');
    if (!control) return;
    event.preventDefault();
    const around = control.parentElement?.closest<HTMLElement>('[tabindex]');
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  // Safari has no `scrollend` before 26.2 and no Navigation API before 26.
  addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  const absent: [object, string][] = [
    ...['onscrollend', 'requestIdleCallback', 'visualViewport', 'navigation'].map(
      (name): [object, string] => [window, name],
    ),
    [Crypto.prototype, 'randomUUID'],
    [Promise, 'withResolvers'],
    [AbortSignal, 'any'],
  ];
  for (const [owner, name] of absent) Reflect.deleteProperty(owner, name);
  // Reading these throws when all cookies are blocked.
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, name, { get });
  Object.defineProperty(document, 'cookie', { get, set: get });
  Object.defineProperty(Navigator.prototype, 'language', { value: 'en-US' });
  const refuse = () => {
    throw new RangeError('Incorrect locale information provided');
  };
  Object.assign(Intl, { DateTimeFormat: refuse, NumberFormat: refuse, PluralRules: refuse });
  Object.assign(Date.prototype, { toLocaleString: refuse, toLocaleDateString: refuse });
}

test.describe('a browser that lacks what Safari lacks', () => {
  for (const [device, all] of Object.entries(journeys)) {
    for (const [name, run] of Object.entries(all)) {
      if (!/to a skill|message/.test(name)) continue;
      test(`lets a visitor through when ${device} ${name}`, async ({ page }) => {
        await page.addInitScript(likeSafari);
        await run(new JourneyPage(page));
      });
    }
  }
});
