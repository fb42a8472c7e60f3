import { expectTree } from '#tests/support/accessibility-tree.ts';
import { colorAt } from '#tests/support/colors.ts';
import { routes } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { nameOf, screenStates } from '#tests/support/screen-states.ts';
import { expect, test } from '#tests/support/test.ts';

// Chromium logs the status of the 404 page.
test.use({ expectedErrors: [/status of 404/] });

const paths = routes.map(({ path }) => path).filter((path) => path !== '/' && path !== '/kontakt');

/** Returns the addresses of pictures in the viewport that have not loaded or are not visible. */
function missingPictures(images: Element[]): string[] {
  return images
    .filter((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && left >= 0 && left < innerWidth;
    })
    .filter((image) => {
      const isSeen = image.checkVisibility({ visibilityProperty: true });
      return !isSeen || (image instanceof HTMLImageElement && image.naturalWidth === 0);
    })
    .map((image) => (image instanceof HTMLImageElement ? image.currentSrc : image.outerHTML));
}

test('all slides and pages have their texts, accessibility trees and pictures', async ({
  page,
}) => {
  for (const path of [...paths, '/gibt-es-nicht']) {
    await openPage(page, path);
    const main = page.getByRole('main');
    // Unlike the trees, these texts contain those hidden from screen readers, and line breaks
    // between blocks. Every slide's `main` contains all slides.
    // biome-ignore lint/performance/useDomNodeTextContent: `textContent` has no line breaks.
    const texts = await main.innerText();
    const file = path.startsWith('/desktop/') ? 'home.txt' : `${path.slice(1)}.txt`;
    expect.soft(texts, path).toMatchSnapshot(file);
    const images = page.locator('img');
    await expect.soft.poll(() => images.evaluateAll(missingPictures), path).toEqual([]);
    const lowest = () => document.elementFromPoint(20, innerHeight - 20)?.localName;
    expect
      .soft(await page.evaluate(lowest), `${path} fills the window`)
      .not.toMatch(/^(html|body)$/);
    // axe does not decide on text in the colour of its background.
    const heading = main.getByRole('heading').first();
    const { x, y } = await boxOf(heading);
    await expect.soft(heading, path).not.toHaveCSS('color', await colorAt(page, { x: x - 2, y }));
    const isTreeStored = screenStates.some(({ name }) => name === nameOf(path));
    if (isTreeStored) await expectTree(main, nameOf(path), '[inert], main nav');
  }
});
