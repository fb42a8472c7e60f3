import { settle } from '#tests/support/page.ts';
import { screenState } from '#tests/support/screen-states.ts';
import { expect, test } from '#tests/support/test.ts';

/** Insets of an iPhone with a Dynamic Island, px. */
const portrait = { width: 390, height: 844, insets: { top: 59, right: 0, bottom: 34, left: 0 } };
const landscape = { width: 844, height: 390, insets: { top: 0, right: 59, bottom: 21, left: 59 } };

const screens = ['lock', 'desktop-3', 'project-with-pictures', 'impressum', 'lightbox', 'kontakt'];

for (const { width, height, insets } of [portrait, landscape]) {
  test(`no text or control is under the camera or home bar at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    // Playwright's types lack this command.
    const method = 'Emulation.setSafeAreaInsetsOverride' as 'Emulation.setFocusEmulationEnabled';
    await session.send(method, { insets } as never);
    for (const name of screens) {
      await screenState(name).open(page);
      await settle(page);
      expect(await page.evaluate(findCovered, insets), name).toEqual([]);
    }
  });
}

function findCovered({ top, right, bottom, left }: (typeof portrait)['insets']) {
  const scope = document.querySelector('[role=dialog]') ?? document.body;
  const selector = 'h1, h2, h3, p, a, button, input, textarea';
  return [...scope.querySelectorAll(selector)].flatMap((element) => {
    // The strip of screenshots overflows by design. Skip links are above the window until they have
    // the focus.
    const isExcluded = element.closest(
      '[inert], section[aria-hidden], .sr-only, li > button, [aria-label=Sprungmarken]',
    );
    if (isExcluded || !element.checkVisibility()) return [];
    element.scrollIntoView({ block: 'center' });
    const text = document.createRange();
    text.selectNodeContents(element);
    const isField = element.matches('input, textarea');
    const box = (isField ? element : text).getBoundingClientRect();
    const isClear =
      box.left >= left &&
      box.right <= innerWidth - right &&
      box.top >= top &&
      box.bottom <= innerHeight - bottom;
    return isClear ? [] : [element.outerHTML.slice(0, 120)];
  });
}
