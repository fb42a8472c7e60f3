import { isCentreInViewport } from '#src/lib/dom.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import type { Zoom } from './zoom.ts';

/** Duration in ms; the easing of iOS sheets (vaul). */
const timing = { duration: 280, easing: 'cubic-bezier(.32,.72,0,1)' } as const;

/** Buttons that open the lightbox, by index of their picture. */
export type ThumbnailButtons = Map<number, HTMLElement>;

export function thumbnailOf(
  buttons: ThumbnailButtons,
  index: number,
): HTMLImageElement | undefined {
  return buttons.get(index)?.querySelector('img') ?? undefined;
}

/**
 * The CSS `transform` with which a slide moves its picture from one box to another.
 * @param scale the slide's CSS `scale`, which multiplies the translation
 */
function transformBetween(from: DOMRect, to: DOMRect, scale: number): string {
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / scale;
  const y = (to.top + to.height / 2 - from.top - from.height / 2) / scale;
  return `translate(${x}px, ${y}px) scale(${to.width / from.width})`;
}

/** The picture of a slide; undefined if it failed to load. */
export function pictureIn(slide: HTMLElement | undefined): HTMLElement | undefined {
  return slide?.querySelector<HTMLElement>('[data-picture]') ?? undefined;
}

const atRest = { opacity: 1, transform: 'none' };

/**
 * Animates a slide from or to its thumbnail. The slide fades if its picture failed to load, or
 * the thumbnail is outside of the viewport. With reduced motion, returns undefined.
 */
export function fly(
  direction: 'in' | 'out',
  slide: HTMLElement | undefined,
  thumbnail: HTMLElement | undefined,
): Animation | undefined {
  if (reducedMotion()) return undefined;
  let away = { opacity: 0, transform: direction === 'in' ? 'scale(0.96)' : 'none' };
  const picture = pictureIn(slide);
  const small = thumbnail?.getBoundingClientRect();
  if (picture && small && isCentreInViewport(small)) {
    const large = picture.getBoundingClientRect();
    const transform = transformBetween(large, small, large.width / picture.offsetWidth);
    away = { opacity: 1, transform };
  }
  if (direction === 'in') return slide?.animate([away, atRest], timing);
  return slide?.animate([atRest, away], { ...timing, fill: 'forwards' });
}

/** The zoom that a slide in flight shows now. */
export function flyingZoom(slide: HTMLElement): Zoom {
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(slide).transform);
  return { scale, x, y };
}
