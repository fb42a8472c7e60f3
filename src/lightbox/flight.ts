import { isSeen } from '#src/lib/is-seen.ts';
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

/** Room around the picture for what comes beside it, px; about that of the lightbox, which places it exactly. */
const room = { x: 12, top: 72, bottom: 120 } as const;

/**
 * Lets a copy of a thumbnail leave it for the middle of the window.
 * @returns a function that tells where it is
 */
export function flyOff(copy: HTMLCanvasElement, thumbnail: HTMLImageElement): () => DOMRect {
  const from = thumbnail.getBoundingClientRect();
  const { width, height } = thumbnail;
  const scale = Math.min(
    (innerWidth - 2 * room.x) / width,
    (innerHeight - room.top - room.bottom) / height,
  );
  const size = { width: width * scale, height: height * scale };
  const to = {
    left: (innerWidth - size.width) / 2,
    top: room.top + (innerHeight - room.top - room.bottom - size.height) / 2,
    ...size,
  };
  // Not an image of the same address, which may come a few frames later.
  Object.assign(copy, { width: thumbnail.naturalWidth, height: thumbnail.naturalHeight });
  copy.getContext('2d')?.drawImage(thumbnail, 0, 0);
  for (const [name, value] of Object.entries(to)) copy.style.setProperty(name, `${value}px`);
  if (!reducedMotion()) copy.animate([{ transform: transformBetween(to, from) }, landed], timing);
  return () => copy.getBoundingClientRect();
}

interface Flight {
  /** What flies. */
  slide: HTMLElement | undefined;
  /** Undefined where it could not be loaded. */
  picture: HTMLElement | undefined;
  thumbnail: HTMLElement | undefined;
}

/** The slide's transform at the thumbnail; undefined where the visitor cannot see the thumbnail's middle. */
function atThumbnail(
  { picture, thumbnail }: Flight,
  to: Box | undefined = thumbnail?.getBoundingClientRect(),
): string | undefined {
  if (!picture || !to || !isSeen(to)) return undefined;
  const from = picture.getBoundingClientRect();
  return transformBetween(from, to, from.width / picture.offsetWidth);
}

const landed: Keyframe = { opacity: 1, transform: 'none' };

/**
 * Lets a picture come out of its thumbnail, or appear where it is. Undefined with reduced motion.
 * @param start where it is on its way already
 */
export function flyIn(flight: Flight, start?: Box): Animation | undefined {
  if (reducedMotion()) return undefined;
  const transform = atThumbnail(flight, start);
  const first = transform ? { transform } : { opacity: 0, transform: 'scale(0.96)' };
  return flight.slide?.animate([first, landed], timing);
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
