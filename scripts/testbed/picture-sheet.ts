import type { Page } from '@playwright/test';

/** px between two pictures */
const gap = 12;

/**
 * Puts pictures side by side, as many in a row as make the sheet about square, each over its caption.
 * @param page an empty one @param width of each picture, px
 */
export async function writeSheet(
  page: Page,
  file: string,
  pictures: readonly { picture: string; caption?: string }[],
  width: number,
) {
  await page.setContent(`<style>
    body { display: flex; flex-wrap: wrap; gap: ${gap}px; margin: 0; background: #808080 }
    figure { margin: 0; font: 16px sans-serif }
    img { display: block; width: ${width}px }
  </style>`);
  let ratio = 1;
  for (const { picture, caption = '' } of pictures) {
    ratio = await page.evaluate(
      async ({ source, text }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const figure = document.createElement('figure');
        figure.append(image, text);
        document.body.append(figure);
        return image.width / image.height;
      },
      { source: `data:image/*;base64,${picture}`, text: caption },
    );
  }
  const columns = Math.ceil(Math.sqrt(pictures.length / ratio));
  await page.setViewportSize({ width: columns * (width + gap), height: 100 });
  await page.screenshot({ path: file, fullPage: true });
}
