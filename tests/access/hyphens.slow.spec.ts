import { owner } from '#content/owner.ts';
import { expectedPages } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

// Chromium's headless shell has no German dictionary, so only the style can be checked.
test('addresses, file names and the site title are not hyphenated', async ({ page }) => {
  test.slow();
  const found = new Set<string>();
  for (const { path } of expectedPages) {
    await openPage(page, path);
    for (const { text, hyphens } of await page.evaluate(findAddresses)) {
      expect.soft(hyphens, `${text} on ${path}`).toBe('none');
      found.add(text);
    }
  }
  expect([...found]).toEqual(expect.arrayContaining([owner.email, owner.siteTitle]));
});

/** Finds text with a dot or an @ between characters, such as `hallo@example.org`. */
function findAddresses() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { text: string; hyphens: string }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript')) continue;
    // `<wbr>` splits an address into several text nodes.
    const isWhole = [...parent.children].every(({ localName }) => localName === 'wbr');
    const whole = (isWhole ? parent : node).textContent ?? '';
    for (const [text] of whole.matchAll(/\S*[a-z][.@][a-z]\S*/gi))
      found.push({ text, hyphens: getComputedStyle(parent).hyphens });
  }
  return found;
}
