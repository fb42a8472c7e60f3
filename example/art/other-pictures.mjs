import { contentFolder, contentPath } from '../../scripts/content-folder.mjs';
import { stop } from '../../scripts/stop.mjs';
import { subsetInter } from './font/subset.mjs';
import { iconFaults, renderIcons } from './icons/render-icons.mjs';
import { cardFaults, renderCards } from './open-graph/render-cards.mjs';
import { captureSite } from './own-site/capture.mjs';
import { encodeWallpapers, wallpaperFaults } from './wallpapers.mjs';

/**
 * Kinds of pictures, by name; `faults` returns a line for each file that is missing or unsuitable.
 * @type {Record<string, { make: () => Promise<void>, faults?: () => string[] | Promise<string[]> }>}
 */
const pictures = {
  font: { make: subsetInter },
  icons: { make: renderIcons, faults: iconFaults },
  wallpaper: { make: encodeWallpapers, faults: wallpaperFaults },
  'open-graph': { make: renderCards, faults: cardFaults },
  // Captures show the other pictures, so name `captures` last in the command.
  captures: { make: captureSite },
};

/** Makes all pictures of these names, in this order. @param {readonly string[]} names */
export async function makeOtherPictures(names) {
  const unknown = names.find((name) => !Object.hasOwn(pictures, name));
  if (unknown) {
    const known = Object.keys(pictures).join(', ');
    stop(`No project or picture is named ${unknown}; pictures are ${known}.`);
  }
  const wanted = names.map((name) => pictures[name]);
  // All checks come before the first file is written.
  const faults = await Promise.all(wanted.map((each) => each?.faults?.() ?? []));
  if (faults.flat().length > 0)
    stop(faults.flat().join('\n').replaceAll(contentPath, contentFolder));
  for (const each of wanted) await each?.make();
}
