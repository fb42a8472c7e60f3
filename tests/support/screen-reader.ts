import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type Reader = typeof import('@guidepup/virtual-screen-reader').virtual;

const file = import.meta.resolve('@guidepup/virtual-screen-reader/browser.js');

/** The module as a script: no policy of the page lets it import one from elsewhere. */
const source = readFileSync(fileURLToPath(file), 'utf8').replace(
  /export\s*\{.*?([\w$]+) as virtual\};/,
  'window.reader = $1;',
);

/** What a screen reader says of a page that is read from its beginning to its end, phrase by phrase. */
export async function readAloud(page: Page): Promise<string[]> {
  await page.evaluate(`(() => { ${source}\n })()`);
  return page.evaluate(async () => {
    // The reader does not know that a browser with scripts leaves this out.
    for (const element of document.querySelectorAll('noscript')) element.textContent = '';
    const { reader } = window as unknown as { reader: Reader };
    await reader.start({ container: document.body });
    while ((await reader.lastSpokenPhrase()) !== 'end of document') await reader.next();
    const phrases = await reader.spokenPhraseLog();
    await reader.stop();
    return phrases;
  });
}
