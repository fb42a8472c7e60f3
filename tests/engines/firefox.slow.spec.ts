import { gallery } from '#tests/support/content.ts';
import { keepCopy } from '#tests/support/deployment.ts';
import { expectHydrated, fullTitle } from '#tests/support/routes.ts';
import { expectPage, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** What can be different in Firefox, beyond the journeys that all engines make (`tests/engines/journeys`). */

test('the slider keeps its page when the window changes', async ({ page }) => {
  await openPage(page, 2);
  await page.setViewportSize({ width: 600, height: 900 });
  await expectPage(page, 2);
  await page.setViewportSize({ width: 1200, height: 500 });
  await expectPage(page, 2);
});

// Chromium without a window has no dictionary.
test.describe('the text', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('hyphens divide long words only', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/desktop/0', '/gibtsnicht', '/datenschutz', gallery.path]) {
      await page.goto(path);
      await expectHydrated(page);
      expect(await page.evaluate(dividedWords, 11), path).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/datenschutz');
    await expectHydrated(page);
    expect(await page.evaluate(dividedWords, 100)).not.toEqual([]);
  });
});

/** The words of paragraphs, of at most so many letters, that stand on two lines. */
function dividedWords(letters: number): string[] {
  const found: string[] = [];
  for (const paragraph of document.querySelectorAll('p')) {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (word.length <= letters && lines.size > 1) found.push(word);
      }
    }
  }
  return found;
}

test.describe('a second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows its pages without network', async ({ page, context, baseURL }) => {
    await keepCopy(page, baseURL ?? '');
    await context.setOffline(true);
    await page.goto(gallery.path);
    await expect(page).toHaveTitle(fullTitle(gallery));
  });
});
