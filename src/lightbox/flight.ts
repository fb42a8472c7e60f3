import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { overlayKey } from '#src/navigation/overlay.ts';
import type { VisitStore } from '#src/navigation/visit-store.ts';
import type { Zoom } from './zoom.ts';

/** Between thumbnail and gallery; quick at first, gentle at the end (vaul's sheet, as on iOS). */
const timing = { duration: 280, easing: 'cubic-bezier(.32,.72,0,1)' } as const;

/** Where something is in the viewport, px. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The image in the control that opens the lightbox at a picture. */
export function thumbnailOf(store: VisitStore, index: number): HTMLImageElement | undefined {
  const opener = store.openers.get(overlayKey({ kind: 'lightbox', index }));
  return opener?.querySelector('img') ?? undefined;
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

interface Flight {
  /** What flies. */
  slide: HTMLElement | undefined;
  /** Undefined where it could not be loaded. */
  picture: HTMLElement | undefined;
  thumbnail: HTMLElement | undefined;
}

/** The slide's transform at the thumbnail; undefined where the visitor cannot see the thumbnail's middle. */
function atThumbnail({ picture, thumbnail }: Flight): string | undefined {
  const to = thumbnail?.getBoundingClientRect();
  if (!picture || !to || to.width === 0) return undefined;
  const x = to.left + to.width / 2;
  const y = to.top + to.height / 2;
  if (x <= 0 || x >= innerWidth || y <= 0 || y >= innerHeight) return undefined;
  const from = picture.getBoundingClientRect();
  return transformBetween(from, to, from.width / picture.offsetWidth);
}

const landed: Keyframe = { opacity: 1, transform: 'none' };

/** Lets a picture come out of its thumbnail, or appear where it is. Undefined with reduced motion. */
export function flyIn(flight: Flight): Animation | undefined {
  if (reducedMotion()) return undefined;
  const transform = atThumbnail(flight);
  const start = transform ? { transform } : { opacity: 0, transform: 'scale(0.96)' };
  return flight.slide?.animate([start, landed], timing);
}

/** Lets a picture go back into its thumbnail, or fade, and stay so. Undefined with reduced motion. */
export function flyOut(flight: Flight): Animation | undefined {
  if (reducedMotion()) return undefined;
  const transform = atThumbnail(flight);
  const end = transform ? { ...landed, transform } : { ...landed, opacity: 0 };
  return flight.slide?.animate([landed, end], { ...timing, fill: 'forwards' });
}

/** How a slide stands in the middle of its flight. */
export function flyingZoom(slide: HTMLElement): Zoom {
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(slide).transform);
  return { scale, x, y };
}
