import type { Point } from '#src/gestures/drag-release.ts';
import { clamp, type Range, rubberBand, undoRubberBand } from '#src/gestures/range.ts';

/** Scale (1 fits the container), and offset of the picture from the container's centre, px. */
export interface Zoom extends Point {
  scale: number;
}

/** The sizes of a picture at scale 1 and of the picture's container, px. */
export type Sizes = Record<'picture' | 'container', Pick<DOMRect, 'width' | 'height'>>;

export const centre: Point = { x: 0, y: 0 };

export const zoomRange: Range = { min: 1, max: 4 };

/** Scale after a double tap on an unzoomed picture. */
export const tapScale = 2.5;

/** Above 1, because scales may have rounding errors. */
const minZoomedScale = 1.01;

/** Limit of the rubber-banded scale beyond `zoomRange`. */
const maxOverscale = 1;

/** Minimum distance of two fingers, px. A smaller distance would make the scale jump. */
const minSpan = 10;

export function isZoomed({ scale }: Pick<Zoom, 'scale'>): boolean {
  return scale > minZoomedScale;
}

/** Changes the scale around `point`, px from the container's centre. */
export function zoomAround({ x, y, scale }: Zoom, point: Point, newScale: number): Zoom {
  const factor = newScale / scale;
  return {
    scale: newScale,
    x: point.x - (point.x - x) * factor,
    y: point.y - (point.y - y) * factor,
  };
}

export type Span = ReturnType<typeof spanOf>;

/** The point between two fingers and their distance, px. */
export function spanOf(a: Point, b: Point) {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.max(Math.hypot(a.x - b.x, a.y - b.y), minSpan),
  };
}

/** The zoom after a pinch, around the middle of the fingers and with a rubber-banded scale. */
export function pinchBy(start: Zoom, from: Span, to: Span): Zoom {
  const startScale = undoRubberBand(start.scale, zoomRange, maxOverscale);
  const pinched = startScale * (to.distance / from.distance);
  const scale = rubberBand(pinched, zoomRange, maxOverscale);
  const { x, y } = zoomAround(start, from.middle, scale);
  return { scale, x: x + to.middle.x - from.middle.x, y: y + to.middle.y - from.middle.y };
}

/** Offsets at which the picture covers its container, px; 0 along an axis on which it fits. */
function panRange(scale: number, { picture, container }: Sizes): { x: Range; y: Range } {
  const range = (length: number, space: number) => {
    const max = (length * scale - space) / 2;
    return { min: Math.min(-max, 0), max: Math.max(max, 0) };
  };
  return {
    x: range(picture.width, container.width),
    y: range(picture.height, container.height),
  };
}

/** The zoom after a pan by `offset`, px, rubber-banded at the picture's edges. */
export function panBy(start: Zoom, offset: Point, sizes: Sizes): Zoom {
  const { x, y } = panRange(start.scale, sizes);
  const { width, height } = sizes.container;
  return {
    scale: start.scale,
    x: rubberBand(undoRubberBand(start.x, x, width) + offset.x, x, width),
    y: rubberBand(undoRubberBand(start.y, y, height) + offset.y, y, height),
  };
}

export function clampPan({ x, y, scale }: Zoom, sizes: Sizes): Zoom {
  const range = panRange(scale, sizes);
  return { scale, x: clamp(x, range.x), y: clamp(y, range.y) };
}

/**
 * The zoom at which a released picture rests: with scale and offset in their ranges.
 * @param point around which the scale changes, px from the container's centre
 */
export function settledZoom(zoom: Zoom, sizes: Sizes, point = centre): Zoom {
  const scale = isZoomed(zoom) ? clamp(zoom.scale, zoomRange) : zoomRange.min;
  return clampPan(zoomAround(zoom, point, scale), sizes);
}
