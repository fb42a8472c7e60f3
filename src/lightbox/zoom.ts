import { clamp, type Range } from '#src/gestures/clamp.ts';
import { stretch, unstretch } from '#src/gestures/rubber-band.ts';
import type { Point } from '#src/gestures/velocity.ts';

/** px. */
export interface Size {
  width: number;
  height: number;
}

/** How a picture is zoomed: the offset of its middle from the middle of its container, px, and its scale. */
export interface Zoom extends Point {
  /** 1 is the size at which the whole picture fits. */
  scale: number;
}

/** A picture's size at scale 1, and that of the container around it. */
export interface Fit {
  picture: Size;
  container: Size;
}

export const zoomRange: Range = { min: 1, max: 4 };

export const tapScale = 2.5;

/** Browsers and fingers round; a scale below this counts as not zoomed. */
const zoomedScale = 1.01;

/** The scale gives way beyond its ends by less than this. */
const maxOverscale = 1;

/** Two fingers closer together than this, px, would make any movement a leap. */
const minSpan = 10;

export function isZoomed({ scale }: Pick<Zoom, 'scale'>): boolean {
  return scale > zoomedScale;
}

/** Another scale with the same spot of the picture under `point`, px from the container's middle. */
export function zoomAround({ x, y, scale }: Zoom, point: Point, wanted: number): Zoom {
  const factor = wanted / scale;
  return {
    scale: wanted,
    x: point.x - (point.x - x) * factor,
    y: point.y - (point.y - y) * factor,
  };
}

/** Two fingers: the place between them and how far they are apart, px. */
export interface Span {
  middle: Point;
  distance: number;
}

export function spanOf([a, b]: readonly [Point, Point]): Span {
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.max(Math.hypot(a.x - b.x, a.y - b.y), minSpan),
  };
}

/** The zoom after a pinch: what was under the fingers stays under them, and the scale resists at its ends. */
export function pinchBy(start: Zoom, from: Span, to: Span): Zoom {
  const pulled = unstretch(start.scale, zoomRange, maxOverscale) * (to.distance / from.distance);
  const { scale, x, y } = zoomAround(start, from.middle, stretch(pulled, zoomRange, maxOverscale));
  return { scale, x: x + to.middle.x - from.middle.x, y: y + to.middle.y - from.middle.y };
}

/** How far the picture can be panned: no further than its edges need, so not at all where it fits. */
export function panRange(scale: number, { picture, container }: Fit): { x: Range; y: Range } {
  const range = (length: number, space: number) => {
    const most = (length * scale - space) / 2;
    return { min: Math.min(-most, 0), max: Math.max(most, 0) };
  };
  return {
    x: range(picture.width, container.width),
    y: range(picture.height, container.height),
  };
}

/** The zoom after a pan by `offset` from `start`: one to one, and resisting beyond the picture's edges. */
export function panBy(start: Zoom, offset: Point, fit: Fit): Zoom {
  const { x, y } = panRange(start.scale, fit);
  const { width, height } = fit.container;
  return {
    scale: start.scale,
    x: stretch(unstretch(start.x, x, width) + offset.x, x, width),
    y: stretch(unstretch(start.y, y, height) + offset.y, y, height),
  };
}

/** The nearest zoom at the same scale that shows no more than it must of what is beside the picture. */
export function clampPan({ x, y, scale }: Zoom, fit: Fit): Zoom {
  const range = panRange(scale, fit);
  return { scale, x: clamp(x, range.x), y: clamp(y, range.y) };
}

/** Where a zoom comes to rest that is let go: at an allowed scale around `point`, filled by the picture. */
export function settledZoom(zoom: Zoom, fit: Fit, point: Point = { x: 0, y: 0 }): Zoom {
  const scale = isZoomed(zoom) ? clamp(zoom.scale, zoomRange) : zoomRange.min;
  return clampPan(zoomAround(zoom, point, scale), fit);
}
