// `npm run art [filter…]`: draws the pictures whose name contains one of the filters, or all.
import { contentFolder, contentPath } from '../../scripts/content-folder.mjs';
import { stop } from '../../scripts/install.mjs';
import { launchBrowser } from './browser.mjs';
import { captureSite } from './captures.mjs';
import { startServer } from './draw.mjs';
import { subsetInter } from './font/subset.mjs';
import { generateGermany } from './germany/generate.mjs';
import { iconFaults, renderIcons } from './icons/render.mjs';
import { cardFaults, renderCards } from './open-graph/render.mjs';
import { renderSample } from './sample/render.mjs';
import { listScreens, renderScreens } from './screens.mjs';
import { encodeWallpapers, wallpaperFaults } from './wallpapers.mjs';

/** Device pixels per CSS px: the pictures are for dense screens. */
const pixelRatio = 2;

/** What needs no browser, by the name that a filter may choose. */
const others = {
  font: subsetInter,
  germany: generateGermany,
  icons: renderIcons,
  sample: renderSample,
  wallpaper: encodeWallpapers,
};

const filters = process.argv.slice(2);
/** @param {string} name */
function isWanted(name) {
  return filters.length === 0 || filters.some((filter) => name.includes(filter));
}

const wantedOthers = Object.entries(others).filter(([name]) => isWanted(name));
const screens = (await listScreens()).filter(isWanted);
const wantsCards = isWanted('open-graph');
if (screens.length + wantedOthers.length + Number(wantsCards) === 0) {
  console.error(`No picture has a name with ${filters.join(' or ')}.`);
  process.exit(1);
}
// Before anything is written.
const faults = [
  ...(isWanted('icons') ? await iconFaults() : []),
  ...(isWanted('wallpaper') ? await wallpaperFaults() : []),
  ...(wantsCards ? cardFaults() : []),
];
if (faults.length > 0) stop(faults.join('\n').replaceAll(contentPath, contentFolder));
for (const [, render] of wantedOthers) await render();

// The site's pictures of itself show the others, so they come last.
const isCapture = (/** @type {string} */ name) => name.startsWith('own-site/');
const drawings = screens.filter((name) => !isCapture(name));
const captures = screens.filter(isCapture);
if (screens.length > 0 || wantsCards) {
  const [browser, server] = await Promise.all([launchBrowser(pixelRatio), startServer()]);
  try {
    await renderScreens(browser, server, drawings);
    if (wantsCards) await renderCards(browser, server);
    if (captures.length > 0) await captureSite(browser);
    await renderScreens(browser, server, captures);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}
