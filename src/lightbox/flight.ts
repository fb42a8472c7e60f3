import { reducedMotion } from '#src/lib/reduced-motion.ts';

/** How long a picture flies between its thumbnail and the stage, ms. */
const flightTime = 280;

/** Quick at first, gentle at the end (vaul's sheet, as on iOS). */
const flightEasing = 'cubic-bezier(.32,.72,0,1)';

/** Where something is in the viewport, px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The picture's thumbnail in the gallery. */
export function thumbnailOf(index: number): HTMLImageElement | null {
  return document.querySelector(`[data-viewer-opener="${index}"] img`);
}

/** Takes the thumbnail out of the gallery while its picture is in the viewer. Returns what undoes it. */
export function takeThumbnail(index: number): () => void {
  const image = thumbnailOf(index);
  if (image) image.style.visibility = 'hidden';
  return () => image?.style.removeProperty('visibility');
}

/** The thumbnail's place, if the visitor can see its middle. */
export function thumbnailBox(index: number): Box | undefined {
  const box = thumbnailOf(index)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight ? box : undefined;
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
  element: HTMLElement;
  /** Its transform at the thumbnail; without one it appears and fades where it is. */
  transform: string | undefined;
}

const faded: Keyframe = { opacity: 0, transform: 'scale(0.96)' };
const landed: Keyframe = { opacity: 1, transform: 'none' };

/** Lets a picture come out of its thumbnail. Nothing where the visitor wants no movement. */
export function flyIn({ element, transform }: Flight): Animation | undefined {
  if (reducedMotion()) return undefined;
  const start = transform ? { transform } : faded;
  return element.animate([start, landed], { duration: flightTime, easing: flightEasing });
}

/** Lets a picture go back into its thumbnail and stay there. Nothing where no movement is wanted. */
export function flyOut({ element, transform }: Flight): Animation | undefined {
  if (reducedMotion()) return undefined;
  const end = transform ? { transform } : { opacity: 0 };
  return element.animate([landed, { ...landed, ...end }], {
    duration: flightTime,
    easing: flightEasing,
    fill: 'forwards',
  });
}
