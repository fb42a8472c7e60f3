import { elementIds } from '#src/config/element-ids.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';

/*
 * What the home screen offers to what lies above it. Its markup names what is meant by `data-home`: each `part` lies on
 * the wallpaper and fades in, each `picture` is what a visitor sees first. Plain DOM, because a lock may open before
 * React runs; React renders none of what is written here, so it undoes nothing. `home-screen.css` gives it its looks.
 */

/** ms in which a picture that comes late dissolves into place. */
const dissolving = 300;

/** px by which the slider rises into place. */
const rise = 8;

function homeScreen(): HTMLElement | null {
  return document.getElementById(elementIds.home);
}

function marked<T extends HTMLElement>(mark: 'part' | 'picture'): T[] {
  return [...(homeScreen()?.querySelectorAll<T>(`[data-home=${mark}]`) ?? [])];
}

/** Lays the home screen out, paints it and decodes its pictures, all of it unseen. */
export function prepareHome() {
  homeScreen()?.setAttribute('data-prepared', '');
  for (const picture of marked<HTMLImageElement>('picture')) picture.decode().catch(() => {});
}

/** Lets its wallpaper be seen through what lies above. */
export function revealHome() {
  homeScreen()?.setAttribute('data-revealed', '');
}

/** @param share opacity of what lies on the wallpaper: below 0 is none; '' for what is written in the style sheet */
export function showHomeParts(share: number | '') {
  for (const part of marked('part')) part.style.setProperty('--shown', `${share}`);
}

/** Fades in what lies on the wallpaper. A picture that has not arrived dissolves into place when it does. */
export function fadeHomeIn(timing: { duration: number; delay: number }): Animation[] {
  for (const picture of marked<HTMLImageElement>('picture')) {
    if (picture.naturalWidth === 0) dissolveLate(picture);
  }
  return marked('part').map((part) => {
    const rises = part.localName === 'main' && { translate: [`0 ${rise}px`, 'none'] };
    return part.animate({ opacity: 1, ...rises }, { ...timing, fill: 'both' });
  });
}

function dissolveLate(picture: HTMLImageElement) {
  const appearance = picture.animate({ opacity: [0, 1] }, reducedMotion() ? 0 : dissolving);
  appearance.pause();
  void picture
    .decode()
    .catch(() => {})
    .then(() => appearance.play());
}
