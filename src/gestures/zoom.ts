import { clamp, type Range, stretch, unstretch } from './rubber-band.ts';

/** A place or a way, px, from the middle of the view. */
export interface Point {
  x: number;
  y: number;
}

/** px. */
export interface Size {
  width: number;
  height: number;
}

/** How a picture stands in its view: the middle of the picture, px from the view's, and its scale. */
export interface View extends Point {
  /** 1 is the size at which the whole picture fits. */
  scale: number;
}

/** What a view shows: the picture's size at scale 1, and the view's own. */
export interface Frame {
  picture: Size;
  view: Size;
}

/** Scales at which a picture may rest. */
export const zoomRange: Range = { min: 1, max: 4 };

/** Scale that a double tap zooms to. */
export const tapScale = 2.5;

/** Browsers and fingers round; a scale below this counts as not zoomed. */
const zoomedScale = 1.01;

/** How far the scale gives way beyond its ends, in scales. */
const scaleGive = 1;

export function isZoomed({ scale }: Pick<View, 'scale'>): boolean {
  return scale > zoomedScale;
}

/** The view at another scale, with the same spot of the picture under `point`. */
export function zoomAround({ x, y, scale }: View, point: Point, wanted: number): View {
  const factor = wanted / scale;
  return {
    scale: wanted,
    x: point.x - (point.x - x) * factor,
    y: point.y - (point.y - y) * factor,
  };
}

/** The scale that is shown while fingers want `scale`: beyond the ends it resists. */
export function stretchScale(scale: number): number {
  return stretch(scale, zoomRange, scaleGive);
}

/** The scale that fingers want while `scale` is shown. */
export function unstretchScale(scale: number): number {
  return unstretch(scale, zoomRange, scaleGive);
}

/** How far the picture's middle may be from the view's: no further than its edges need, so 0 if it fits. */
export function panRange(scale: number, { picture, view }: Frame): { x: Range; y: Range } {
  const reach = (length: number, space: number) => {
    const most = (length * scale - space) / 2;
    return { min: Math.min(-most, 0), max: Math.max(most, 0) };
  };
  return { x: reach(picture.width, view.width), y: reach(picture.height, view.height) };
}

/** The view after a drag by `way` from `start`: one to one, and resisting beyond the picture's edges. */
export function panBy(start: View, way: Point, frame: Frame): View {
  const { x, y } = panRange(start.scale, frame);
  const { width, height } = frame.view;
  return {
    scale: start.scale,
    x: stretch(unstretch(start.x, x, width) + way.x, x, width),
    y: stretch(unstretch(start.y, y, height) + way.y, y, height),
  };
}

/** The nearest view at the same scale that shows no more than it must of what is beside the picture. */
export function filledView({ x, y, scale }: View, frame: Frame): View {
  const range = panRange(scale, frame);
  return { scale, x: clamp(x, range.x), y: clamp(y, range.y) };
}

/** Where a view comes to rest that is let go: at an allowed scale around `point`, filled by the picture. */
export function settledView(view: View, frame: Frame, point: Point = { x: 0, y: 0 }): View {
  const scale = isZoomed(view) ? clamp(view.scale, zoomRange) : zoomRange.min;
  return filledView(zoomAround(view, point, scale), frame);
}
