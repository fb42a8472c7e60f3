import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';
import { contentAssets } from '../../../scripts/build/content-assets.ts';
import { foldersOf } from '../../../scripts/content/content-folders.ts';
import { contentAlias, contentPath } from '../../../scripts/content-folder.mjs';
import { root } from '../../../scripts/root.mjs';
import { launchBrowser } from '../launch-browser.mjs';

/** Returns a line for each missing wallpaper or icon of the cards. */
export function cardFaults() {
  const icons = /** @type {const} */ (['project', 'skill']).flatMap((kind) => {
    const names = foldersOf(kind, contentPath);
    return names.map((name) => join(contentPath, `${kind}s`, name, 'icon.svg'));
  });
  const wallpapers = ['lock', 'home'].map((name) =>
    join(contentPath, 'public/assets/pictures/wallpaper', `${name}-landscape-2560.webp`),
  );
  return [...wallpapers, ...icons]
    .filter((file) => !existsSync(file))
    .map((file) => `${file} is missing; the cards show it.`);
}

/** Starts a Vite server for `card.html`, the content and its pictures. */
async function startServer() {
  const server = await createServer({
    plugins: [contentAssets()],
    resolve: { alias: [contentAlias] },
    root,
    configFile: false,
    cacheDir: '.cache/vite-art',
    appType: 'mpa',
    logLevel: 'warn',
    css: { postcss: {} },
    optimizeDeps: { noDiscovery: true, include: [] },
    // Not strict, so that two runs can take two ports.
    server: { host: '127.0.0.1', port: 4190, strictPort: false, hmr: false, watch: null },
  });
  return server.listen();
}

/** @typedef {typeof import('../../../scripts/build/open-graph-card-texts.ts').cards[string]} Card */

/** Fills `card.html`; runs in the browser. @param {Card & { site: string }} card */
async function fill({ title, text, wallpaper, detail, site }) {
  const select = (/** @type {string} */ selector) =>
    /** @type {HTMLElement} */ (document.querySelector(selector));
  const tile = select('.tile');
  const heading = select('h1');
  const icon = /** @type {HTMLImageElement} */ (select('.tile img'));
  heading.textContent = title;
  select('p').textContent = text;
  select('.site').textContent = site;
  const background = new Image();
  background.src = `/assets/pictures/wallpaper/${wallpaper}-landscape-2560.webp`;
  select('#root').style.backgroundImage = `url(${background.src})`;
  await background.decode();
  if (detail) {
    tile.style.background = detail.tile.background;
    const [, address] = /url\("(.*?)"\)/.exec(detail.tile.background) ?? [];
    if (address) {
      const image = new Image();
      image.src = address;
      await image.decode();
    }
    icon.src = `/assets/icons/${detail.name}.svg`;
    await icon.decode();
  } else tile.remove();
  await document.fonts.ready;
  // Makes a long title smaller, down to 56 px, until the icon has room to be recognized.
  for (let size = 80; detail && tile.offsetHeight < 96 && size >= 56; size -= 4)
    heading.style.fontSize = `${size}px`;
}

/** Draws the Open Graph picture of every page, at the size that social networks ask for. */
export async function renderCards() {
  const [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  try {
    const { cards } = await server.ssrLoadModule('/scripts/build/open-graph-card-texts.ts');
    const { owner } = await server.ssrLoadModule('#content/owner.ts');
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    const address = new URL('example/art/open-graph/card.html', server.resolvedUrls?.local[0]);
    for (const [name, card] of Object.entries(cards)) {
      await page.goto(address.href);
      await page.evaluate(fill, { ...card, site: owner.siteTitle });
      const png = await page.locator('#root').screenshot();
      const file = cardFile(name);
      await mkdir(dirname(file), { recursive: true });
      const { size } = await sharp(png)
        .resize({ width: 1200 })
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(file);
      console.log(`open-graph/${name}  ${Math.round(size / 1024)} KB`);
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/** Path of a card: in the page's folder, if the page has a folder. @param {string} name */
function cardFile(name) {
  const folder = ['projects', 'skills', 'pages']
    .map((kind) => join(contentPath, kind, name))
    .find((each) => existsSync(each));
  return folder
    ? join(folder, 'card.jpg')
    : join(contentPath, 'public/assets/open-graph', `${name}.jpg`);
}
