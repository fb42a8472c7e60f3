import { fields, runBot } from '#tests/support/bot.ts';
import { erika, fillForm, notificationOf, submit } from '#tests/support/contact.ts';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { keepCopy } from '#tests/support/deployment.ts';
import { expectHydrated, fullTitle } from '#tests/support/routes.ts';
import { turnByKey } from '#tests/support/slider-keys.ts';
import { expectPage, openForm, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** What can be different in Firefox, beyond the journeys that all engines make (`tests/engines/journeys`). */

test('the slider does not turn by keys in the first second, wherever the focus is', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await openPage(page, 1);
  await page.getByRole('link', { name: firstSkill.tile.title }).focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'End']) await turnByKey(page, key, 1);
});

test('the slider keeps its page when the window changes', async ({ page }) => {
  await openPage(page, 2);
  await page.setViewportSize({ width: 600, height: 900 });
  await expectPage(page, 2);
  await page.setViewportSize({ width: 1200, height: 500 });
  await expectPage(page, 2);
});
test('the form sends what a person writes and nothing that a script fills', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await openPage(page, 3);
  await runBot(page, fields.all);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(sent).toHaveLength(0);
  const form = await openForm(page);
  await fillForm(form, erika);
  await submit(form);
  await expect.poll(() => sent.length).toBe(1);
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
