import { isSeen } from '#src/lib/is-seen.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import type { Zoom } from './zoom.ts';

/** Between thumbnail and gallery; quick at first, gentle at the end (vaul's sheet, as on iOS). */
const timing = { duration: 280, easing: 'cubic-bezier(.32,.72,0,1)' } as const;

/** Where something is in the viewport, px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The controls that open the lightbox, by the index of their picture. */
export type Thumbnails = Map<number, HTMLElement>;

/** The image in the control that opens the lightbox at a picture. */
export function thumbnailOf(thumbnails: Thumbnails, index: number): HTMLImageElement | undefined {
  return thumbnails.get(index)?.querySelector('img') ?? undefined;
}

/** Takes a thumbnail off the page while its picture is in the lightbox. Returns a cleanup function. */
export function hideThumbnail(thumbnail: HTMLElement | undefined): () => void {
  if (thumbnail) thumbnail.style.visibility = 'hidden';
  return () => thumbnail?.style.removeProperty('visibility');
}

/**
 * The CSS transform that puts what is seen at `from` over `to`.
 * @param scale by which everything inside the transformed element's parent is drawn already
 */
export function transformBetween(from: Box, to: Box, scale = 1): string {
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / scale;
  const y = (to.top + to.height / 2 - from.top - from.height / 2) / scale;
  return `translate(${x}px, ${y}px) scale(${to.width / from.width})`;
}

/** The picture of a slide; none where it could not be loaded. */
export function pictureIn(slide: HTMLElement | undefined): HTMLElement | undefined {
  return slide?.querySelector<HTMLElement>('[data-picture]') ?? undefined;
}

const landed: Keyframe = { opacity: 1, transform: 'none' };

/**
 * Lets a slide's picture come out of its thumbnail, or go back into it and stay so. Where the visitor
 * cannot see the thumbnail's middle, it fades. Undefined with reduced motion.
 * @param thumbnail where it is, px
 */
export function fly(
  way: 'in' | 'out',
  slide: HTMLElement | undefined,
  thumbnail: Box | undefined,
): Animation | undefined {
  if (reducedMotion()) return undefined;
  let away: Keyframe = { opacity: 0, transform: way === 'in' ? 'scale(0.96)' : 'none' };
  const picture = pictureIn(slide);
  if (picture && thumbnail && isSeen(thumbnail)) {
    const box = picture.getBoundingClientRect();
    away = {
      opacity: 1,
      transform: transformBetween(box, thumbnail, box.width / picture.offsetWidth),
    };
  }
  if (way === 'in') return slide?.animate([away, landed], timing);
  return slide?.animate([landed, away], { ...timing, fill: 'forwards' });
}

export function flyingZoom(slide: HTMLElement): Zoom {
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(slide).transform);
  return { scale, x, y };
}
