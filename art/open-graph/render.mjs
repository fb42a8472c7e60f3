import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { draw } from '#art/draw.mjs';

const folder = fileURLToPath(new URL('../../public/assets/open-graph', import.meta.url));

/**
 * Draws the Open Graph picture of every page, 1200 × 630 px as the networks that show them ask for.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('vite').ViteDevServer} server
 */
export async function renderCards(browser, server) {
  const { cards } = await server.ssrLoadModule('/src/content/cards.ts');
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await mkdir(folder, { recursive: true });
  for (const name of Object.keys(cards)) {
    const address = new URL(`art/open-graph/card.html?card=${name}`, server.resolvedUrls?.local[0]);
    const png = await draw(page, address.href);
    const file = `${folder}/${name}.jpg`;
    const { size } = await sharp(png)
      .resize({ width: 1200 })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(file);
    console.log(`open-graph/${name}  ${Math.round(size / 1024)} KB`);
  }
  await page.close();
}
