import { test } from '#tests/support/test.ts';
import { playwrightDriver } from './journeys/driver.ts';
import { journeys } from './journeys/journeys.ts';
import { Visit } from './journeys/visit.ts';

/**
 * What Safari on a Mac or an iPhone lacks or refuses, and no engine here does: taken away from Chromium, and with it what
 * older browsers have not, and German.
 */
function likeSafari() {
  // A click gives a button or link no focus; what can have it around them gets it, else nothing.
  document.addEventListener('mousedown', (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a');
    if (!control) return;
    event.preventDefault();
    const around = control.parentElement?.closest<HTMLElement>('[tabindex]');
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  // Before 26.2 it has no `scrollend`, before 26 no Navigation API.
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
  // With all cookies blocked, reading the property throws.
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

for (const [name, run] of Object.entries(journeys)) {
  if (!/to a skill|put away/.test(name)) continue;
  test(`as in Safari, ${name}`, async ({ page }) => {
    await page.addInitScript(likeSafari);
    await run(new Visit(playwrightDriver(page)));
  });
}
