import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { draw } from '#art/draw.mjs';
import { contentPath } from '../../../scripts/content-folder.mjs';

/** A line for each picture that a card shows and that is missing. */
export function cardFaults() {
  const icons = ['projects', 'skills'].flatMap((kind) => {
    const folder = join(contentPath, kind);
    const names = existsSync(folder)
      ? readdirSync(folder).filter((name) => !name.startsWith('.'))
      : [];
    return names.map((name) => join(folder, name, 'icon.svg'));
  });
  const wallpapers = ['lock', 'home'].map((name) =>
    join(contentPath, 'public/assets/pictures/wallpaper', `${name}-landscape-2560.webp`),
  );
  return [...wallpapers, ...icons]
    .filter((file) => !existsSync(file))
    .map((file) => `${file} is missing; the cards show it.`);
}

/**
 * Draws the Open Graph picture of every page, 1200 × 630 px as the networks that show them ask for.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('vite').ViteDevServer} server
 */
export async function renderCards(browser, server) {
  const { cards } = await server.ssrLoadModule('/scripts/build/cards.ts');
  const { owner } = await server.ssrLoadModule('#content/owner.ts');
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [name, { title, text }] of Object.entries(cards)) {
    const address = new URL(
      `example/art/open-graph/card.html?card=${name}`,
      server.resolvedUrls?.local[0],
    );
    const png = await draw(page, address.href);
    const file = cardFile(name);
    await mkdir(dirname(file), { recursive: true });
    // The launch check finds cards that are older than their texts.
    const said = Buffer.from(JSON.stringify([title, text, owner.siteTitle])).toString('base64');
    const { size } = await sharp(png)
      .resize({ width: 1200 })
      .withExif({ IFD0: { ImageDescription: `on this card: ${said}` } })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(file);
    console.log(`open-graph/${name}  ${Math.round(size / 1024)} KB`);
  }
  await page.close();
}

/** Beside the text of the page, where it has a folder. @param {string} name */
function cardFile(name) {
  const folder = ['projects', 'skills', 'pages']
    .map((kind) => join(contentPath, kind, name))
    .find((each) => existsSync(each));
  return folder
    ? join(folder, 'card.jpg')
    : join(contentPath, 'public/assets/open-graph', `${name}.jpg`);
}
