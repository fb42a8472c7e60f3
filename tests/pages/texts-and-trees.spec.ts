import { expectTree } from '#tests/support/accessibility-tree.ts';
import { routes } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { nameOf, screenStates } from '#tests/support/screen-states.ts';
import { expect, test } from '#tests/support/test.ts';

// Chromium logs the status of the 404 page.
test.use({ expectedErrors: [/status of 404/] });

const paths = routes.map(({ path }) => path).filter((path) => path !== '/' && path !== '/kontakt');

test('all slides and pages have their texts and accessibility trees', async ({ page }) => {
  for (const path of [...paths, '/gibt-es-nicht']) {
    await openPage(page, path);
    const main = page.getByRole('main');
    // Unlike the trees, these texts contain those hidden from screen readers, and line breaks
    // between blocks. Every slide's `main` contains all slides.
    // biome-ignore lint/performance/useDomNodeTextContent: `textContent` has no line breaks.
    const texts = await main.innerText();
    const file = path.startsWith('/desktop/') ? 'home.txt' : `${path.slice(1)}.txt`;
    expect.soft(texts, path).toMatchSnapshot(file);
    const isTreeStored = screenStates.some(({ name }) => name === nameOf(path));
    if (isTreeStored) await expectTree(main, nameOf(path), '[inert], main nav');
  }
});
