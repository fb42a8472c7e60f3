import { elementIds } from '#src/config/element-ids.ts';
import { mayPreload } from '#src/lib/preloading.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';

/** ms for which the lock's photo waits for pictures that are on their way. Chosen: a slow 4G link brings them in 1 s. */
const timeout = 1200;

/** ms in which a picture that comes later dissolves into place. */
const dissolving = 300;

/** What unlocking uncovers: the photo of the night, and the drawing on the slider's first page. */
function nightPictures(): HTMLImageElement[] {
  const selector = `#${elementIds.home} picture img, [data-page="0"] img`;
  return [...document.querySelectorAll<HTMLImageElement>(selector)];
}

export function decodeNight() {
  for (const picture of nightPictures()) picture.decode().catch(() => {});
}

/**
 * Resolves when they are there, or after the timeout: a picture that comes later dissolves into place.
 * @param painted is waited for in any case
 */
export async function nightComes(painted: Promise<void>): Promise<void> {
  let isWaited = true;
  const arrivals = nightPictures().map(async (picture) => {
    const appearance = picture.animate({ opacity: [0, 1] }, reducedMotion() ? 0 : dissolving);
    appearance.pause();
    await picture.decode().catch(() => {});
    if (isWaited) appearance.finish();
    else appearance.play();
  });
  const wait = mayPreload() ? timeout : 0;
  await Promise.race([Promise.all(arrivals), new Promise((resolve) => setTimeout(resolve, wait))]);
  await painted;
  isWaited = false;
}
