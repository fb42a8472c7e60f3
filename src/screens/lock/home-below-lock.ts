import { elementIds } from '#src/lib/element-ids.ts';
import { reducedMotion } from '#src/lib/visitor-settings.ts';

/*
 * What the lock does to the home screen below it. `data-home=part` marks what fades in over the
 * wallpaper, `data-home=picture` the first pictures. Plain DOM, because the lock can open before
 * React runs; React renders none of these attributes, and resets none. Styled in
 * `styles/states.css`.
 */

/** Fade of a picture that arrives late, ms. */
const lateFade = 300;

/** The slider rises into place by this distance, px. */
const rise = 8;

function homeScreen(): HTMLElement | null {
  return document.getElementById(elementIds.home);
}

function marked<T extends HTMLElement>(mark: 'part' | 'picture'): T[] {
  return [...(homeScreen()?.querySelectorAll<T>(`[data-home=${mark}]`) ?? [])];
}

/** Lays out and paints the home screen and decodes its pictures, still invisible. */
export function prepareHome() {
  homeScreen()?.setAttribute('data-prepared', '');
  for (const picture of marked<HTMLImageElement>('picture')) picture.decode().catch(() => {});
}

/** Time after which the home screen counts as painted, ms. */
const maxPaintTime = 1200;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Makes it visible through the layer above. Resolves when its wallpaper has been painted. */
export async function revealHome() {
  homeScreen()?.setAttribute('data-revealed', '');
  const [wallpaper] = marked<HTMLImageElement>('picture');
  const decoded = wallpaper?.decode().catch(() => undefined);
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, maxPaintTime))]);
  await nextFrame();
  await nextFrame();
}

/** @param share opacity of the parts; negative values count as 0 */
export function showHomeParts(share: number) {
  for (const part of marked('part')) part.style.setProperty('--shown', `${share}`);
}

/**
 * Fades the parts in, from `offset` of the way on. Pictures still loading fade in on arrival.
 * @param timing of the whole way
 */
export function fadeHomeIn(timing: KeyframeAnimationOptions, offset: number): Animation[] {
  for (const picture of marked<HTMLImageElement>('picture')) {
    if (picture.naturalWidth === 0) fadeInLate(picture);
  }
  return marked('part').map((part) => {
    const from = part.localName === 'main' ? `0 ${rise}px` : 'none';
    const opacity = Number(getComputedStyle(part).opacity);
    const frames = [
      { opacity, translate: from, offset },
      { opacity: 1, translate: 'none' },
    ];
    return part.animate([{ opacity, translate: from }, ...frames], { ...timing, fill: 'both' });
  });
}

function fadeInLate(picture: HTMLImageElement) {
  const appearance = picture.animate({ opacity: [0, 1] }, reducedMotion() ? 0 : lateFade);
  appearance.pause();
  const appear = () => appearance.play();
  picture.decode().then(appear, appear);
}
