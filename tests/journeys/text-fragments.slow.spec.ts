import { slideIndex } from '#src/content/slides.ts';
import { expectSlide, slideAt, topBarEntry } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test('a text fragment shows the slide with the text', async ({ page }) => {
  for (const [address, slide] of [
    ['/desktop/1#:~:text=React', slideIndex.skills],
    ['/desktop/0#:~:text=Sag%20Hallo', slideIndex.contact],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expectSlide(page, slide);
    expect((await slideAt(page, slide).boundingBox())?.x).toBeCloseTo(0);
    await expect(topBarEntry(page, slideIndex.about)).toBeInViewport({ ratio: 1 });
  }
});
