import { test } from '#tests/support/test.ts';
import { playwrightDriver } from './journeys/driver.ts';
import { journeys } from './journeys/journeys.ts';
import { Visit } from './journeys/visit.ts';

/** What Safari on a Mac or an iPhone lacks or refuses, and no engine here does: taken away from Chromium. */
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
  for (const name of ['onscrollend', 'requestIdleCallback', 'navigation']) {
    Reflect.deleteProperty(window, name);
  }
  // With all cookies blocked, reading the property throws.
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(window, 'sessionStorage', { get });
}

for (const [name, run] of Object.entries(journeys)) {
  if (!/to a skill|put away|viewer by/.test(name)) continue;
  test(`as in Safari: ${name}`, async ({ page }) => {
    await page.addInitScript(likeSafari);
    await run(new Visit(playwrightDriver(page)));
  });
}
