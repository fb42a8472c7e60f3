import { elementIds } from '#src/lib/element-ids.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';

/*
 * Shows the home screen behind the lock (`styles/home-behind-lock.css`). Plain DOM, because the
 * lock can open before React runs. `data-home=foreground` marks elements that fade in over the
 * wallpaper.
 */

/** Duration in which a picture that loads after an unlock fades in, ms. */
const lateFade = 300;

/** Distance by which the slider rises during the fade, px. */
const rise = 8;

function homeScreen(): HTMLElement | null {
  return document.getElementById(elementIds.home);
}

function marked<T extends HTMLElement>(mark: 'foreground' | 'picture'): T[] {
  return [...(homeScreen()?.querySelectorAll<T>(`[data-home=${mark}]`) ?? [])];
}

/** Makes the browser lay out the invisible home screen and decode its pictures. */
export function prepareHome() {
  homeScreen()?.setAttribute('data-prepared', '');
  for (const picture of marked<HTMLImageElement>('picture')) picture.decode().catch(() => {});
}

/** Maximum time to wait for the wallpaper's decoding, ms. */
const maxDecodeTime = 1200;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Makes the home screen visible. Resolves after the wallpaper's paint, or `maxDecodeTime`. */
export async function revealHome() {
  homeScreen()?.setAttribute('data-revealed', '');
  // The first picture of the home screen; the map is another.
  const [wallpaper] = marked<HTMLImageElement>('picture');
  const decoded = wallpaper?.decode().catch(() => undefined);
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, maxDecodeTime))]);
  await nextFrame();
  await nextFrame();
}

/** @param opacity of the elements over the wallpaper, 0 to 1 */
export function setForegroundOpacity(opacity: number) {
  for (const { style } of marked('foreground'))
    style.setProperty('--foreground-opacity', `${opacity}`);
}

/**
 * Fades in the elements over the wallpaper, and late pictures when they have loaded.
 * @param timing of the whole fade
 * @param offset of the keyframe at which the elements begin to appear, 0 to 1
 */
export function fadeHomeIn(timing: KeyframeAnimationOptions, offset: number): Animation[] {
  for (const picture of marked<HTMLImageElement>('picture')) {
    if (picture.naturalWidth === 0) fadeInLate(picture);
  }
  return marked('foreground').map((element) => {
    const from = element.localName === 'main' ? `0 ${rise}px` : 'none';
    const opacity = Number(getComputedStyle(element).opacity);
    const keyframes: Keyframe[] = [
      { opacity, translate: from },
      { opacity, translate: from, offset },
      { opacity: 1, translate: 'none' },
    ];
    return element.animate(keyframes, { ...timing, fill: 'both' });
  });
}

function fadeInLate(picture: HTMLImageElement) {
  const appearance = picture.animate({ opacity: [0, 1] }, reducedMotion() ? 0 : lateFade);
  appearance.pause();
  const appear = () => appearance.play();
  picture.decode().then(appear, appear);
}
